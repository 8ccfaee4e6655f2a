#!/bin/sh
# Compares `actorlint debug isolation` with what the compiler says of every function and closure (`swiftc -emit-silgen`),
# in Swift 5 mode, in Swift 6 mode, and in Swift 6 mode with the main actor as default isolation.
# usage: Tests/Oracles/isolation.sh [SAMPLE…]
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
swift build --package-path "$folder/../.." --product actorlint
exec python3 "$folder/isolation.py" "$(swift build --package-path "$folder/../.." --show-bin-path)/actorlint" "$@"
