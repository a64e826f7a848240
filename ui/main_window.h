#pragma once

#include "ui/settings.h"
#include "ui/theme.h"

#include <QMainWindow>

namespace ui {

class AnalysisRunner;
class ChartView;
class Document;
class FileActions;
class FilmView;
class LayerDocks;
class MessageBar;
class HoverCard;
class PinnedCard;
class Readout;
class ViewState;

/// Composes the panels around one document; each of them subscribes itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Document& document, const Settings& settings, ThemeName themeName, QWidget* parent = nullptr);

    MessageBar& messages() { return *m_messages; }
    FileActions& files() { return *m_files; }

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makePanels(const Theme& theme);
    void makeLayer(const Theme& theme);
    void makeMenus();
    void makeToolButtons(QToolBar* bar);
    void makeThemeMenu(QMenu* menu);
    void setThemeName(ThemeName name);
    void chooseTheme(ThemeName name);
    void placePinned();
    void refreshTitle();

    Document& m_document;
    Settings m_settings;
    ThemeName m_themeName;
    ViewState* m_view;
    FileActions* m_files;
    AnalysisRunner* m_runner;
    MessageBar* m_messages = nullptr;
    ChartView* m_chart = nullptr;
    FilmView* m_film = nullptr;
    HoverCard* m_hover = nullptr;
    PinnedCard* m_pinned = nullptr;
    Readout* m_readout = nullptr;
    LayerDocks* m_layer = nullptr;
    bool m_closing = false;
};

} // namespace ui
