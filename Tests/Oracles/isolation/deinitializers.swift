// Deinitializers run where the last reference goes, unless they say otherwise.
@MainActor class Plain {
  deinit { print(1) }
  init() {}
}
@MainActor class Isolated {
  isolated deinit { print(1) }
  init() {}
}
class Free {
  init() {}
  deinit { plain { print(1) }; Task { print(2) } }
}
actor Store { deinit { print(1) } }
actor IsolatedStore { isolated deinit { print(1) } }
nonisolated func plain(_ work: () -> Void) {}
@MainActor class Parent {
  init() {}
  deinit {}
}
final class Child: Parent { deinit { print(2) } }
final class Other: Parent { isolated deinit { print(2) } }
