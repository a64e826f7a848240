#include "tests/support/child_process.h"

#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

int inChild(const std::function<int()>& body) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(body());
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int inChildWithoutRoot(const std::function<int()>& body) {
    return inChild([&] {
        constexpr uid_t nobody = 65534;
        const bool dropped = ::geteuid() != 0 || (::setgroups(0, nullptr) == 0 && ::setresgid(nobody, nobody, nobody) == 0 &&
                                                  ::setresuid(nobody, nobody, nobody) == 0);
        return dropped ? body() : 255;
    });
}
