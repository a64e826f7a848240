#pragma once

#include <QWidget>

#include "ui/export/data_export.h"

class QComboBox;
class QLabel;

namespace ui {

/// The choices of a table.
class DataPage : public QWidget {
    Q_OBJECT

public:
    DataPage(const Document& document, const DataRequest& request, QWidget* parent = nullptr);

    DataRequest request() const;
    /// How many rows each table has changes with the document.
    void refresh();

signals:
    void changed();

private:
    const Document& m_document;
    QComboBox* m_contents;
    QComboBox* m_format;
    QLabel* m_about;
};

} // namespace ui
