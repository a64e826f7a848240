#pragma once

#include <QObject>

class QMenu;

namespace ui {

class ChartView;
class Document;
class ViewState;

/// Fills the menu of everything that the chart can show, and of the budget and the pin that stand on it. The actions follow the view
/// and the document.
void fillChartMenu(QMenu& menu, ChartView& chart, ViewState& view, Document& document);

} // namespace ui
