#include "ui/picture_file/embedded_policy.h"

#include "core/io/builtin_catalogue.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/export/document_pictures.h"
#include "ui/export/exported_picture.h"
#include "ui/picture_file/pdf_file.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace ui {
namespace {

constexpr PictureFormat formats[] = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};

class EmbeddedPolicy : public testing::Test {
protected:
    EmbeddedPolicy() {
        core::Scenario scenario = m_document.scenario();
        scenario.layers = 6;
        scenario.seq = 8192;
        m_document.changeScenario(scenario, QStringLiteral("other numbers")).value();
        m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("dsv3"));
        analyseNow(m_document);
    }

    Picture picture() const { return exportedPicture(m_document, {}, {}, QFont()); }
    static Picture pictureWith(const std::string& policy) {
        return {QStringLiteral("a <title> & more"), QSizeF(60, 40),
                [](QPainter& painter, const QRectF& target) { painter.fillRect(target, Qt::white); }, policy};
    }
    QString written(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    static std::string messageOf(const core::Result<std::vector<std::string>>& opened) {
        return opened ? "no error" : core::describe(opened.error());
    }

    AnalysedDocument m_document;
    Document m_other{core::builtinCatalogue()};
    QTemporaryDir m_folder;
};

TEST_F(EmbeddedPolicy, aPictureOpensAsTheDocumentThatItShows) {
    for (const PictureFormat format : formats) {
        const QString path = m_folder.filePath(QStringLiteral("picture.") + suffixOf(format));
        ASSERT_TRUE(writePicture(picture(), path));
        Document opened(core::builtinCatalogue());
        const auto notes = opened.open(path);
        ASSERT_TRUE(notes) << messageOf(notes);
        EXPECT_EQ(opened.file(), m_document.file());
        EXPECT_EQ(opened.path(), QString()) << "saving must not overwrite the picture";
        EXPECT_FALSE(opened.isModified());
        ASSERT_EQ(notes->size(), 1U);
        EXPECT_EQ(notes->front(),
                  "Opened the policy inside of picture." + suffixOf(format).toStdString() + ". Saving asks for a file of its own.");
    }
}

TEST_F(EmbeddedPolicy, isTheFileThatSavingWouldWrite) {
    ASSERT_TRUE(m_document.save(m_folder.filePath(QStringLiteral("a.stashpolicy"))));
    QFile saved(m_document.path());
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    const std::string text = saved.readAll().toStdString();
    for (const PictureFormat format : formats) {
        EXPECT_EQ(embeddedPolicy(encodePicture(picture(), format)).value(), text);
    }
}

TEST_F(EmbeddedPolicy, theContentCountsAndNotTheName) {
    for (const PictureFormat format : formats) {
        const QByteArray bytes = encodePicture(picture(), format);
        EXPECT_EQ(formatOfContent(bytes), format);
        EXPECT_TRUE(m_other.open(written(QStringLiteral("wrong.stashpolicy"), bytes)));
        EXPECT_EQ(m_other.file(), m_document.file());
        m_other.reset();
    }
    ASSERT_TRUE(m_document.save(m_folder.filePath(QStringLiteral("policy.png"))));
    EXPECT_TRUE(m_other.open(m_document.path()));
    EXPECT_EQ(m_other.path(), m_document.path()) << "a policy file stays one under any name";
}

TEST_F(EmbeddedPolicy, surroundsNoContentWithTrouble) {
    const std::string hostile = "{\"title\": \"]]> </svg> <!-- &amp; %PDF- endstream \\u0000 \uffff \ufffe \u0085 \U0001f600 'quotes'\"}\n";
    for (const PictureFormat format : formats) {
        const std::string text = embeddedPolicy(encodePicture(pictureWith(hostile), format)).value();
        if (format == PictureFormat::Svg) { // XML cannot hold the two: they are the same in JSON as escapes
            EXPECT_EQ(QString::fromStdString(text)
                          .replace(QStringLiteral("\\uffff"), QChar(0xffff))
                          .replace(QStringLiteral("\\ufffe"), QChar(0xfffe)),
                      QString::fromStdString(hostile));
        } else {
            EXPECT_EQ(text, hostile);
        }
    }
    EXPECT_EQ(formatOfContent("{\"note\": \"%PDF-1.4\"}"), std::nullopt);
}

TEST_F(EmbeddedPolicy, survivesAnotherProgramThatPacksThePictureAgain) {
    QImage image;
    ASSERT_TRUE(image.loadFromData(encodePicture(picture(), PictureFormat::Png)));
    ASSERT_TRUE(image.save(m_folder.filePath(QStringLiteral("again.png"))));
    EXPECT_TRUE(m_other.open(m_folder.filePath(QStringLiteral("again.png"))));
    EXPECT_EQ(m_other.file(), m_document.file());

    const QByteArray pdf = encodePicture(picture(), PictureFormat::Pdf);
    QPDF document;
    document.processMemoryFile("picture", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    const std::string packed = m_folder.filePath(QStringLiteral("packed.pdf")).toStdString();
    QPDFWriter writer(document, packed.c_str());
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setRecompressFlate(true);
    writer.setLinearization(true);
    writer.write();
    m_other.reset();
    EXPECT_TRUE(m_other.open(QString::fromStdString(packed)));
    EXPECT_EQ(m_other.file(), m_document.file());
}

TEST_F(EmbeddedPolicy, aPictureWithoutOneSaysWhatToDoAndChangesNothing) {
    const core::PolicyFile before = m_other.file();
    for (const PictureFormat format : formats) {
        const QString path = written(QStringLiteral("bare"), encodePicture(pictureWith({}), format));
        EXPECT_EQ(messageOf(m_other.open(path)), path.toStdString() +
                                                     ": carries no policy: a picture does if Stashpoint exported it and no "
                                                     "other program has removed it since; open the .stashpolicy file instead");
    }
    EXPECT_EQ(m_other.file(), before);
}

TEST_F(EmbeddedPolicy, aBrokenPictureIsOneError) {
    for (const PictureFormat format : formats) {
        const QByteArray whole = encodePicture(pictureWith("{}"), format);
        for (const qsizetype size : {qsizetype{12}, whole.size() / 8}) {
            const std::string message = messageOf(m_other.open(written(QStringLiteral("broken"), whole.left(size))));
            EXPECT_NE(message.find("broken: "), std::string::npos) << message;
            EXPECT_NE(message, "no error");
        }
    }
    EXPECT_FALSE(embeddedPolicy("%PDF-1.7\nnothing of the kind"));
    EXPECT_FALSE(embeddedPolicy("<svg><metadata></svg>"));
    EXPECT_FALSE(embeddedPolicy(QByteArray()));
}

TEST_F(EmbeddedPolicy, aFaultyPolicyInsideIsNamedWithThePicture) {
    const QString path = written(QStringLiteral("odd.svg"), encodePicture(pictureWith("{\"format\": \"other\"}"), PictureFormat::Svg));
    const std::string message = messageOf(m_other.open(path));
    EXPECT_EQ(message.find(path.toStdString() + ": /format: must be"), 0U) << message;
}

TEST_F(EmbeddedPolicy, anAttachmentUnpacksToItsLimitOnly) {
    const QByteArray pdf = encodePicture(pictureWith(std::string(100'000, 'x')), PictureFormat::Pdf);
    const std::string_view bytes(pdf.constData(), static_cast<std::size_t>(pdf.size()));
    EXPECT_EQ(pdfPolicy(bytes, 100'000).value()->size(), 100'000U);
    EXPECT_FALSE(pdfPolicy(bytes, 99'999));
}

TEST_F(EmbeddedPolicy, aMissingFileIsAnErrorAsBefore) {
    EXPECT_NE(messageOf(m_other.open(m_folder.filePath(QStringLiteral("missing.png")))).find("cannot be read"), std::string::npos);
}

} // namespace
} // namespace ui
