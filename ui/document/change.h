#pragma once

#include <QFlags>
#include <QMetaType>

namespace ui {

/// What a change of the document touched.
enum class Change : unsigned {
    Marks = 1U << 0U,    // the policy in the diagram
    Scenario = 1U << 1U, // any value of the scenario
    Problem = 1U << 2U,  // the layer, its prices or the marks that stay saved: the analysis is computed anew
    Analysis = 1U << 3U, // a new analysis arrived, or the old one no longer holds
    File = 1U << 4U,     // the file's path, or whether it holds all edits
    List = 1U << 5U,     // any policy of the file's list, their order, which of them is in the diagram, or the texts about them
    All = 0x3fU,
};
Q_DECLARE_FLAGS(Changes, Change)
Q_DECLARE_OPERATORS_FOR_FLAGS(Changes)

} // namespace ui

Q_DECLARE_METATYPE(ui::Changes)
