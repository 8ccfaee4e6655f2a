@MainActor final class Banner {
  static let shared = Banner()
  func show() {}
}

final class Presenter {
  @MainActor func start() { present() }
}

private extension Presenter {
  func present() {
    MainActor.assumeIsolated { Banner.shared.show() }
  }
}

private final class Stage {
  func present() {
    MainActor.assumeIsolated { Banner.shared.show() }
  }
}

@MainActor final class Theatre {
  private let stage = Stage()

  func open() { stage.present() }
}

final class Reporter {
  func start() {
    Task.detached { self.report() }
  }
}

fileprivate extension Reporter {
  func report() {
    MainActor.assumeIsolated { Banner.shared.show() } // expect: assume_isolated_off_main
  }
}
