#include "ui/session/unsaved_work.h"

#include "core/io/builtin_catalogue.h"

#include <gtest/gtest.h>

namespace {

const core::Catalogue& catalogue() {
    static const core::Catalogue builtin = core::builtinCatalogue();
    return builtin;
}

ui::UnsavedWork someWork() {
    ui::UnsavedWork work;
    work.file = core::defaultPolicyFile();
    work.file.title = "a title";
    work.file.kept.push_back({"mine", "[1,2]"});
    work.path = QStringLiteral("/home/me/ä \"quoted\".stashpolicy");
    work.knownContent = QByteArray("\x00\xff\x10", 3);
    work.edited = QDateTime(QDate(2026, 5, 4), QTime(3, 2, 1, 7), Qt::UTC);
    return work;
}

TEST(UnsavedWork, comesBackAsItWas) {
    const ui::UnsavedWork work = someWork();
    const auto text = ui::formatUnsavedWork(work, catalogue());
    ASSERT_TRUE(text) << core::describe(text.error());
    const auto again = ui::parseUnsavedWork(*text, catalogue());
    ASSERT_TRUE(again) << core::describe(again.error());
    EXPECT_EQ(again->file, work.file);
    EXPECT_EQ(again->path, work.path);
    EXPECT_EQ(again->knownContent, work.knownContent);
    EXPECT_EQ(again->edited, work.edited);
    EXPECT_EQ(ui::shownName(*again), QStringLiteral("ä \"quoted\".stashpolicy"));
}

TEST(UnsavedWork, ofADocumentThatWasNeverSavedHasNoPath) {
    ui::UnsavedWork work = someWork();
    work.path.clear();
    work.knownContent.reset();
    const auto again = ui::parseUnsavedWork(ui::formatUnsavedWork(work, catalogue()).value(), catalogue());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->path, QString());
    EXPECT_EQ(again->knownContent, std::nullopt);
    EXPECT_EQ(ui::shownName(*again), QStringLiteral("Untitled"));
}

TEST(UnsavedWork, isAPolicyFileThatCanBeOpenedByHand) {
    const auto opened = core::parsePolicyFile(ui::formatUnsavedWork(someWork(), catalogue()).value(), catalogue());
    ASSERT_TRUE(opened) << core::describe(opened.error());
    EXPECT_EQ(opened->file.title, "a title");
    ASSERT_EQ(opened->file.kept.size(), 2U);
    EXPECT_EQ(opened->file.kept.back().key, "recovery");
    ui::UnsavedWork further = someWork(); // of that file, edited on
    further.file = opened->file;
    EXPECT_TRUE(ui::formatUnsavedWork(further, catalogue())) << "the key stands there once";
}

TEST(UnsavedWork, isAlsoAPlainPolicyFile) {
    const std::string text = core::formatPolicyFile(core::defaultPolicyFile(), catalogue()).value();
    const auto work = ui::parseUnsavedWork(text, catalogue());
    ASSERT_TRUE(work);
    EXPECT_EQ(work->file, core::defaultPolicyFile());
    EXPECT_FALSE(work->edited.isValid());
    EXPECT_FALSE(ui::parseUnsavedWork(text.substr(0, text.size() / 2), catalogue()));
}

} // namespace
