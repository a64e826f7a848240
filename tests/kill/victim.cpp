#include "tests/kill/victim.h"

#include "core/io/builtin_catalogue.h"
#include "ui/document/document.h"
#include "ui/session/autosave.h"

#include <QCoreApplication>

#include <iostream>
#include <random>

namespace {

constexpr int copyAfterMs = 5;
constexpr std::size_t noteBytes = 300'000; // so that there is a while in which a write can be cut off

class Victim {
public:
    Victim(const QString& folder, unsigned seed)
        : m_path(folder + QStringLiteral("/saved.stashpolicy")),
          m_autosave(m_document, folder + QStringLiteral("/recovery"), copyAfterMs),
          m_random(seed) {
        QObject::connect(&m_autosave, &ui::Autosave::settled, [this](const core::PolicyFile& file) {
            if (file.title != m_savedTitle) {
                say('A', file.title);
            }
        });
        m_timer.setSingleShot(true);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { step(); });
        m_timer.start(0);
    }

private:
    static void say(char what, const std::string& title) { std::cout << what << ' ' << title << std::endl; }
    bool chance(unsigned oneIn) { return m_random() % oneIn == 0; }

    void step() {
        if (chance(8)) {
            say('s', m_document.file().title);
            if (!m_document.save(m_path)) {
                QCoreApplication::exit(1);
                return;
            }
            m_savedTitle = m_document.file().title;
            say('S', m_savedTitle);
        } else if (chance(5) && m_document.undoStack().index() > 1) {
            m_document.undoStack().undo();
            say('E', m_document.file().title);
        } else {
            const auto mark = static_cast<core::MarkId>(m_random() % 19);
            core::PolicyFile file = m_document.file();
            file.title = std::to_string(++m_edits);
            file.note = std::string(noteBytes, static_cast<char>('a' + m_edits % 26));
            file.policies.front().recompute = file.policies.front().recompute ^ core::Policy::of(mark);
            m_document.edit(std::move(file), QStringLiteral("edit"));
            say('E', m_document.file().title);
        }
        m_timer.start(static_cast<int>(m_random() % 8));
    }

    ui::Document m_document{core::builtinCatalogue()};
    QString m_path;
    ui::Autosave m_autosave;
    std::mt19937 m_random;
    QTimer m_timer;
    int m_edits = 0;
    std::string m_savedTitle; // empty: the title of the start, too
};

} // namespace

int runVictim(const QString& folder, unsigned seed) {
    const Victim victim(folder, seed);
    return QCoreApplication::exec();
}
