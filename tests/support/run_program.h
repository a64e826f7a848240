#pragma once

#include <string>
#include <vector>

struct ProgramResult {
    int exitCode = -1; // -1 if it was ended by a signal
    std::string out;
    std::string err;
};

/// Runs a program to its end with nothing on its standard input, through no shell.
ProgramResult runProgram(const std::string& program, const std::vector<std::string>& arguments);

/// As runProgram, with a file on standard input, or that closed where the path is empty.
ProgramResult runProgramWithInput(const std::string& inputPath, const std::string& program, const std::vector<std::string>& arguments);

/// As runProgram, with standard output going to `outputPath`, or closed where that is empty.
ProgramResult runProgramInto(const std::string& outputPath, const std::string& program, const std::vector<std::string>& arguments);
