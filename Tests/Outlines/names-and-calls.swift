func f() {
  move(from:to:)
  view.add(_:)
  grid.map(Cell.init(row:)) { pick() }
  copy { first() }
  each(second)
  let size = open
  private let other = final
  let cast = value as (Int) async throws(E) -> Void, test = third() is (Int) -> Void
  run { 1 }
  { 2 }()
  run() { 3 } { 4 }
  keep({ 5 } as Work, { 6 }(), last: { 7 })
  let x: Kind = .make { 8 }
  let less = (a < b, c > (d))
  if a < b && c > (d) { read { 9 } }
  var state: State { read { 10 } }
  let path = \Root.list[index()].name
}
func callAndName(prefix: Int, final: String) {
  let plain = C::Task { #try(.d) { e() } }
  let either = plain ? 0 : prefix
  let sum = "f" + final
  var `_`: Int
  lazy var last = 1
}
