#include "ui/film/film_text.h"

#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::FilmView)
};

} // namespace

QString shortNames(const core::OpGraph& graph, core::Policy marks) {
    QStringList names;
    std::vector<int> counts;
    for (const core::MarkId mark : marks.marks()) {
        const QString name = opShortLabel(graph.owner(mark));
        if (const auto at = names.indexOf(name); at >= 0) {
            ++counts[static_cast<std::size_t>(at)];
        } else {
            names << name;
            counts.push_back(1);
        }
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (const int count = counts[static_cast<std::size_t>(i)]; count > 1) {
            names[i] = Texts::tr("%1 ×%2", "an op, and how many of that name").arg(names[i]).arg(count);
        }
    }
    return names.join(Texts::tr(", "));
}

} // namespace ui
