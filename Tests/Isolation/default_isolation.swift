func global() {} // isolation: @MainActor

struct Value {
  func act() {} // isolation: @MainActor
}

struct Failure: Error {
  func act() {} // isolation: nonisolated
}

struct Ink: ShapeStyle {
  func act() {} // isolation: nonisolated
}

struct Leaf: Transferable {
  func act() {} // isolation: nonisolated
}

struct Row: Hashable {
  func act() {} // isolation: @MainActor
}

nonisolated class Free {
  func act() {} // isolation: nonisolated
  func waits() async {} // isolation: nonisolated(nonsending)
  @concurrent func away() async {} // isolation: nonisolated
}

// file: Sources/Other/Other.swift
func elsewhere() {} // isolation: nonisolated

// file: Sources/Odd/Odd.swift
func odd() {} // isolation: unknown
@MainActor func known() {} // isolation: @MainActor

// file: Package.swift
// swift-tools-version: 6.2
let package = Package(
  name: "Sample",
  targets: [
    .target(
      name: "Sample",
      path: ".",
      sources: ["default_isolation.swift"],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(name: "Other"), .target(name: "Odd", swiftSettings: computed()),
  ]
)
