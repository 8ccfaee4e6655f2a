#!/bin/bash
# Feeds mutated code to the lexer, the outliner, the reader of bodies and that of manifests, and to all rules; mutated
# bytes to the readers of JSON, patterns, patches, configurations and baselines; with libFuzzer.
#
# Usage: [OPTIMIZATION=-Onone] Tests/Fuzzing/run.sh [SECONDS [READER…]]
#
# READERs are floors, rules, json, glob, patch and settings; by default each is fed for 15 seconds. An input that crashes,
# breaks a promise that floors.swift or readers.swift checks, takes more than 10 seconds or 2 GB is kept in .build/fuzzing
# and named; the exit status is 1. A found input becomes a fixture. With -Onone the build takes two minutes in place of
# seven, and reads half as many inputs of rules: for a short run.
set -euo pipefail
seconds=${1:-15}
[[ $seconds =~ ^[0-9]+$ ]] || {
  sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}" >&2
  exit 2
}
cd "$(dirname "$0")/../.."
shift || true
[ $# -gt 0 ] || set -- floors rules json glob patch settings
out=$PWD/.build/fuzzing
mkdir -p "$out"

# Assertions hold here as in debug builds: a look beyond the tokens of a file ends the run.
flags=(${OPTIMIZATION:--O} -assert-config Debug -swift-version 6 -package-name actorlint
  -enable-upcoming-feature InternalImportsByDefault -sanitize=fuzzer -parse-as-library -I "$out" -wmo -enable-testing)
objects=()
for module in JSON Lexing Outlining Indexing Linting Rules Reporting actorlint; do
  folder=Sources/$module
  [ $module != Rules ] || folder=Rules
  sources=$(find "$folder" -name '*.swift' ! -name main.swift)
  # What is as it was is not compiled again.
  stamp=$(cat $sources | cksum)${stamp:-${flags[*]}}
  if [ "$(cat "$out/$module.stamp" 2> /dev/null)" != "$stamp" ]; then
    rm -rf "$out/$module.objects"
    mkdir "$out/$module.objects"
    # Two threads write an object for each file, into the folder that this runs in.
    (cd "$out/$module.objects" && swiftc "${flags[@]}" -num-threads 2 -module-name $module -c \
      $(printf '../../../%s ' $sources) \
      -emit-module -emit-module-path "$out/$module.swiftmodule")
    echo "$stamp" > "$out/$module.stamp"
  fi
  objects+=("$out/$module.objects"/*.o)
done
swiftc "${flags[@]}" -module-name Fuzzing -o "$out/readers" Tests/Fuzzing/*.swift "${objects[@]}"

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
  floors | rules)
    find Tests/{Fixtures,Outlines,Bodies,Isolation,Cheatsheet/Harbour} Package.swift -name '*.swift' | while read -r file; do
      cp "$file" "$2/$(echo "$file" | tr '/' '_')"
    done
    ;;
  esac
}

feed() {
  mkdir -p "$out/$1/corpus" "$out/$1/seeds"
  seed "$1" "$out/$1/seeds"
  FUZZED=$1 SWIFT_BACKTRACE=enable=no "$out/readers" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=8192 -artifact_prefix="$out/$1-" -print_final_stats=1 "$out/$1/corpus" "$out/$1/seeds" \
    2> "$out/$1.log" || {
    tail -30 "$out/$1.log"
    return 1
  }
  echo "$1: $(grep -E 'cov:' "$out/$1.log" | tail -1 | sed 's/.*\(cov: [0-9]*\).*/\1/')," \
    "$(sed -n 's/stat::number_of_executed_units: *//p' "$out/$1.log") inputs"
}

# Two at a time: each takes one core.
while [ $# -gt 0 ]; do
  feed "$1" &
  first=$!
  [ $# -eq 1 ] || feed "$2"
  wait "$first"
  shift $(($# > 1 ? 2 : 1))
done
