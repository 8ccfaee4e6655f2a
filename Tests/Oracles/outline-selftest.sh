#!/usr/bin/env bash
# Tests the outline oracle itself: a stand-in for actorlint prints the tree's own listing, as it is and mutated.
#
#   Tests/Oracles/outline-selftest.sh
#
# Every mutation but those of order must be found; the sample has each kind of entry.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

write_sample() {
  mkdir "$work/sources"
  cat >"$work/sources/sample.swift" <<'SWIFT'
@preconcurrency import struct Kit.Box
@MainActor final class Shelf<T: P>: Rack, @unchecked Sendable where T: Q {
  @Wrapped private(set) var first: Int? = make() { didSet { note() } }
  lazy var second = [1]
  var third: Int { 3 }
  subscript(at index: Int) -> T { get async throws { find(index) } set(fresh) { keep(fresh) } }
  init?(_ size: inout Int, named name: String = label()) async throws(Failure) { return nil }
  isolated deinit { clear() }
  static func move<U>(@Build from: U, to other: T...) async rethrows -> [U] where U: P { [] }
}
extension Shelf { enum Side: Int { case left(Int, of: T), right } }
protocol Rack { func turn() }
func run() async throws {
  guard let self, let book: Book = find() else { return }
  if case .some(let page) = book.page, page > 1 { read(page) } else { skip() }
  for try await (line, mark) in lines(of: book) where mark { try? await show(line) + show(mark) }
  while wait() { repeat { tick() } while more }
  switch side { case .left(let width, of: _): use(width); default: break }
  do { try open() } catch let failure as Failure { report(failure) }
  defer { close() }
  let task = Task(priority: .low) { @MainActor [weak self, book = copy(book)] (a: Int, b) async in await work { 1 } } done: { 2 }
  map(by: { $0 }, #check(task));
  { try! finish() }()
}
SWIFT
}

# The stand-in prints the listing through the awk program MUTATION.
write_stand_in() {
  cat >"$work/actorlint" <<SH
#!/bin/sh
"$here/../../.build/oracles/outline" --print-tree "\$3" | awk "\$MUTATION"
SH
  chmod +x "$work/actorlint"
}

# Usage: expect STATUS NAME AWK-PROGRAM
expect() {
  local status=0
  MUTATION=$3 ACTORLINT=$work/actorlint "$here/outline.sh" "$work/sources" >"$work/output" 2>&1 || status=$?
  if [[ $status != "$1" ]]; then
    failures=$((failures + 1))
    echo "FAILED: $2: status $status instead of $1"
    sed 's/^/    /' "$work/output"
  fi
}

# Usage: finds NAME PATTERN REPLACEMENT: the replacement must change the listing, and the oracle must see it.
finds() {
  local program="{ if (sub(/$2/, \"$3\")) changed = 1; print } END { if (!changed) print \"0:0 nothing was changed\" }"
  if "$here/../../.build/oracles/outline" --print-tree "$work/sources/sample.swift" | awk "$program" |
    grep -q "nothing was changed"; then
    failures=$((failures + 1))
    echo "FAILED: $1: the sample does not have it"
  fi
  expect 1 "$1" "$program"
}

write_sample
write_stand_in
expect 0 "the tree's own listing" '{ print }'
expect 0 "entries at the same place in another order" \
  '{ place = $1; if (place == last) { print; next } if (held != "") print held; held = $0; last = place } END { print held }'

finds "an import's attribute is missing" '@preconcurrency import' 'import'
finds "an import's kind is missing" 'import struct' 'import'
finds "an import's path" 'Kit.Box' 'Kit'
finds "a type's kind" 'final class' 'final struct'
finds "a type's name" 'Shelf<' 'Shell<'
finds "a type's attribute" '@MainActor final' 'final'
finds "a type's modifier" 'final class' 'class'
finds "a type's generic parameters" '<T: P>:' ':'
finds "a type's inheritance" ', @unchecked Sendable' ''
finds "a type's requirements" ' where T: Q' ''
finds "a function's name" 'func move' 'func more'
finds "a function's generic parameters" 'move<U>' 'move'
finds "static" 'static func' 'func'
finds "async" ' async throws -> ' ' throws -> '
finds "throws" 'async throws -> ' 'async -> '
finds "the type of what is thrown" 'throws[(]Failure[)]' 'throws'
finds "a parameter's attribute" '@Build from' 'from'
finds "a parameter's label" 'to other' 'other'
finds "a parameter's name" 'to other' 'to others'
finds "a parameter's type" ': inout Int' ': Int'
finds "a parameter's default value" ' = label[(][)]' ''
finds "a variadic parameter" 'T[.][.][.]' 'T'
finds "a result" ' -> [[]U[]]' ''
finds "a function's requirements" ' where U: P' ''
finds "a failable initializer" 'init[?]' 'init'
finds "a body where there is none" 'func turn[(][)]' 'func turn() {}'
finds "a body is missing" 'deinit {}' 'deinit'
finds "an isolated deinit" 'isolated deinit' 'deinit'
finds "a subscript's label" 'at index' 'index'
finds "a subscript's result" 'subscript[(]at index: Int[)] -> T' 'subscript(at index: Int)'
finds "an accessor's effects" 'get async throws' 'get'
finds "an accessor's kind" 'didSet' 'willSet'
finds "an accessor's name of the new value" 'set[(]fresh[)]' 'set'
finds "a getter without a name" '5:18 get {}' '5:20 get {}'
finds "a property's wrapper" '@Wrapped ' ''
finds "a property's modifier" 'private[(]set[)] ' ''
finds "lazy" 'lazy var' 'var'
finds "let or var" 'var first' 'let first'
finds "a property's type" 'first: Int[?]' 'first: Int'
finds "a property's value" 'first: Int[?] = make[(][)]' 'first: Int?'
finds "computed" ' computed' ''
finds "a case's associated values" 'left[(]Int, of: T[)]' 'left'
finds "a capture's strength" 'weak self' 'strong self'
finds "a capture's value" 'book = copy[(]…[)]' 'book'
finds "a closure's parameters" ' [(]a: Int, b[)]' ''
finds "a closure's attribute" '@MainActor [[]' '['
finds "a closure's async" ' async$' ''
finds "a closure's callee" 'closure of Task' 'closure of Tusk'
finds "a closure that nobody takes" 'closure of map' 'closure'
finds "a closure's label" 'closure of map by:' 'closure of map'
finds "a trailing closure's label" 'of Task done:' 'of Task'
finds "a closure called on the spot" ' called' ''
finds "a callee" 'call Task' 'call Tusk'
finds "a call's labels" 'Task[(]priority:[)]' 'Task(_:)'
finds "a call's parentheses" 'call work{}' 'call work(){}'
finds "a call's trailing closures" ' done:{}' ''
finds "a macro" 'call #check' 'call check'
finds "an await that does not cover" ' try[?] await$' ' try?'
finds "a try that does not cover" ' try[?] await$' ' await'
finds "which try" 'finish[(][)] try!' 'finish() try'
finds "a guard's condition" 'guard let self, ' 'guard '
finds "an if's condition" ', page > 1' ''
finds "a loop's await" 'for await in' 'for in'
finds "a loop's sequence" 'for await in lines' 'for await in line'
finds "a statement's kind" 'while wait' 'if wait'
finds "a switch's subject" 'switch side' 'switch'
finds "a catch's pattern" 'catch let failure as Failure' 'catch'
finds "the type of a name in a condition" 'condition book: Book' 'condition book'
finds "the value of a name in a condition" 'condition book: Book = find[(][)]' 'condition book: Book'
finds "a name in a pattern" 'pattern page' 'pattern pages'
finds "a name in a loop" 'element mark' 'pattern mark'
finds "a line" '^1:' '2:'
finds "a column" '^1:17' '1:18'
finds "depth" '^    ' '  '

expect 1 "an entry is missing" 'NR != 7'
expect 1 "the first entry is missing" 'NR > 1'
expect 1 "the last entry is missing" '{ if (held != "") print held; held = $0 }'
expect 1 "an entry too many" '{ print } END { print "99:1 call late()" }'
expect 1 "an entry printed twice" '{ print } NR == 9 { print }'
expect 1 "entries out of order" 'NR == 1 { held = $0; next } { print } END { print held }'
expect 1 "a line that is no entry" '{ print } END { print "99 call late()" }'
expect 1 "odd indentation" '{ sub(/^  /, "   "); print }'
expect 1 "nothing is printed" '0'
expect 1 "the command fails" '{ print } END { exit 3 }'
for kind in import class func init deinit subscript get set var case closure call if else guard for while repeat \
  switch do catch defer condition pattern element extension protocol enum; do
  expect 1 "all of '$kind' are missing" "\$0 !~ /(^| )$kind( |[({?<]|\$)/"
done

# A file that does not parse must not count, unless the command fails on it.
rm "$work/sources/"*
echo 'func broken( { "' >"$work/sources/broken.swift"
expect 0 "differences in a file with a syntax error" 'NR > 1'
expect 1 "a failure in a file with a syntax error" 'END { exit 3 }'

[[ $failures == 0 ]] && echo "outline-selftest: all as expected"
exit "$failures"
