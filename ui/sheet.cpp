#include "ui/sheet.h"

#include <QVBoxLayout>

namespace ui {

QFrame* sheet(const char* objectName, QWidget* content) {
    auto* frame = new QFrame;
    frame->setObjectName(QLatin1String(objectName));
    frame->setProperty("sheet", true);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(content);
    return frame;
}

} // namespace ui
