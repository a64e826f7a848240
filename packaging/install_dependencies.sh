#!/usr/bin/env bash
# Installs the Debian 12 packages that are missing for one or more groups: build, test, check. Needs root only to install.
set -euo pipefail

build=(
    g++ cmake ninja-build
    qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6opengl6-dev
    libexpected-dev nlohmann-json3-dev libcli11-dev
    libqpdf-dev zlib1g-dev # policies inside of PDF and PNG pictures
    libgtest-dev librapidcheck-dev libbenchmark-dev libvalijson-dev # configuring looks for the tests' libraries too
    qt6-wayland fonts-dejavu-core                   # to run: X11 support comes with Qt, Wayland's does not
)
test=(xvfb xauth openbox xdotool imagemagick dbus-daemon)
check=(clang-format-19 clang-tidy-19 shellcheck)

wanted=()
[ $# -gt 0 ] || set -- none
for group in "$@"; do
    case $group in
        build) wanted+=("${build[@]}") ;;
        test) wanted+=("${test[@]}") ;;
        check) wanted+=("${check[@]}") ;;
        *) echo "usage: $0 build|test|check..." >&2; exit 2 ;;
    esac
done

if ! command -v apt-get >/dev/null; then
    echo "This is no Debian system. Install the equivalents of: ${wanted[*]}" >&2
    exit 1
fi
missing=()
for package in "${wanted[@]}"; do
    status=$(dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null || true)
    grep -qx installed <<<"$status" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" -ne 0 ]; then
    printf 'Not root, so these packages cannot be installed here. As root, run:\n  apt-get install %s\n' "${missing[*]}" >&2
    exit 1
fi
echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt=(apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
"${apt[@]}" update </dev/null || echo "The package lists could not be brought up to date; going on with those at hand." >&2
"${apt[@]}" install --no-install-recommends "${missing[@]}" </dev/null >/dev/null
