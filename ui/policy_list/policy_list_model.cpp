#include "ui/policy_list/policy_list_model.h"

#include "ui/document/document.h"
#include "ui/document/list_edits.h"

#include <QFont>

#include <utility>

namespace ui {
namespace {

PolicyColumn columnAt(int section) {
    return static_cast<PolicyColumn>(section);
}

QVariant alignmentOf(PolicyColumn column) {
    const bool number = column == PolicyColumn::Stash || column == PolicyColumn::Replayed;
    return QVariant::fromValue((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QFont fontOf(const PolicyRow& row, PolicyColumn column) {
    QFont font;
    font.setBold(row.isCurrent && column <= PolicyColumn::Replayed);
    font.setItalic(!row.isNamed && column == PolicyColumn::Name);
    return font;
}

} // namespace

PolicyListModel::PolicyListModel(Document& document, const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(document),
      m_theme(theme),
      m_rows(policyRows(document)) {
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testAnyFlags(Change::List | Change::Analysis)) {
            refresh();
        }
    });
}

void PolicyListModel::setTheme(const Theme& theme) {
    m_theme = theme;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void PolicyListModel::refresh() {
    std::vector<PolicyRow> rows = policyRows(m_document);
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PolicyListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PolicyListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(policyColumns);
}

QVariant PolicyListModel::data(const QModelIndex& place, int role) const {
    if (!place.isValid()) {
        return {};
    }
    const auto number = static_cast<std::size_t>(place.row());
    const PolicyRow& row = m_rows[number];
    const PolicyColumn column = columnAt(place.column());
    const QString& text = row.texts[ui::index(column)];
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::EditRole:
        return column == PolicyColumn::Name ? QString::fromStdString(m_document.file().policies[number].name) : text;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.toolTips[ui::index(column)];
    case Qt::AccessibleTextRole:
        return column == PolicyColumn::Name ? row.spoken : tr("%1: %2").arg(policyHeading(column), text);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case Qt::FontRole:
        return fontOf(row, column);
    case Qt::ForegroundRole:
        return column == PolicyColumn::Name && !row.isNamed ? m_theme.secondaryText : m_theme.text;
    case ElsewhereRole:
        return row.elsewhere;
    case CurrentRole:
        return row.isCurrent;
    default:
        return {};
    }
}

bool PolicyListModel::setData(const QModelIndex& place, const QVariant& value, int role) {
    if (!place.isValid() || role != Qt::EditRole || columnAt(place.column()) != PolicyColumn::Name) {
        return false;
    }
    if (value != data(place, role)) { // a name that was not touched keeps its blanks
        renamePolicy(m_document, static_cast<std::size_t>(place.row()), value.toString().simplified());
    }
    return true;
}

QVariant PolicyListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return policyHeading(columnAt(section));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return policyExplanation(columnAt(section));
    case Qt::TextAlignmentRole:
        return alignmentOf(columnAt(section));
    default:
        return {};
    }
}

Qt::ItemFlags PolicyListModel::flags(const QModelIndex& place) const {
    if (!place.isValid()) {
        return Qt::ItemIsDropEnabled; // between the rows
    }
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren | Qt::ItemIsDragEnabled;
    return columnAt(place.column()) == PolicyColumn::Name ? usual | Qt::ItemIsEditable : usual;
}

} // namespace ui
