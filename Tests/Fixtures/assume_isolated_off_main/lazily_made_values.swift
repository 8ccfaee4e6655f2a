@MainActor final class Theme {
  static let shared = MainActor.assumeIsolated { Theme() }
  let name = MainActor.assumeIsolated { "dark" }
}

enum Defaults {
  static let theme = MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main (lazy value)
  static let copy: Theme = {
    MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main
  }()
  static var second = MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main, global_mutable_state
  @MainActor static let third = MainActor.assumeIsolated { Theme() }
  static var current: Theme {
    MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main (anybody may call)
  }
}

let defaultTheme = MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main
@MainActor let mainTheme = MainActor.assumeIsolated { Theme() }

class Settings {
  lazy var theme = MainActor.assumeIsolated { Theme() } // expect: assume_isolated_off_main (first user)
  let other = MainActor.assumeIsolated { Theme() }
}
// file: main.swift
let started = MainActor.assumeIsolated { Theme() }
MainActor.assumeIsolated { print(started) }
