// Of a class that stands once in each branch of '#if' one is compiled.
#if canImport(Network)
final class Link: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var route: String?

  func connect(to route: String) { self.route = route }
  func name() -> String? { route }
}
#else
final class Link: @unchecked Sendable {
  func connect(to route: String) {}
  func name() -> String? { nil }
}
#endif
