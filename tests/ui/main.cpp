#include <QApplication>
#include <QLocale>
#include <QStyleFactory>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    for (const char* folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        qputenv(folder, home.path().toLocal8Bit());
    }
    testing::InitGoogleTest(&argc, argv);
    QLocale::setDefault(QLocale::c());
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("stashpoint"));
    QApplication::setApplicationName(QStringLiteral("stashpoint"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    return RUN_ALL_TESTS();
}
