import Dispatch

@MainActor final class Settings {
  var drafts: [String] = []
}

final class App: Sendable {
  @MainActor let settings = Settings()
}

final class Drafts {
  func save(to app: App) async {
    let saved = await fetch()
    DispatchQueue.main.async { // expect: task_update_after_return
      app.settings.drafts = saved
    }
  }

  func count(in app: App?) async {
    let saved = await fetch()
    Task { @MainActor in app?.settings.drafts = saved } // expect: task_update_after_return
  }

  // A local of the closure's own is nobody's state.
  func draw() async {
    let saved = await fetch()
    DispatchQueue.main.async {
      var shape = Shape()
      shape.corners = saved.count
      print(shape)
    }
  }
}

struct Shape { var corners = 0 }

func fetch() async -> [String] { [] }
