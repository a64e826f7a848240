#include "ui/main_window.h"

#include "ui/card/hover_card.h"
#include "ui/card/pinned_card.h"
#include "ui/chart/chart_view.h"
#include "ui/chart_and_film.h"
#include "ui/chart_menu.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram_actions.h"
#include "ui/document/document.h"
#include "ui/edit_menu.h"
#include "ui/file_actions.h"
#include "ui/file_menu.h"
#include "ui/film/film_view.h"
#include "ui/help_dialogs.h"
#include "ui/layer_docks.h"
#include "ui/ledger/ledger_dock.h"
#include "ui/menu_action.h"
#include "ui/op_card/op_hover_card.h"
#include "ui/panels/analysis_status.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/readout.h"
#include "ui/panels/scenario_bar.h"
#include "ui/policy_clipboard.h"
#include "ui/policy_list/policy_list_dock.h"
#include "ui/preset_menu.h"
#include "ui/sheet.h"
#include "ui/style_sheet.h"
#include "ui/task/analysis_runner.h"
#include "ui/view_state.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int noteTime = 8000; // milliseconds in the status bar
const QString notSavedKey = QStringLiteral("save");

QMenu* makeMenu(QMenuBar* bar, const char* objectName, const QString& title) {
    QMenu* menu = bar->addMenu(title);
    menu->setObjectName(QLatin1String(objectName));
    menu->menuAction()->setObjectName(menu->objectName() + QStringLiteral("Action"));
    menu->setToolTipsVisible(true);
    return menu;
}

} // namespace

MainWindow::MainWindow(Document& document, const Settings& settings, ThemeName themeName, QWidget* parent)
    : QMainWindow(parent),
      m_document(document),
      m_settings(settings),
      m_themeName(themeName),
      m_view(new ViewState(document, this)),
      m_files(new FileActions(document, *this)),
      m_runner(new AnalysisRunner(document, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    auto* bar = new ScenarioBar(document, this);
    addToolBar(bar);
    m_view->setOptions(settings.chart);
    makePanels(theme(themeName));
    makeLayer(theme(themeName));
    makeMenus();
    makeToolButtons(bar);
    auto* status = new AnalysisStatus(document, *m_runner, this);
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addPermanentWidget(status);

    connect(m_files, &FileActions::failed, m_messages, &MessageBar::showError);
    connect(m_files, &FileActions::notSaved, m_messages,
            [this](const QString& message) { m_messages->keep({notSavedKey, message, true}); });
    connect(m_files, &FileActions::noted, m_messages, &MessageBar::showNote);
    connect(bar, &ScenarioBar::noted, m_messages, &MessageBar::showNote);
    connect(m_runner, &AnalysisRunner::failed, m_messages, &MessageBar::showError);
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::File)) {
            refreshTitle();
        }
        if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::File)) {
            m_messages->pass(); // it speaks of the document before
        }
        if (!m_document.isModified()) {
            m_messages->takeBack(notSavedKey);
        }
    });

    setThemeName(themeName);
    refreshTitle();
    resize(1400, 880);
    restoreGeometry(settings.geometry);
    create(); // a dock that floats is shown before the window, and stays above the window that it knows
    if (!restoreState(settings.docks)) {
        m_layer->fitFirst(std::min(height(), screen()->availableSize().height()));
    }
    m_layer->diagram().setFocus();
}

void MainWindow::makePanels(const Theme& theme) {
    m_messages = new MessageBar(theme, this);
    m_chart = new ChartView(m_document, *m_view, theme);
    m_chart->openAt(m_settings.chartPart);
    m_film = new FilmView(m_document, *m_view, theme);
    m_hover = new HoverCard(m_document, *m_chart, theme, this);
    m_pinned = new PinnedCard(m_document, *m_view, theme, this);
    m_chart->installEventFilter(this);
    connect(m_chart, &ChartView::placesChanged, this, &MainWindow::placePinned);
    connect(m_view, &ViewState::changed, this, &MainWindow::placePinned);
    m_files->setShownChart([this] { return ShownChart{m_view->options(), m_chart->shownPart().ranges, m_view->pinned()}; });
    m_readout = new Readout(m_document, theme);

    auto* chartAndFilm = new ChartAndFilm(m_chart, m_film);
    const auto showFilm = [this, chartAndFilm] { chartAndFilm->setFilmWanted(m_view->options().film); };
    connect(m_view, &ViewState::changed, chartAndFilm, showFilm);
    showFilm();
    connect(chartAndFilm, &ChartAndFilm::roomChanged, this, [this](bool hasRoom) {
        auto* film = findChild<QAction*>(QStringLiteral("filmAction"));
        film->setEnabled(hasRoom);
        film->setToolTip(hasRoom ? QString() : tr("A higher window has room for it."));
    });

    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(8, 8, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_messages);
    layout->addWidget(sheet("chartSheet", chartAndFilm), 1);
    layout->addWidget(sheet("readoutSheet", m_readout));
    setCentralWidget(central);
}

void MainWindow::makeLayer(const Theme& theme) {
    m_layer = new LayerDocks(m_document, *m_view, *m_chart, theme, m_settings.diagramShare, this);
    m_layer->diagram().setAnimated(m_settings.animated);
    connect(&m_layer->policies(), &PolicyListDock::noted, m_messages, &MessageBar::showNote);
    m_layer->diagram().openAt(m_settings.diagram);
    connect(&m_layer->ledger(), &LedgerDock::failed, m_messages, &MessageBar::showError);
    connect(&m_layer->ledger(), &LedgerDock::noted, this, [this](const QString& note) { statusBar()->showMessage(note, noteTime); });
}

void MainWindow::makeMenus() {
    auto* clipboard = new PolicyClipboard(m_document, this);
    clipboard->setChoice([this] { return m_layer->policies().chosenPolicy(); });
    connect(clipboard, &PolicyClipboard::failed, m_messages, &MessageBar::showError);
    connect(clipboard, &PolicyClipboard::noted, m_messages, &MessageBar::showNote);
    fillFileMenu(*makeMenu(menuBar(), "fileMenu", tr("&File")), *m_files);
    fillEditMenu(*makeMenu(menuBar(), "editMenu", tr("&Edit")), m_document, *m_files, *clipboard,
                 [this] { return m_hover->copy() || m_layer->card().copy() || m_pinned->copy(); });
    fillPresetMenu(*makeMenu(menuBar(), "policyMenu", tr("&Policy")), m_document, m_layer->policies().addAction());

    fillChartMenu(*makeMenu(menuBar(), "chartMenu", tr("&Chart")), *m_chart, *m_view, m_document);
    fillDiagramMenu(*makeMenu(menuBar(), "diagramActionsMenu", tr("&Diagram")), m_layer->diagram(), m_document);
    QMenu* view = makeMenu(menuBar(), "viewMenu", tr("&View"));
    const auto addDock = [view](const QDockWidget& dock, const char* objectName, const QString& text, const QString& key) {
        QAction* toggle = dock.toggleViewAction();
        toggle->setObjectName(QLatin1String(objectName));
        toggle->setText(text);
        toggle->setShortcut(key);
        view->addAction(toggle);
    };
    addDock(m_layer->ledger(), "ledgerAction", tr("&Ledger"), tr("F4"));
    addDock(m_layer->policies(), "policiesAction", tr("&Policies"), tr("F5"));
    view->addSeparator();
    makeThemeMenu(view);

    QMenu* help = makeMenu(menuBar(), "helpMenu", tr("&Help"));
    connect(makeAction(*help, "keysAction", tr("&Mouse and Keys"), tr("F1")), &QAction::triggered, this, [this] { showKeys(*this); });
    connect(makeAction(*help, "aboutAction", tr("&About Stashpoint")), &QAction::triggered, this, [this] { showAbout(*this); });
}

void MainWindow::makeToolButtons(QToolBar* bar) {
    const auto addMenuButton = [&](const char* objectName, const QString& text, const QString& toolTip, const char* menu) {
        auto* button = new QToolButton(bar);
        button->setObjectName(QLatin1String(objectName));
        button->setText(text);
        button->setAccessibleName(toolTip);
        button->setToolTip(toolTip);
        button->setMenu(findChild<QMenu*>(QLatin1String(menu)));
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
        return button;
    };
    bar->addSeparator();
    QWidget* presets = addMenuButton("presetButton", tr("Preset"), tr("Load a preset's marks into the diagram"), "policyMenu");
    QWidget* chart = addMenuButton("chartButton", tr("Chart"), tr("What the chart shows, and how"), "chartMenu");
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setTabOrder(bar->findChild<QWidget*>(QStringLiteral("budget")), presets);
    setTabOrder(presets, chart);
    setTabOrder(chart, m_chart);
    bar->addWidget(space);
    const std::pair<const char*, QString> history[] = {{"undoAction", tr("↶ Undo")}, {"redoAction", tr("↷ Redo")}};
    for (const auto& [name, text] : history) {
        auto* action = findChild<QAction*>(QLatin1String(name));
        action->setIconText(text); // the full text, which names the step, would move all beside it
        bar->addAction(action);
    }
}

void MainWindow::makeThemeMenu(QMenu* menu) {
    auto* group = new QActionGroup(this);
    const auto add = [&](const char* objectName, const QString& text, ThemeName name) {
        QAction* action = makeAction(*menu, objectName, text);
        action->setCheckable(true);
        action->setChecked(m_themeName == name);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, name] { chooseTheme(name); });
    };
    add("lightThemeAction", tr("&Light Colours"), ThemeName::Light);
    add("darkThemeAction", tr("&Dark Colours"), ThemeName::Dark);
}

void MainWindow::chooseTheme(ThemeName name) {
    m_settings.theme = name;
    setThemeName(name);
}

void MainWindow::setThemeName(ThemeName name) {
    m_themeName = name;
    const Theme colors = theme(name);
    QApplication::setPalette(ui::palette(colors));
    setStyleSheet(ui::styleSheet(colors));
    m_messages->setTheme(colors);
    m_chart->setTheme(colors);
    m_film->setTheme(colors);
    m_hover->setTheme(colors);
    m_pinned->setTheme(colors);
    m_readout->setTheme(colors);
    m_layer->setTheme(colors);
}

void MainWindow::refreshTitle() {
    const QString path = m_document.path();
    const QString name = path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Stashpoint").arg(name));
    setWindowFilePath(path);
    setWindowModified(m_document.isModified());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_chart && (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)) {
        placePinned();
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::placePinned() {
    const auto inWindow = [this](const QWidget* widget) { return QRect(widget->mapTo(this, QPoint()), widget->size()); };
    std::optional<QPoint> ring = m_chart->pinnedPlace();
    if (ring) {
        ring = m_chart->mapTo(this, *ring);
    }
    m_pinned->setAnchor(inWindow(m_chart) | inWindow(m_readout), ring);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    FileActions::commitTyping();
    if (m_closing || !m_document.isModified()) {
        m_settings.chart = m_view->options();
        m_settings.chartPart = m_chart->shownPart();
        m_settings.animated = m_layer->diagram().isAnimated();
        m_settings.diagram = m_layer->diagram().shownPart();
        m_settings.geometry = saveGeometry();
        m_settings.diagramShare = m_layer->share();
        m_settings.docks = saveState();
        saveSettings(m_settings);
        event->accept();
        return;
    }
    event->ignore();
    m_files->whenSafe([this] {
        m_closing = true;
        close();
    });
}

} // namespace ui
