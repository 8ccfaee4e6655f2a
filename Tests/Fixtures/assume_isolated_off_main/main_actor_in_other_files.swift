final class Cashier: Clerk {
  func sell() { MainActor.assumeIsolated { till += 1 } }
}

extension Drawer {
  func open() { MainActor.assumeIsolated { till += 1 } }
}

final class Counter: Serving {
  func serve() { MainActor.assumeIsolated { till += 1 } }
  func clean() { MainActor.assumeIsolated { till += 1 } }
}

final class Window {
  func clean() { MainActor.assumeIsolated { till += 1 } } // expect: assume_isolated_off_main (error)
}

extension Window: Serving {
  func serve() { MainActor.assumeIsolated { till += 1 } }
}

final class Refined: Waiting {
  func clean() { MainActor.assumeIsolated { till += 1 } }
}

nonisolated struct Stool: Serving {
  func clean() { MainActor.assumeIsolated { till += 1 } } // expect: assume_isolated_off_main
  @MainActor func serve() { MainActor.assumeIsolated { till += 1 } }
}
// file: Clerk.swift
class Clerk: Person {}
// file: Person.swift
@MainActor class Person {}
@MainActor var till = 0
// file: Drawer.swift
@MainActor
struct Drawer {}
// file: Serving.swift
@MainActor protocol Serving {
  func serve()
}

protocol Waiting: Serving {}
extension Waiting {
  func serve() {}
}
