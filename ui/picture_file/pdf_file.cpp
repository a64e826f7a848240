#include "ui/picture_file/pdf_file.h"

#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cmath>
#include <stdexcept>

namespace ui {
namespace {

/// Keeps what flows through, up to a limit: a short stream can unpack to any length.
class LimitedText : public Pipeline {
public:
    explicit LimitedText(std::size_t most)
        : Pipeline("limited text", nullptr),
          m_most(most) {}

    void write(const unsigned char* data, std::size_t size) override {
        if (size > m_most - m_text.size()) {
            m_exceeded = true;
            throw std::length_error("too long"); // ends the unpacking; qpdf makes a warning of it
        }
        m_text.append(reinterpret_cast<const char*>(data), size);
    }
    void finish() override {}
    bool exceeded() const { return m_exceeded; }
    std::string take() { return std::move(m_text); }

private:
    bool m_exceeded = false;
    std::size_t m_most;
    std::string m_text;
};

void load(QPDF& document, std::string_view pdf) {
    document.setSuppressWarnings(true);
    document.processMemoryFile("picture", pdf.data(), pdf.size());
}

std::optional<std::string> attachedPolicy(QPDF& document, std::size_t most) {
    const std::string wanted = policyFileName.toStdString();
    QPDFEmbeddedFileDocumentHelper attachments(document);
    std::shared_ptr<QPDFFileSpecObjectHelper> best;
    for (const auto& [key, file] : attachments.getEmbeddedFiles()) {
        const std::string name = file->getFilename();
        if (name == wanted) {
            best = file;
            break;
        }
        if (!best && QString::fromStdString(name).endsWith(QLatin1String(".stashpolicy"))) {
            best = file;
        }
    }
    if (!best) {
        return std::nullopt;
    }
    QPDFObjectHandle stream = best->getEmbeddedFileStream();
    if (!stream.isStream()) {
        return std::nullopt;
    }
    LimitedText text(most);
    const bool unpacked = stream.pipeStreamData(&text, 0, qpdf_dl_all, true);
    if (text.exceeded() || !unpacked) {
        throw std::runtime_error("the attached policy is damaged or too large");
    }
    return text.take();
}

} // namespace

QByteArray withPageSize(const QByteArray& pdf, QSizeF points) {
    QPDF document;
    load(document, {pdf.constData(), static_cast<std::size_t>(pdf.size())});
    QPDFObjectHandle page = document.getAllPages().at(0);
    const double top = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
    const QPDFObjectHandle::Rectangle box(0, top - points.height(), points.width(), top);
    page.replaceKey("/MediaBox", QPDFObjectHandle::newArray(box));
    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.write();
    const std::shared_ptr<Buffer> written = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(written->getBuffer()), static_cast<qsizetype>(written->getSize())};
}

core::Result<std::optional<std::string>> pdfPolicy(std::string_view pdf, std::size_t most) {
    try {
        QPDF document;
        load(document, pdf);
        return attachedPolicy(document, most);
    } catch (const QPDFExc& error) {
        const bool encrypted = error.getErrorCode() == qpdf_e_password;
        return tl::unexpected(core::Error{
            encrypted ? "this PDF asks for a password; open it without one" : "this PDF is broken: " + error.getMessageDetail(), {}});
    } catch (const std::exception& error) {
        return tl::unexpected(core::Error{std::string("this PDF cannot be read: ") + error.what(), {}});
    }
}

} // namespace ui
