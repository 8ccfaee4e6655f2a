import SwiftUI

struct Shelf: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task {
        let loaded = await load()
        await MainActor.run { // expect: main_actor_run (on the main actor already)
          count = loaded
        }
      }
  }
}

func load() async -> Int { 3 }

func each(_ work: @Sendable () async -> Void) async { await work() }

@MainActor final class Reader {
  var count = 0

  func read() async {
    await each {
      await MainActor.run { self.count += 1 }
    }
  }
}
