#!/bin/bash
# Feeds mutated code to the lexer, the outliner, the reader of bodies and that of manifests with libFuzzer.
#
# Usage: Tests/Fuzzing/floors.sh [SECONDS]
#
# Seeds are the fixtures and the outliner's samples. The default is 60 seconds. An input that crashes, breaks a promise
# that floors.swift checks, takes more than 10 seconds or 2 GB is kept in .build/fuzzing and named; the exit status is 1.
# A found input becomes a fixture.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
out=.build/fuzzing
mkdir -p "$out/corpus" "$out/seeds"

flags=(-O -swift-version 6 -package-name actorlint -enable-upcoming-feature InternalImportsByDefault
  -sanitize=fuzzer -parse-as-library -I "$out" -wmo)
objects=()
for module in Lexing Outlining Indexing; do
  swiftc "${flags[@]}" -module-name $module -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" $(find Sources/$module -name '*.swift')
  objects+=("$out/$module.o")
done
swiftc "${flags[@]}" -module-name Fuzzing -o "$out/floors" Tests/Fuzzing/floors.swift "${objects[@]}"

find Tests/Fixtures Tests/Outlines Tests/Bodies Tests/Isolation Package.swift -name '*.swift' | while read -r file; do
  cp "$file" "$out/seeds/$(echo "$file" | tr '/' '_')"
done
SWIFT_BACKTRACE=enable=no "$out/floors" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=8192 \
  -artifact_prefix="$out/" -print_final_stats=1 "$out/corpus" "$out/seeds" 2> "$out/log" || {
  tail -30 "$out/log"
  exit 1
}
grep -E "stat::number_of_executed_units|stat::average_exec|cov:" "$out/log" | tail -3
