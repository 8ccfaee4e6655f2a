) {
  MainActor.assumeIsolated { ... }
}

@MainActor func whole() {
  MainActor.assumeIsolated { print("on main") }
  ...
}

struct Rest {
  func cut() {
    MainActor.assumeIsolated { // expect: assume_isolated_off_main
