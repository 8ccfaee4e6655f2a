#!/usr/bin/env bash
# Compiles an oracle's driver against the toolchain's own parser library, unless it is newer than its sources.
#
#   Tests/Oracles/build-driver.sh NAME SOURCE…
#
# Sources are named as in this folder; the driver is .build/oracles/NAME.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
driver=$here/../../.build/oracles/$1
sources=("${@:2}")
cd "$here"

is_current() {
  [[ -x $driver ]] || return 1
  for source in "${sources[@]}" build-driver.sh; do
    [[ $driver -nt $source ]] || return 1
  done
}

if ! is_current; then
  resources=$(swiftc -print-target-info |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
  mkdir -p "$(dirname "$driver")"
  swiftc -O -swift-version 6 -parse-as-library -I "$resources/host" -L "$resources/host" -lSwiftParser -lSwiftSyntax \
    -Xlinker -rpath -Xlinker "$resources/host" -o "$driver" "${sources[@]}"
fi
