#include "ui/film/film_data.h"

#include "core/format.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/labels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <gtest/gtest.h>

namespace ui {
namespace {

QJsonObject golden() {
    QFile file(QStringLiteral(TEST_DATA "/golden/frontier-deepseek-v3-moe-bf16.json"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return QJsonDocument::fromJson(file.readAll()).object();
}

core::Policy marks(const core::OpGraph& graph, const QJsonValue& ids) {
    std::vector<std::string> list;
    for (const auto& id : ids.toArray()) {
        list.push_back(id.toString().toStdString());
    }
    return core::parseMarks(list, graph).value();
}

core::Bytes rank(const Document& document, core::Point point) {
    return core::bytesPerRank(document.scenario(), point.bytes);
}

TEST(FilmData, FramesAreTheGoldenHull) {
    const AnalysedDocument document;
    const QJsonObject expected = golden();
    const QJsonArray hull = expected[u"hull"].toArray();
    const core::Cost forward{expected[u"forward_cost"].toInteger()};
    const FilmData data = filmData(document, StashUnit::GibPerRank);
    const FilmData perToken = filmData(document, StashUnit::KibPerTokenLayer);
    ASSERT_EQ(static_cast<qsizetype>(data.frames.size()), hull.size());
    core::Point before;
    for (std::size_t step = 0; step < data.frames.size(); ++step) {
        const QJsonObject vertex = hull[static_cast<qsizetype>(step)].toObject();
        const core::Point point{{vertex[u"cost"].toInteger()}, {vertex[u"bytes"].toInteger()}};
        const FilmFrame& frame = data.frames[step];
        EXPECT_EQ(frame.point, point);
        EXPECT_EQ(frame.recompute, marks(data.problem->graph, vertex[u"recompute"]));
        EXPECT_EQ(frame.adds, marks(data.problem->graph, vertex[u"adds"]));
        EXPECT_EQ(frame.number, QString::number(step));
        EXPECT_EQ(frame.stash.toStdString(), core::format::gib(rank(document, point)) + " GiB");
        EXPECT_EQ(perToken.frames[step].stash.toStdString(), core::format::kib(point.bytes) + " KiB");
        EXPECT_EQ(frame.share.toStdString(), core::format::percent(point.cost, forward) + "%");
        if (step > 0) {
            const core::Bytes freed = rank(document, before) - rank(document, point);
            EXPECT_EQ(frame.price.toStdString(), core::format::percentPerGib(point.cost - before.cost, forward, freed) + " %/GiB");
        }
        before = point;
    }
}

TEST(FilmData, SaysWhatAStepIsInShortWords) {
    const AnalysedDocument document;
    const FilmData data = filmData(document, StashUnit::GibPerRank);
    const FilmFrame& sixth = data.frames[6];
    EXPECT_EQ(sixth.what, QStringLiteral("+ q up, RoPE"));
    EXPECT_EQ(sixth.stash, QStringLiteral("66.6 GiB"));
    EXPECT_EQ(sixth.share, QStringLiteral("8.17%"));
    EXPECT_EQ(sixth.price, QStringLiteral("0.443 %/GiB"));
    EXPECT_EQ(sixth.presets, QStringLiteral("= dsv3"));
    EXPECT_EQ(sixth.spoken, QStringLiteral("hull step 6: 66.6 GiB, 8.17%, adds q up, RoPE"));
    EXPECT_TRUE(sixth.tooltip.contains(QStringLiteral("250.6 KiB/token·layer")));
    EXPECT_EQ(data.frames[4].what, QStringLiteral("+ RMSNorm ×2"));
    EXPECT_EQ(data.frames[0].what, QStringLiteral("save all"));
    EXPECT_EQ(data.frames[0].presets, QStringLiteral("= none"));
    EXPECT_TRUE(data.frames[0].price.isEmpty());
    EXPECT_EQ(data.frames[1].presets, QStringLiteral("= moe_act"));
    EXPECT_TRUE(data.frames[8].presets.isEmpty());
}

TEST(FilmData, WithTheAllToAllFreedTheFirstStepReplaysTheDispatch) {
    const AnalysedDocument document{std::vector<std::string>{}};
    const FilmData data = filmData(document, StashUnit::GibPerRank);
    EXPECT_EQ(data.frames.front().what, QStringLiteral("save all but dispatch"));
    EXPECT_EQ(data.frames.front().adds, core::Policy::of(*data.problem->graph.findMark("dispatch")));
    EXPECT_TRUE(data.frames.front().spoken.endsWith(QStringLiteral("save all but dispatch")));
}

TEST(FilmData, EqualShortNamesAreCounted) {
    const AnalysedDocument document;
    const core::OpGraph& graph = document.problem()->graph;
    const auto names = [&](const std::vector<std::string>& ids) { return shortNames(graph, core::parseMarks(ids, graph).value()); };
    EXPECT_EQ(names({}), QString());
    EXPECT_EQ(names({"norm2", "attn", "norm1"}), QStringLiteral("RMSNorm ×2, attention"));
    EXPECT_EQ(names({"rope_q", "rope_kv", "q_up"}), QStringLiteral("q up, RoPE ×2"));
}

TEST(FilmData, TheCurrentStepFollowsThePolicy) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("dsv3"), {});
    EXPECT_EQ(filmData(document, StashUnit::GibPerRank).current, 6U);
    document.loadPolicy(document.preset("attn-replay"), {});
    EXPECT_EQ(filmData(document, StashUnit::GibPerRank).current, std::nullopt);
}

TEST(FilmData, IsEmptyWithoutAnAnalysis) {
    AnalysedDocument document;
    core::Scenario scenario = document.scenario();
    scenario.seq *= 2;
    ASSERT_TRUE(document.changeScenario(scenario, {}));
    ASSERT_FALSE(document.analysis());
    const FilmData data = filmData(document, StashUnit::GibPerRank);
    EXPECT_TRUE(data.frames.empty());
    EXPECT_EQ(data.problem, document.problem());
    EXPECT_FALSE(data.current);
}

} // namespace
} // namespace ui
