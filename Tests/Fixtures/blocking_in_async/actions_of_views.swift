import Foundation
import SwiftUI

struct Weather: View {
  let jobs: Jobs

  var body: some View {
    Text("sunny")
      .task { sleep(1) } // expect: blocking_in_async (the main thread)
      .refreshable {
        Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async (the main thread)
      }
      .onAppear { jobs.later { sleep(1) } }
  }
}

struct Removal: View {
  var body: some View { Text("remove") }

  private func ask() {
    somebodysConfirmation {
      Task { sleep(1) } // expect: blocking_in_async (the thread of its task)
    }
  }
}
