#include "ui/panels/scenario_bar.h"

#include "core/budget.h"
#include "core/scenario.h"
#include "ui/document/budget.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double usualBudgetGib = 9'999.9; // the field has room for it
constexpr double mostBudgetGib = static_cast<double>(core::budgetBytesRange.most >> 30);

void setRange(QSpinBox* spin, core::Range range) {
    spin->setRange(static_cast<int>(range.least), static_cast<int>(range.most));
}

} // namespace

ScenarioBar::ScenarioBar(Document& document, QWidget* parent)
    : QToolBar(tr("Scenario"), parent),
      m_document(document) {
    setObjectName(QStringLiteral("scenarioBar"));
    setMovable(false);

    m_layer = new QComboBox(this);
    m_layer->setObjectName(QStringLiteral("layer"));
    m_layer->setToolTip(tr("The kind of transformer layer"));
    m_layer->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addField(tr("&Layer"), m_layer);
    connect(m_layer, &QComboBox::activated, this, &ScenarioBar::editLayer);

    m_seq = makeSpin("seq", tr("Sequence length"), tr("Tokens in a sequence; sets the cost of attention alone"));
    setRange(m_seq, core::seqRange);
    m_seq->setSingleStep(1024);
    addField(tr("se&quence"), m_seq);
    connect(m_seq, &QSpinBox::valueChanged, this, [this](int value) {
        edit(tr("set the sequence length"), QStringLiteral("seq"), [value](core::Scenario& s) { s.seq = value; });
    });

    m_freeComm = new QCheckBox(tr("free the &all-to-all"), this);
    m_freeComm->setObjectName(QStringLiteral("freeComm"));
    m_freeComm->setAccessibleName(tr("Free the all-to-all"));
    m_freeComm->setToolTip(tr("Let dispatch and combine be recomputed too. FLOPs put no price on the all-to-all that this repeats."));
    addWidget(m_freeComm);
    connect(m_freeComm, &QCheckBox::clicked, this, [this](bool free) {
        edit(free ? tr("free the all-to-all") : tr("keep the all-to-all saved"), {}, [this, free](core::Scenario& s) {
            s.alwaysSaved = free ? std::vector<std::string>{} : core::defaultAlwaysSaved(m_document.problem()->graph);
        });
    });
    addSeparator();

    m_layers = makeSpin("layers", tr("Layers"), tr("Layers on one pipeline rank; rescales the stash"));
    setRange(m_layers, core::layersRange);
    addField(tr("la&yers"), m_layers);
    connect(m_layers, &QSpinBox::valueChanged, this,
            [this](int value) { edit(tr("set the layers"), QStringLiteral("layers"), [value](core::Scenario& s) { s.layers = value; }); });

    m_inFlight = new QDoubleSpinBox(this);
    m_inFlight->setObjectName(QStringLiteral("inFlight"));
    m_inFlight->setToolTip(tr("Microbatches whose activations a rank keeps at once, in halves; rescales the stash"));
    m_inFlight->setDecimals(1);
    m_inFlight->setSingleStep(0.5);
    m_inFlight->setKeyboardTracking(false);
    m_inFlight->setLocale(QLocale::c());
    m_inFlight->setRange(static_cast<double>(core::inFlightDoubledRange.least) / 2,
                         static_cast<double>(core::inFlightDoubledRange.most) / 2);
    addField(tr("in fl&ight"), m_inFlight);
    m_inFlight->setAccessibleName(tr("Microbatches in flight"));
    connect(m_inFlight, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        edit(tr("set the microbatches in flight"), QStringLiteral("in_flight"),
             [value](core::Scenario& s) { s.inFlightDoubled = std::llround(2 * value); });
        refresh(); // a value between two halves goes to the nearest
    });

    m_tokens = makeSpin("tokens", tr("Tokens per microbatch"), tr("Tokens of one microbatch on one rank; rescales the stash"));
    setRange(m_tokens, core::tokensRange);
    m_tokens->setSingleStep(1024);
    addField(tr("&tokens"), m_tokens);
    connect(m_tokens, &QSpinBox::valueChanged, this, [this](int value) {
        edit(tr("set the tokens per microbatch"), QStringLiteral("tokens"), [value](core::Scenario& s) { s.tokens = value; });
    });

    m_budget = new QDoubleSpinBox(this);
    m_budget->setObjectName(QStringLiteral("budget"));
    m_budget->setToolTip(tr("Memory budget for the stash of one rank; a line on the chart, which can be dragged too"));
    m_budget->setDecimals(1);
    m_budget->setRange(0, usualBudgetGib);
    m_budget->setSpecialValueText(tr("none"));
    m_budget->setSuffix(tr(" GiB"));
    m_budget->setFixedWidth(m_budget->sizeHint().width());
    m_budget->setMaximum(mostBudgetGib);
    m_budget->setKeyboardTracking(false);
    m_budget->setLocale(QLocale::c());
    addField(tr("&budget"), m_budget);
    m_budget->setAccessibleName(tr("Memory budget"));
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, [this](double gib) {
        const std::int64_t tenths = std::llround(10 * gib);
        setBudget(m_document, tenths > 0 ? std::optional(core::budgetOfTenths(tenths)) : std::nullopt, budgetMerge);
    });

    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::Scenario)) {
            refresh();
        }
    });
    refresh();
}

void ScenarioBar::addField(const QString& label, QWidget* field) {
    auto* caption = new QLabel(label, this);
    caption->setBuddy(field);
    caption->setContentsMargins(8, 0, 4, 0);
    field->installEventFilter(this);
    field->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    addWidget(caption);
    addWidget(field);
}

QSpinBox* ScenarioBar::makeSpin(const char* objectName, const QString& name, const QString& toolTip) {
    auto* spin = new QSpinBox(this);
    spin->setObjectName(QLatin1String(objectName));
    spin->setToolTip(tr("%1. %2").arg(name, toolTip));
    spin->setKeyboardTracking(false); // a number counts when it is complete
    spin->setLocale(QLocale::c());
    return spin;
}

/// Undo and redo are the document's, also while the keyboard is in a field.
bool ScenarioBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QToolBar::eventFilter(watched, event);
}

void ScenarioBar::editLayer(int index) {
    const QString layer = m_layer->itemData(index).toString();
    const auto scenario = core::withLayer(m_document.scenario(), layer.toStdString(), m_document.catalogue());
    if (scenario) {
        apply(*scenario, tr("set the layer"), {});
    }
}

void ScenarioBar::edit(const QString& text, const QString& mergeKey, const std::function<void(core::Scenario&)>& change) {
    core::Scenario scenario = m_document.scenario();
    change(scenario);
    apply(scenario, text, mergeKey);
}

void ScenarioBar::apply(const core::Scenario& scenario, const QString& text, const QString& mergeKey) {
    const auto dropped = m_document.changeScenario(scenario, text, mergeKey);
    if (!dropped) {
        emit noted(QString::fromStdString(core::describe(dropped.error())));
    } else if (!dropped->empty()) {
        QStringList names;
        for (const std::string& id : *dropped) {
            names << QString::fromStdString(id);
        }
        emit noted(tr("Recompute marks that this layer lacks are gone: %1. Undo brings them back.").arg(names.join(tr(", "))));
    }
}

void ScenarioBar::refresh() {
    const core::Scenario& scenario = m_document.scenario();
    const QSignalBlocker blockers[] = {QSignalBlocker(m_layer),    QSignalBlocker(m_seq),    QSignalBlocker(m_layers),
                                       QSignalBlocker(m_inFlight), QSignalBlocker(m_tokens), QSignalBlocker(m_budget),
                                       QSignalBlocker(m_freeComm)};
    m_layer->clear();
    for (const core::Architecture& model : m_document.catalogue().models) {
        for (const core::LayerKind& kind : model.layers) {
            m_layer->addItem(layerLabel(model, kind), QString::fromStdString(kind.id));
            if (model.id == scenario.model && kind.id == scenario.layer) {
                m_layer->setCurrentIndex(m_layer->count() - 1);
            }
        }
    }
    m_seq->setValue(static_cast<int>(scenario.seq));
    m_layers->setValue(static_cast<int>(scenario.layers));
    m_inFlight->setValue(static_cast<double>(scenario.inFlightDoubled) / 2);
    m_tokens->setValue(static_cast<int>(scenario.tokens));
    m_budget->setValue(
        scenario.budgetBytes ? static_cast<double>(std::max<std::int64_t>(1, core::nearestTenths({*scenario.budgetBytes}))) / 10 : 0);
    const auto saved = core::defaultAlwaysSaved(m_document.problem()->graph);
    m_freeComm->setEnabled(!saved.empty());
    m_freeComm->setCheckState(saved.empty() || scenario.alwaysSaved == saved ? Qt::Unchecked
                              : scenario.alwaysSaved.empty()                 ? Qt::Checked
                                                                             : Qt::PartiallyChecked);
}

} // namespace ui
