func load(
  @Built({ plan() }) from: URL = .root(), then: @escaping(Result<Int, any Error>) -> Void = { log($0) }, _ n: Pair<A, B> = Pair<A, B>()
) async {
  finish { [store, weak owner = find(), queue = { make() }] in owner?.run(queue) }
}
@Test(arguments: list().map { $0 + 1 })
@Tag("b", of: kind()) struct Suite {
  enum Step { case first(Screen.State = .init(), retry: () -> Void = { again() }), last }
  subscript(row row: Int = start()) -> Int { @Checked(by: rule()) get { row } }
  var wide: Wide { get nonmutating set }
  init(_ a: __owned Int, isolated b: Main = current()) {}
}
