#pragma once

#include <QToolBar>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace core {
struct Scenario;
}

namespace ui {

class Document;

/// The toolbar that sets the scenario.
class ScenarioBar : public QToolBar {
    Q_OBJECT

public:
    explicit ScenarioBar(Document& document, QWidget* parent = nullptr);

signals:
    /// What the user should know of an edit: which marks the new layer does not have.
    void noted(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addField(const QString& label, QWidget* field);
    QSpinBox* makeSpin(const char* objectName, const QString& name, const QString& toolTip);
    void editLayer(int index);
    void edit(const QString& text, const QString& mergeKey, const std::function<void(core::Scenario&)>& change);
    void apply(const core::Scenario& scenario, const QString& text, const QString& mergeKey);
    void refresh();

    Document& m_document;
    QComboBox* m_layer;
    QSpinBox* m_seq;
    QSpinBox* m_layers;
    QDoubleSpinBox* m_inFlight;
    QSpinBox* m_tokens;
    QDoubleSpinBox* m_budget;
    QCheckBox* m_freeComm;
};

} // namespace ui
