#!/usr/bin/env bash
# Compares the tokens of `actorlint debug tokens` with those of the toolchain's own parser, file by file.
#
#   Tests/Oracles/tokens.sh [--broken] DIRECTORY…
#
#   --broken         print differences in files with syntax errors too (they never change the exit status)
#   ACTORLINT=path   test this binary instead of building the release one
#
# Exit status: 0 no differences in files that parse cleanly and no failures, 1 some, 2 it could not run.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
driver=$root/.build/oracles/tokens
sources=(tokens.swift TreeTokens.swift PrintedTokens.swift CommandOutput.swift OracleRun.swift)

usage() {
  sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}" >&2
  exit 2
}

build_actorlint() {
  swift build --package-path "$root" -c release --product actorlint >&2
  ACTORLINT=$(swift build --package-path "$root" -c release --show-bin-path)/actorlint
}

[[ $# -gt 0 && $1 != -h && $1 != --help ]] || usage
"$here/build-driver.sh" tokens "${sources[@]}" || exit 2
[[ -n ${ACTORLINT:-} ]] || build_actorlint || exit 2
exec "$driver" "$ACTORLINT" "$@"
