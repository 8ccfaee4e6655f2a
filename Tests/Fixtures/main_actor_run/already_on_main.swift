import SwiftUI

@MainActor final class Model {
  var text = ""

  func load() async {
    let loaded = parse(await fetch())
    await MainActor.run { text = loaded } // expect: main_actor_run
  }

  func start() {
    Task {
      let loaded = parse(await fetch())
      await MainActor.run { text = loaded } // expect: main_actor_run
    }
  }

  nonisolated func elsewhere() async {
    let loaded = parse(await fetch())
    await MainActor.run { text = loaded }
  }
}

struct Screen: View {
  @State private var text = ""

  var body: some View {
    Text(text)
      .confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Yes") {
          Task {
            let loaded = await fetch()
            await MainActor.run { text = loaded } // expect: main_actor_run
          }
        }
      }
  }
}

func parse(_ text: String) -> String { text }
func fetch() async -> String { "" }

// What overrides runs where the overridden method does, whatever the class is on.
class QuietModel {
  func subscribe() {}
}

@MainActor
final class QuietSettings: QuietModel {
  private var isReady = false

  override func subscribe() {
    Task {
      let found = await find()
      await MainActor.run { self.isReady = found } // expect: main_actor_run (@MainActor in)
      await note()
    }
  }

  nonisolated private func find() async -> Bool { true }
  nonisolated private func note() async {}
}
