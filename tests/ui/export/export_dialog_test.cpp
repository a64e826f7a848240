#include "ui/export/export_dialog.h"

#include "core/io/policy_list_tables.h"
#include "core/io/tables.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/export/export_choices.h"
#include "ui/export/picture_preview.h"
#include "ui/picture_file/embedded_policy.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace ui {
namespace {

class ExportDialogTest : public testing::Test {
protected:
    ExportDialogTest() {
        QSettings().clear();
        open();
    }
    ~ExportDialogTest() override {
        delete m_dialog;
        QSettings().clear();
    }

    void open() {
        delete m_dialog;
        m_dialog = new ExportDialog(m_document, [this] { return m_shown; }, m_folder.path(), nullptr);
        m_dialog->show();
    }
    template <class Widget>
    Widget* find(const char* name) const {
        auto* found = m_dialog->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void choose(const char* name, int index) { find<QComboBox>(name)->setCurrentIndex(index); }
    void click(const char* name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void showData() { find<QTabWidget>("exportPages")->setCurrentIndex(1); }
    /// Saves under that name, which must be a new one (the file dialog would ask), and returns the content.
    QByteArray saved(const char* name) {
        click("exportSave");
        const QPointer files = find<QFileDialog>("exportFileDialog");
        files->selectFile(m_folder.filePath(QLatin1String(name)));
        static_cast<QDialog*>(files.data())->accept();
        waitForExport();
        QFile file(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        delete files.data(); // unless it is gone already
        const QByteArray content = file.readAll();
        file.remove();
        return content;
    }
    void waitForExport() {
        EXPECT_TRUE(QTest::qWaitFor([&] { return find<QPushButton>("exportSave")->isEnabled(); }));
    }
    QString message() const { return find<QLabel>("exportMessage")->text(); }
    static const QMimeData& clipboard() { return *QGuiApplication::clipboard()->mimeData(); }

    AnalysedDocument m_document;
    ShownChart m_shown;
    QTemporaryDir m_folder;
    ExportDialog* m_dialog = nullptr;
};

TEST_F(ExportDialogTest, choicesLeadToFiles) {
    EXPECT_EQ(QImage::fromData(saved("a.png")).size(), QSize(960, 640));
    EXPECT_TRUE(message().contains(QStringLiteral("a.png")));
    choose("exportScale", 1);
    find<QSpinBox>("exportWidth")->setValue(600);
    find<QSpinBox>("exportHeight")->setValue(500);
    EXPECT_EQ(QImage::fromData(saved("b.png")).size(), QSize(1200, 1000));
    choose("exportFormat", 1);
    choose("exportContents", 1);
    const QByteArray film = saved("c.svg");
    EXPECT_TRUE(film.contains("+ router"));
    EXPECT_FALSE(film.contains("Pareto frontier"));
    choose("exportFormat", 2);
    EXPECT_EQ(formatOfContent(saved("d.pdf")), PictureFormat::Pdf);
    choose("exportColours", 2);
    choose("exportFormat", 1);
    find<QDoubleSpinBox>("exportPaperWidth")->setValue(100);
    EXPECT_TRUE(saved("e.svg").contains("width=\"100.00mm\""));
}

TEST_F(ExportDialogTest, onlyFieldsThatMeanSomethingAreShown) {
    EXPECT_TRUE(find<QComboBox>("exportScale")->isVisible());
    EXPECT_FALSE(find<QDoubleSpinBox>("exportPaperWidth")->isVisible());
    choose("exportFormat", 2);
    EXPECT_FALSE(find<QComboBox>("exportScale")->isVisible());
    choose("exportColours", 2);
    EXPECT_FALSE(find<QSpinBox>("exportWidth")->isVisible());
    EXPECT_TRUE(find<QDoubleSpinBox>("exportPaperFont")->isVisible());
    EXPECT_FALSE(find<QCheckBox>("exportCaption")->isVisible());
    choose("exportContents", 1);
    EXPECT_FALSE(find<QCheckBox>("exportAsZoomed")->isVisible());
    choose("exportContents", 3);
    EXPECT_FALSE(find<QDoubleSpinBox>("exportPaperFont")->isVisible()) << "of the diagram, whose boxes say how large its texts are";
    choose("exportColours", 0);
    EXPECT_FALSE(find<QSpinBox>("exportHeight")->isEnabled());
    choose("exportContents", 0);
    EXPECT_TRUE(find<QSpinBox>("exportHeight")->isEnabled());
}

TEST_F(ExportDialogTest, thePreviewFollowsChoicesAndDocument) {
    auto* preview = find<PicturePreview>("exportPreview");
    const QImage light = preview->image();
    ASSERT_FALSE(light.isNull());
    choose("exportColours", 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview->image() != light; }));
    const QImage dark = preview->image();
    m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("dsv3"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview->image() != dark; }));
    choose("exportScale", 2);
    EXPECT_TRUE(QTest::qWaitFor([&] { return find<QLabel>("exportSize")->text() == QStringLiteral("3,840 × 2,560 pixels"); }));
}

TEST_F(ExportDialogTest, asZoomedIsOfferedWhereTheWindowIsZoomed) {
    EXPECT_FALSE(find<QCheckBox>("exportAsZoomed")->isEnabled());
    m_shown.ranges = ChartRanges{{0, 10}, {60, 110}};
    open();
    ASSERT_TRUE(find<QCheckBox>("exportAsZoomed")->isEnabled());
    choose("exportFormat", 1);
    EXPECT_TRUE(saved("whole.svg").contains(">100%<"));
    find<QCheckBox>("exportAsZoomed")->setChecked(true);
    EXPECT_FALSE(saved("part.svg").contains(">100%<"));
}

TEST_F(ExportDialogTest, copiesPicturesAsOtherProgramsPasteThem) {
    click("exportCopy");
    EXPECT_EQ(QImage::fromData(clipboard().data(QStringLiteral("image/png"))).size(), QSize(960, 640));
    EXPECT_TRUE(embeddedPolicy(clipboard().data(QStringLiteral("image/png"))));
    choose("exportFormat", 1);
    click("exportCopy");
    EXPECT_TRUE(clipboard().data(QStringLiteral("image/svg+xml")).contains("</svg>"));
    EXPECT_TRUE(clipboard().hasFormat(QStringLiteral("image/png")));
    choose("exportFormat", 2);
    click("exportCopy");
    EXPECT_TRUE(clipboard().data(QStringLiteral("application/pdf")).startsWith("%PDF-"));
}

TEST_F(ExportDialogTest, dataIsWhatTheTablesSay) {
    showData();
    const core::Scenario& scenario = m_document.scenario();
    const core::Analysis& analysis = *m_document.analysis();
    const std::string expected[5][2] = {
        {core::frontierCsv(analysis), core::frontierJson(scenario, analysis)},
        {core::hullCsv(analysis), core::hullJson(scenario, analysis)},
        {core::outcomesCsv(scenario, analysis).value(), core::outcomesJson(scenario, analysis).value()},
        {core::ledgerCsv(scenario, *analysis.problem, m_document.policy()), core::evaluationJson(scenario, analysis, m_document.policy())},
        {core::policyListCsv(m_document.file(), m_document.catalogue(), &analysis),
         core::policyListJson(m_document.file(), m_document.catalogue(), &analysis)},
    };
    for (int contents = 0; contents < 5; ++contents) {
        choose("dataContents", contents);
        choose("dataFormat", 0);
        EXPECT_TRUE(saved("table.csv").toStdString() == expected[contents][0]) << contents;
        click("exportCopy");
        EXPECT_TRUE(clipboard().text().toStdString() == expected[contents][0]) << contents;
        choose("dataFormat", 1);
        EXPECT_TRUE(saved("table.json").toStdString() == expected[contents][1]) << contents;
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return find<QPlainTextEdit>("dataPreview")->toPlainText().startsWith(QStringLiteral("{\n")); }));
}

TEST_F(ExportDialogTest, failuresAreSaidAndReported) {
    click("exportSave");
    emit find<QFileDialog>("exportFileDialog")->fileSelected(m_folder.filePath(QStringLiteral("no/such/folder.png")));
    waitForExport();
    EXPECT_TRUE(message().startsWith(QStringLiteral("Not exported. "))) << message().toStdString();
    core::Scenario scenario = m_document.scenario();
    scenario.seq = 1024;
    m_document.changeScenario(scenario, QStringLiteral("not analysed")).value();
    showData();
    click("exportCopy");
    EXPECT_TRUE(message().contains(QStringLiteral("still being computed")));
}

TEST_F(ExportDialogTest, choicesAreRememberedAndNonsenseIsNot) {
    choose("exportContents", 2);
    choose("exportFormat", 2);
    choose("exportColours", 2);
    find<QDoubleSpinBox>("exportPaperFont")->setValue(9.5);
    find<QCheckBox>("exportCaption")->setChecked(false);
    choose("dataContents", 4);
    showData();
    open();
    const ExportChoices kept = loadExportChoices();
    EXPECT_EQ(kept.picture.contents, PictureContents::ChartAndFilm);
    EXPECT_EQ(kept.picture.format, PictureFormat::Pdf);
    EXPECT_EQ(kept.picture.paper, (PaperSetting{170, 9.5}));
    EXPECT_FALSE(kept.picture.caption);
    EXPECT_EQ(kept.data.contents, DataContents::List);
    EXPECT_TRUE(kept.dataShown);
    EXPECT_EQ(find<QComboBox>("exportContents")->currentIndex(), 2);
    EXPECT_EQ(find<QTabWidget>("exportPages")->currentIndex(), 1);

    QSettings stored;
    for (const QString& key : stored.allKeys()) {
        stored.setValue(key, QStringLiteral("nonsense"));
    }
    stored.setValue(QStringLiteral("export/size"), QSize(100'000, -3));
    stored.setValue(QStringLiteral("export/paperFont"), 1e9);
    const ExportChoices defaults = loadExportChoices();
    EXPECT_EQ(defaults.picture.size, ExportRequest{}.size);
    EXPECT_EQ(defaults.paper, PaperSetting{});
    EXPECT_EQ(defaults.picture.format, PictureFormat::Png);
}

TEST_F(ExportDialogTest, everyFieldHasANameForAssistiveTechnology) {
    for (const char* name : {"exportContents", "exportFormat", "exportColours", "exportScale", "exportWidth", "exportHeight",
                             "exportPaperWidth", "exportPaperFont", "exportAsZoomed", "exportCaption", "dataContents", "dataFormat",
                             "exportPreview", "dataPreview", "exportSave", "exportCopy", "exportClose", "exportPages"}) {
        EXPECT_FALSE(find<QWidget>(name)->accessibleName().isEmpty()) << name;
    }
}

} // namespace
} // namespace ui
