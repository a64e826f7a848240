#include <QApplication>
#include <QLocale>
#include <QTemporaryDir>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QApplication::setOrganizationName(QStringLiteral("stashpoint"));
    QApplication::setApplicationName(QStringLiteral("stashpoint"));
    const QTemporaryDir home;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        qputenv(variable, home.path().toUtf8());
    }
    QLocale::setDefault(QLocale::c());
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
