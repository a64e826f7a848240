#include "ui/export/picture_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

namespace ui {
namespace {

/// The two themes, and paper after them.
constexpr int paperColours = 2;

template <class Field>
Field* named(Field* field, const char* objectName, const QString& accessibleName) {
    field->setObjectName(QLatin1String(objectName));
    field->setAccessibleName(accessibleName);
    return field;
}

template <class Value>
void choose(QComboBox* box, Value value) {
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

void setUp(QSpinBox* spin, int least, int most) {
    spin->setRange(least, most);
    spin->setSingleStep(20);
    spin->setLocale(QLocale::c());
    spin->setSuffix(PicturePage::tr(" px"));
}

void setUp(QDoubleSpinBox* spin, double least, double most, double step, const QString& unit) {
    spin->setRange(least, most);
    spin->setDecimals(1);
    spin->setSingleStep(step);
    spin->setLocale(QLocale::c());
    spin->setSuffix(QLatin1Char(' ') + unit);
}

} // namespace

PicturePage::PicturePage(const ExportChoices& choices, QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_contents(named(new QComboBox(this), "exportContents", tr("What to export"))),
      m_format(named(new QComboBox(this), "exportFormat", tr("Format"))),
      m_colours(named(new QComboBox(this), "exportColours", tr("Colours"))),
      m_scale(named(new QComboBox(this), "exportScale", tr("Pixels a unit"))),
      m_width(named(new QSpinBox(this), "exportWidth", tr("Width in pixels"))),
      m_height(named(new QSpinBox(this), "exportHeight", tr("Height in pixels"))),
      m_size(new QWidget(this)),
      m_paperWidth(named(new QDoubleSpinBox(this), "exportPaperWidth", tr("Width in millimetres"))),
      m_paperFont(named(new QDoubleSpinBox(this), "exportPaperFont", tr("Text size in points"))),
      m_asZoomed(named(new QCheckBox(tr("As &zoomed in the window"), this), "exportAsZoomed", tr("As zoomed in the window"))),
      m_caption(named(new QCheckBox(tr("Scenario at the &bottom"), this), "exportCaption", tr("Scenario at the bottom"))) {
    setObjectName(QStringLiteral("exportPicturePage"));
    addFields();
    show(choices);
    for (QComboBox* box : {m_contents, m_format, m_colours, m_scale}) {
        connect(box, &QComboBox::currentIndexChanged, this, &PicturePage::changed);
    }
    for (QSpinBox* spin : {m_width, m_height}) {
        connect(spin, &QSpinBox::valueChanged, this, &PicturePage::changed);
    }
    for (QDoubleSpinBox* spin : {m_paperWidth, m_paperFont}) {
        connect(spin, &QDoubleSpinBox::valueChanged, this, &PicturePage::changed);
    }
    for (QCheckBox* check : {m_asZoomed, m_caption}) {
        connect(check, &QCheckBox::toggled, this, &PicturePage::changed);
    }
    connect(this, &PicturePage::changed, this, &PicturePage::refreshRows);
    refreshRows();
}

void PicturePage::addFields() {
    m_contents->addItem(tr("Chart"), static_cast<int>(PictureContents::Chart));
    m_contents->addItem(tr("Film"), static_cast<int>(PictureContents::Film));
    m_contents->addItem(tr("Chart and film"), static_cast<int>(PictureContents::ChartAndFilm));
    m_contents->addItem(tr("Layer diagram"), static_cast<int>(PictureContents::Diagram));
    m_format->addItem(tr("PNG picture"), static_cast<int>(PictureFormat::Png));
    m_format->addItem(tr("SVG drawing"), static_cast<int>(PictureFormat::Svg));
    m_format->addItem(tr("PDF document"), static_cast<int>(PictureFormat::Pdf));
    m_colours->addItem(tr("Light"), static_cast<int>(ThemeName::Light));
    m_colours->addItem(tr("Dark"), static_cast<int>(ThemeName::Dark));
    m_colours->addItem(tr("Greys for paper"), paperColours);
    for (const int scale : {1, 2, 4}) {
        m_scale->addItem(tr("%1×").arg(scale), scale);
    }
    setUp(m_width, leastPictureSize.width(), mostPictureSize.width());
    setUp(m_height, leastPictureSize.height(), mostPictureSize.height());
    setUp(m_paperWidth, leastWidthMm, mostWidthMm, 1, tr("mm"));
    setUp(m_paperFont, leastFontPt, mostFontPt, 0.5, tr("pt"));
    m_colours->setToolTip(tr("Paper: greys that a copier keeps apart, without the cloud, with the scenario as a caption"));
    m_asZoomed->setToolTip(tr("The part of the chart that the window shows, instead of all of it"));

    auto* sides = new QHBoxLayout(m_size);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->addWidget(m_width, 1);
    sides->addWidget(new QLabel(tr("×"), m_size));
    sides->addWidget(m_height, 1);

    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&What"), m_contents);
    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("C&olours"), m_colours);
    m_form->addRow(tr("S&ize"), m_size);
    m_form->addRow(tr("Sca&le"), m_scale);
    m_form->addRow(tr("W&idth"), m_paperWidth);
    m_form->addRow(tr("&Text"), m_paperFont);
    m_form->addRow(QString(), m_asZoomed);
    m_form->addRow(QString(), m_caption);
    static_cast<QLabel*>(m_form->labelForField(m_size))->setBuddy(m_width);
}

void PicturePage::show(const ExportChoices& choices) {
    const ExportRequest& picture = choices.picture;
    choose(m_contents, picture.contents);
    choose(m_format, picture.format);
    choose(m_colours, picture.paper ? paperColours : static_cast<int>(picture.theme));
    choose(m_scale, picture.scale);
    m_width->setValue(picture.size.width());
    m_height->setValue(picture.size.height());
    m_paperWidth->setValue(choices.paper.widthMm);
    m_paperFont->setValue(choices.paper.fontPt);
    m_asZoomed->setChecked(picture.asZoomed);
    m_caption->setChecked(picture.caption);
}

ExportRequest PicturePage::request() const {
    ExportRequest request;
    request.contents = static_cast<PictureContents>(m_contents->currentData().toInt());
    request.format = static_cast<PictureFormat>(m_format->currentData().toInt());
    request.scale = m_scale->currentData().toInt();
    request.size = {m_width->value(), m_height->value()};
    if (m_colours->currentData().toInt() == paperColours) {
        request.paper = paper();
    } else {
        request.theme = static_cast<ThemeName>(m_colours->currentData().toInt());
    }
    request.asZoomed = m_asZoomed->isChecked();
    request.caption = m_caption->isChecked();
    return request;
}

PaperSetting PicturePage::paper() const {
    return {m_paperWidth->value(), m_paperFont->value()};
}

void PicturePage::setZoomed(bool zoomed) {
    m_asZoomed->setEnabled(zoomed);
}

void PicturePage::refreshRows() {
    const ExportRequest now = request();
    const bool paper = now.paper.has_value();
    m_form->setRowVisible(m_size, !paper);
    m_form->setRowVisible(m_scale, !paper && now.format == PictureFormat::Png);
    m_form->setRowVisible(m_paperWidth, paper);
    m_form->setRowVisible(m_paperFont, paper && now.contents != PictureContents::Diagram);
    m_paperFont->setMaximum(mostFontFor(m_paperWidth->value()));
    m_form->setRowVisible(m_asZoomed, holdsChart(now.contents));
    m_form->setRowVisible(m_caption, !paper);
    m_height->setEnabled(holdsChart(now.contents));
}

} // namespace ui
