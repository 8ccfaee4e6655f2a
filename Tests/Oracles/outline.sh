#!/usr/bin/env bash
# Compares the listing of `actorlint debug outline` with one made of the tree of the toolchain's own parser, file by file.
#
#   Tests/Oracles/outline.sh [--broken] DIRECTORY…
#
#   --broken         print differences in files with syntax errors too (they never change the exit status)
#   ACTORLINT=path   test this binary instead of building the release one
#
# Exit status: 0 no differences in files that parse cleanly and no failures, 1 some, 2 it could not run.
#
# Compared is every line of the listing: where it begins (line and column), how many braces stand around it, and
#   - import: attributes and modifiers, the kind of the symbol, the path
#   - type, extension: attributes and modifiers, keyword, name, generic parameters, inheritance clause, `where` clause
#   - function, initializer, deinitializer, subscript, macro: attributes and modifiers, name, generic parameters, each
#     parameter's attributes, modifiers, label, name, type and default value, async, throws with its type, result,
#     `where` clause, whether there is a body
#   - accessor, the getter without a name included: attributes and modifiers, keyword, name of the new value, effects
#   - property, local variable, case of an enumeration: attributes and modifiers, keyword, name, associated values, type,
#     initial value, whether it is computed
#   - closure: callee and label that take it, attributes, capture list with values, parameters, async, whether it is
#     called on the spot
#   - call: callee, labels, parentheses, trailing closures, the `try` (`try?`, `try!`) and `await` that cover it
#   - if, else, guard, while, repeat, switch, do, catch, defer: the condition; for: await and the sequence
#   - names that conditions, patterns and loops declare; for conditions with type and value, for casts (`let x as T`) with
#     the type
# In values, callees and conditions `…` stands for what brackets hold; that has its own lines.
#
# Deliberate groupings, where an entry is not made of the tree's node as it stands:
#   (a) a call in an `#if` in the middle of a member chain (SE-0308) begins where the chain begins; the tree's begins at
#       its first period                                                                 [chainThroughDirective]
#   (b) a subscript that takes a trailing closure is listed as a call of what stands before the closure
#                                                                                        [subscriptTakingClosure]
#   (c) `try` and `await` cover what stands to the right of them in a sequence of operators: the tree of the parser has
#       not folded operators yet, and holds the next operand only
#   (d) each name that a tuple pattern declares has its own entry, with the value of the whole pattern and no type
#   (e) a function that is named with its labels, `move(from:to:)`, is no call; a macro expansion with parentheses or a
#       trailing closure is one
#   (f) the closure in `if let x = f(1) { … } {` belongs to the call, as the compiler has it; the tree has two calls
#                                                                                            [closureInCondition]
# How often (a), (b) and (f) were used stands in the totals. Not listed, and so not compared: conditions of `#if`, type
# aliases, operators and precedence groups, raw values of cases, and what a closure's signature has besides the above.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
driver=$root/.build/oracles/outline
sources=(outline.swift TreeOutline.swift TreeText.swift TreeTokens.swift OutlineCollector.swift
  DeclarationCollector.swift CodeCollector.swift CommandOutput.swift OracleRun.swift)

usage() {
  sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}" >&2
  exit 2
}

build_actorlint() {
  swift build --package-path "$root" -c release --product actorlint >&2
  ACTORLINT=$(swift build --package-path "$root" -c release --show-bin-path)/actorlint
}

[[ $# -gt 0 && $1 != -h && $1 != --help ]] || usage
"$here/build-driver.sh" outline "${sources[@]}" || exit 2
[[ -n ${ACTORLINT:-} ]] || build_actorlint || exit 2
exec "$driver" "$ACTORLINT" "$@"
