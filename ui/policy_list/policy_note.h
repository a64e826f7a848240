#pragma once

#include <QPlainTextEdit>

#include <cstddef>

namespace ui {

class Document;

/// The note on one policy of the file. What is typed is an edit of the document, and undone with it.
class PolicyNote : public QPlainTextEdit {
    Q_OBJECT

public:
    PolicyNote(Document& document, QWidget* parent = nullptr);

    /// Shows the note of another policy, or what it is now.
    void showNote(std::size_t policy);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    Document& m_document;
    std::size_t m_policy = 0;
};

} // namespace ui
