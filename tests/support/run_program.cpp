#include "tests/support/run_program.h"

#include "tests/support/temporary_folder.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace {

void redirect(posix_spawn_file_actions_t& actions, int descriptor, const std::string& path, int flags) {
    if (path.empty()) {
        posix_spawn_file_actions_addclose(&actions, descriptor);
    } else {
        posix_spawn_file_actions_addopen(&actions, descriptor, path.c_str(), flags, 0600);
    }
}

ProgramResult runBetween(const std::string& inputPath, const std::string& outputPath, const std::string& program,
                         const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    const std::string err = folder / "err";
    std::vector<std::string> words = arguments;
    words.insert(words.begin(), program);
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (std::string& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    redirect(actions, STDIN_FILENO, inputPath, O_RDONLY);
    redirect(actions, STDOUT_FILENO, outputPath, O_WRONLY | O_CREAT | O_TRUNC);
    redirect(actions, STDERR_FILENO, err, O_WRONLY | O_CREAT | O_TRUNC);
    pid_t child = 0;
    const int error = ::posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (error != 0 || ::waitpid(child, &status, 0) != child) {
        throw std::runtime_error("cannot run " + program);
    }
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, {}, contentOf(err)};
}

} // namespace

ProgramResult runProgram(const std::string& program, const std::vector<std::string>& arguments) {
    return runProgramWithInput("/dev/null", program, arguments);
}

ProgramResult runProgramWithInput(const std::string& inputPath, const std::string& program, const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    const std::string out = folder / "out";
    ProgramResult result = runBetween(inputPath, out, program, arguments);
    result.out = contentOf(out);
    return result;
}

ProgramResult runProgramInto(const std::string& outputPath, const std::string& program, const std::vector<std::string>& arguments) {
    return runBetween("/dev/null", outputPath, program, arguments);
}
