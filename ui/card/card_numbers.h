#pragma once

#include "ui/card/card_content.h"
#include "ui/theme.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QGridLayout;

namespace ui {

/// A policy's two numbers side by side: large, what they mean, and in their other unit.
class CardNumbers : public QWidget {
public:
    CardNumbers(const Theme& theme, bool selectable, QWidget* parent);

    void setNumbers(const std::array<CardNumber, 2>& numbers);
    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Labels {
        QLabel* value;
        QLabel* meaning;
        QLabel* exact;
    };

    void refreshFonts();

    std::array<Labels, 2> m_labels{};
};

/// The numbers of two policies in two columns, and their difference in a third.
class ComparedNumbers : public QWidget {
public:
    ComparedNumbers(const Theme& theme, bool selectable, QWidget* parent);

    void setNumbers(const std::vector<ComparedNumber>& numbers);
    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Row = std::array<QLabel*, 4>;

    Row makeRow(int row);
    void refreshFonts();
    void refreshColours();

    Theme m_theme;
    bool m_selectable;
    QGridLayout* m_layout;
    std::vector<Row> m_rows; // the first is the heading
};

} // namespace ui
