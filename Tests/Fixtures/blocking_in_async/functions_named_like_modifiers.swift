// Only the modifiers of views run asynchronous code: a function of that name may take any closure.
import SwiftUI

struct Quarry: View {
  var body: some View {
    Text("stone").task {
      Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
    }
  }
}

func task(_ work: @escaping () -> Void) { work() }
func refreshable(_ work: @escaping () -> Void) { work() }

func dig() {
  task { Thread.sleep(forTimeInterval: 1) }
  refreshable { Thread.sleep(forTimeInterval: 1) }
}
