@MainActor final class Board {
  var title = ""
}

@main struct Tool {
  static func main() {
    MainActor.assumeIsolated { Board().title = "a" }
  }

  static func other() {
    MainActor.assumeIsolated { Board().title = "b" } // expect: assume_isolated_off_main
  }
}

struct Part {
  static func main() {
    MainActor.assumeIsolated { Board().title = "c" } // expect: assume_isolated_off_main
  }
}
