#include "ui/export/data_page.h"

#include "core/format.h"
#include "ui/document/document.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace ui {
namespace {

QString counted(const QString& name, std::size_t rows) {
    return DataPage::tr("%1 (%2)").arg(name, QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(rows))));
}

QComboBox* box(QWidget* parent, const char* objectName, const QString& accessibleName) {
    auto* made = new QComboBox(parent);
    made->setObjectName(QLatin1String(objectName));
    made->setAccessibleName(accessibleName);
    made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return made;
}

} // namespace

DataPage::DataPage(const Document& document, const DataRequest& request, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_contents(box(this, "dataContents", tr("What to export"))),
      m_format(box(this, "dataFormat", tr("Format"))),
      m_about(new QLabel(this)) {
    setObjectName(QStringLiteral("exportDataPage"));
    for (const DataContents contents :
         {DataContents::Frontier, DataContents::Hull, DataContents::Outcomes, DataContents::Policy, DataContents::List}) {
        m_contents->addItem(QString(), static_cast<int>(contents));
    }
    m_format->addItem(tr("CSV table"), static_cast<int>(DataFormat::Csv));
    m_format->addItem(tr("JSON"), static_cast<int>(DataFormat::Json));
    m_contents->setCurrentIndex(m_contents->findData(static_cast<int>(request.contents)));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(request.format)));
    m_about->setObjectName(QStringLiteral("dataAbout"));
    m_about->setWordWrap(true);
    m_about->setText(tr("Whole numbers, unrounded: cost in FLOPs and bytes, both per token and layer, and bytes per rank where a table has "
                        "them; the marks that each policy recomputes; how many policies share the two numbers. An outcome is a pair of "
                        "numbers that at least one policy has; of its policies the simplest is named. JSON has the scenario too."));
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&What"), m_contents);
    form->addRow(tr("&Format"), m_format);
    form->addRow(m_about);
    for (QComboBox* choice : {m_contents, m_format}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &DataPage::changed);
    }
    refresh();
}

DataRequest DataPage::request() const {
    return {static_cast<DataContents>(m_contents->currentData().toInt()), static_cast<DataFormat>(m_format->currentData().toInt())};
}

void DataPage::refresh() {
    const auto& analysis = m_document.analysis();
    const bool enumerated = analysis && analysis->enumeration;
    m_contents->setItemText(0, analysis ? counted(tr("Pareto frontier"), analysis->frontier.size()) : tr("Pareto frontier"));
    m_contents->setItemText(1, analysis ? counted(tr("Convex hull"), analysis->hull.size()) : tr("Convex hull"));
    m_contents->setItemText(2, enumerated ? counted(tr("All outcomes"), analysis->enumeration->outcomes.size()) : tr("All outcomes"));
    m_contents->setItemText(3, tr("Ledger of this policy"));
    m_contents->setItemText(4, counted(tr("List of policies"), m_document.file().policies.size()));
}

} // namespace ui
