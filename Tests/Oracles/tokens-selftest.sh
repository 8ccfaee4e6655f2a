#!/usr/bin/env bash
# Tests the token oracle itself: a stand-in for actorlint prints the tree's own tokens, as they are and mutated.
#
#   Tests/Oracles/tokens-selftest.sh
#
# Mutations that a deliberate grouping allows must pass, all others must be found.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

write_sample() {
  mkdir "$work/sources"
  cat >"$work/sources/sample.swift" <<'SWIFT'
let nested: Array<Array<Int>> = []
let text = #"a\#(b + "x\(1)y")c\#(2)"# + """
    indented \(f("q")) joined \
    lines
    """
let pattern = #/a b/#
@objc(moveTo::) func move(a: Int, b: Int) {}
if #available(macOS 10.15, *), a.b, let c = d?.e, !f, g != 1.5 { print(c) }
SWIFT
}

# The stand-in prints `offset length kind` lines through the awk program MUTATION.
write_stand_in() {
  cat >"$work/actorlint" <<SH
#!/bin/sh
"$here/../../.build/oracles/tokens" --print-tree "\$3" | awk "\$MUTATION"
SH
  chmod +x "$work/actorlint"
}

# Usage: expect STATUS NAME AWK-PROGRAM
expect() {
  local status=0
  MUTATION=$3 ACTORLINT=$work/actorlint "$here/tokens.sh" "$work/sources" >"$work/output" 2>&1 || status=$?
  if [[ $status != "$1" ]]; then
    failures=$((failures + 1))
    echo "FAILED: $2: status $status instead of $1"
    sed 's/^/    /' "$work/output"
  fi
}

# An awk program that joins runs of the kinds $1 (in order, adjacent) into one token of kind $2.
join() {
  cat <<AWK
{ start[NR] = \$1; size[NR] = \$2; kind[NR] = \$3 }
END {
  count = split("$1", wanted)
  for (i = 1; i <= NR; i++) {
    total = 0
    for (k = 0; k < count; k++) {
      if (kind[i + k] != wanted[k + 1] || start[i + k] != start[i] + total) break
      total += size[i + k]
    }
    if (k == count) { print start[i], total, "$2"; i += count - 1 }
    else print start[i], size[i], kind[i]
  }
}
AWK
}

write_sample
write_stand_in
expect 0 "the tree's own tokens" '{ print }'
expect 0 "two closing angles are one operator" "$(join 'operator operator' operator)"
expect 0 "a version is one float" "$(join 'integer period integer' float)"
expect 0 "two colons of a selector are one token" "$(join 'colon colon' colonColon)"
expect 0 "a name is called a keyword" '{ sub(/identifier/, "keyword"); print }'

expect 1 "two closing angles are one question mark" "$(join 'operator operator' question)"
expect 1 "a version is one integer" "$(join 'integer period integer' integer)"
expect 1 "two colons are one colon" "$(join 'colon colon' colon)"
expect 1 "a member access is one operator" "$(join 'identifier period identifier' operator)"
expect 1 "a postfix question mark and a period are one operator" "$(join 'question period' operator)"
expect 1 "a word and a parenthesis are one token" "$(join 'identifier openParen' identifier)"
expect 1 "a string's middle is called a tail" '{ sub(/stringMiddle/, "stringTail"); print }'
expect 1 "a regex is called a string" '{ sub(/regex/, "string"); print }'
expect 1 "a brace is called a bracket" '{ sub(/openBrace/, "openBracket"); print }'
expect 1 "a string's last byte is missing" '$3 == "stringTail" { $2 -= 1 } { print }'
expect 1 "a token is missing" 'NR != 7'
expect 1 "the first token is missing" 'NR > 1'
expect 1 "the last tokens are missing" 'NR < 80'
expect 1 "there is a token too many at the end" '{ print } END { print $1 + 1, 1, "unknown" }'
expect 1 "an operator in two" '$3 == "operator" && $2 == 2 { print $1, 1, $3; print $1 + 1, 1, $3; next } { print }'
expect 1 "a token printed twice" '{ print } NR == 9 { print }'
expect 1 "an empty token" 'NR == 9 { $2 = 0 } { print }'
expect 1 "an unknown kind" 'NR == 9 { $3 = "colonade" } { print }'
expect 1 "nothing is printed" '0'
expect 1 "the command fails" '{ print } END { exit 3 }'

# A long output must not block, and a file that does not parse must not count.
for _ in $(seq 4000); do cat "$work/sources/sample.swift"; done >"$work/sources/long.swift"
expect 0 "a file of several megabytes" '{ print }'
rm "$work/sources/"*
echo 'func broken( { "' >"$work/sources/broken.swift"
expect 0 "differences in a file with a syntax error" 'NR > 1'
expect 1 "a failure in a file with a syntax error" 'END { exit 3 }'

[[ $failures == 0 ]] && echo "tokens-selftest: all as expected"
exit "$failures"
