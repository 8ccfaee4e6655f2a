#!/bin/bash
# Feeds mutated bytes to the readers of JSON, patterns, patches, configurations and baselines, and mutated code to all
# rules, with libFuzzer.
#
# Usage: Tests/Fuzzing/readers.sh [SECONDS [READER…]]
#
# READERs are json, glob, patch, settings and rules; by default each is fed for 15 seconds. An input that crashes, breaks
# a promise that readers.swift checks, takes more than 10 seconds or 2 GB is kept in .build/fuzzing-readers and named;
# the exit status is 1. A found input becomes a fixture.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-15}
shift || true
[ $# -gt 0 ] || set -- json glob patch settings rules
out=.build/fuzzing-readers
mkdir -p "$out"

flags=(-O -swift-version 6 -package-name actorlint -enable-upcoming-feature InternalImportsByDefault
  -sanitize=fuzzer -parse-as-library -I "$out" -wmo -enable-testing)
objects=()
for module in JSON Lexing Outlining Indexing Linting Rules Reporting actorlint; do
  folder=Sources/$module
  [ $module != Rules ] || folder=Rules
  sources=$(find "$folder" -name '*.swift' ! -name main.swift)
  # What is as it was is not compiled again.
  stamp=$(cat $sources Tests/Fuzzing/readers.sh | cksum)${stamp:-}
  if [ "$(cat "$out/$module.stamp" 2> /dev/null)" != "$stamp" ]; then
    swiftc "${flags[@]}" -module-name $module -emit-module -emit-module-path "$out/$module.swiftmodule" \
      -c -o "$out/$module.o" $sources
    echo "$stamp" > "$out/$module.stamp"
  fi
  objects+=("$out/$module.o")
done
swiftc "${flags[@]}" -module-name Fuzzing -o "$out/readers" Tests/Fuzzing/readers.swift "${objects[@]}"

seed() {
  case $1 in
  json | settings)
    cp .actorlint.*schema.json "$2"
    printf '{"version": 1, "main_sync 0123456789abcdef": {"count": 1, "symbol": "A.f()"}}' > "$2/baseline"
    # JSON5: what the README shows.
    sed -n '/^```json5/,/^```/p' README.md | sed '/^```/d' > "$2/readme"
    printf "{root: true, extends: ['a.json',], overrides: [{files: ['T*/**'], severity: {main_sync: 'off'}}], // x\n}" > "$2/a"
    printf '{"language_mode": 6, "deployment_target": {"iOS": "18.4"}, "off_main_callbacks": ["A.f(x:)"], "n": -1.5e-3}' > "$2/b"
    ;;
  glob)
    printf '**/a*[!b-z]?/\\*\nx/y/abc/d' > "$2/a"
    printf '*.swift\nSources/A.swift' > "$2/b"
    printf '!/[[:alpha:]]**/x/**\nq/x/y' > "$2/c"
    ;;
  patch)
    printf 'one\ntwo\nthree\n\0one\n2\nthree' > "$2/a"
    printf -- '--- a/x\n+++ "b/\\303\\244 \\""\n@@ -1,2 +3,4 @@ f()\n-a\n+b\n' > "$2/b"
    ;;
  rules)
    find Tests/Fixtures Tests/Cheatsheet/Harbour -name '*.swift' | while read -r file; do
      cp "$file" "$2/$(echo "$file" | tr '/' '_')"
    done
    ;;
  esac
}

for reader in "$@"; do
  mkdir -p "$out/$reader/corpus" "$out/$reader/seeds"
  seed "$reader" "$out/$reader/seeds"
  FUZZED=$reader SWIFT_BACKTRACE=enable=no "$out/readers" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=8192 -artifact_prefix="$out/$reader-" -print_final_stats=1 "$out/$reader/corpus" "$out/$reader/seeds" \
    2> "$out/$reader.log" || {
    tail -30 "$out/$reader.log"
    exit 1
  }
  echo "$reader: $(grep -E 'cov:' "$out/$reader.log" | tail -1 | sed 's/.*\(cov: [0-9]*\).*/\1/')," \
    "$(sed -n 's/stat::number_of_executed_units: *//p' "$out/$reader.log") inputs"
done
