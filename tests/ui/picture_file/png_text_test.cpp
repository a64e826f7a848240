#include "ui/picture_file/png_text.h"

#include <QBuffer>
#include <QImage>

#include <gtest/gtest.h>

namespace ui {
namespace {

constexpr std::size_t plenty = 1'000'000;

QByteArray png(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QImage smallImage() {
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

std::optional<std::string> textIn(const QByteArray& bytes, std::size_t most = plenty) {
    return pngText(bytes.toStdString(), "key", most).value();
}

TEST(PngText, isReadAsItWasWritten) {
    for (const std::string text : {"", "a", "two  spaces\n  and lines\n", "\u00e9 \u4e2d \U0001f600 \"<&>\""}) {
        const QByteArray with = withPngText(png(smallImage()), "key", text);
        EXPECT_EQ(textIn(with), text);
        QImage read;
        EXPECT_TRUE(read.loadFromData(with, "PNG")) << "it is still a picture";
        EXPECT_EQ(read.text(QStringLiteral("key")).toStdString(), text) << "as other readers see it";
    }
}

TEST(PngText, isReadFromEveryKindOfChunkThatOtherProgramsWrite) {
    QImage image = smallImage();
    const QString texts[] = {QStringLiteral("short"),                                                         // tEXt
                             QStringLiteral("long, so that it is packed; ").repeated(40),                     // zTXt
                             QStringLiteral("not Latin-1 \u4e2d, so packed and international ").repeated(40), // iTXt
                             QStringLiteral("\u00e9\u00fc")};
    for (const QString& text : texts) {
        image.setText(QStringLiteral("key"), text);
        EXPECT_EQ(textIn(png(image)), text.toStdString());
    }
}

TEST(PngText, anotherKeywordIsNone) {
    EXPECT_EQ(textIn(png(smallImage())), std::nullopt);
    EXPECT_EQ(textIn(withPngText(png(smallImage()), "keys", "x")), std::nullopt);
    EXPECT_EQ(textIn(withPngText(png(smallImage()), "ke", "y")), std::nullopt);
}

TEST(PngText, isNeverLongerThanAllowed) {
    EXPECT_EQ(textIn(withPngText(png(smallImage()), "key", "12345"), 5), "12345");
    EXPECT_FALSE(pngText(withPngText(png(smallImage()), "key", "123456").toStdString(), "key", 5));
    QImage bomb = smallImage();
    bomb.setText(QStringLiteral("key"), QString(2'000'000, QLatin1Char('x')));
    const QByteArray packed = png(bomb);
    EXPECT_LT(packed.size(), 10'000);
    EXPECT_FALSE(pngText(packed.toStdString(), "key", plenty)) << "unpacked up to the limit only";
}

TEST(PngText, aCutFileIsAnErrorWhereverItIsCut) {
    const std::string whole = withPngText(png(smallImage()), "key", "some text").toStdString();
    const std::size_t textEnds = whole.find("some text") + 9 + 4;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto text = pngText(whole.substr(0, size), "key", plenty);
        EXPECT_EQ(text.has_value(), size >= textEnds) << size;
    }
}

TEST(PngText, aDamagedTextIsAnError) {
    std::string bytes = withPngText(png(smallImage()), "key", "some text").toStdString();
    bytes[bytes.find("some text")] = 'z';
    const auto text = pngText(bytes, "key", plenty);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().message, "the policy in this PNG picture is damaged or too large");
}

} // namespace
} // namespace ui
