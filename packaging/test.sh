#!/usr/bin/env bash
# Installs what is missing, builds everything and runs the tests, bar the slow sweeps and the benchmarks. Arguments go to CMake.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

"$root/packaging/install_dependencies.sh" build test
cmake -S "$root" -B "$root/build/release" -G Ninja -DCMAKE_BUILD_TYPE=Release --log-level=WARNING "$@"
cmake --build "$root/build/release"
ctest --test-dir "$root/build/release" --output-on-failure --no-tests=error --parallel "$(nproc)" --label-exclude 'exhaustive|bench'
