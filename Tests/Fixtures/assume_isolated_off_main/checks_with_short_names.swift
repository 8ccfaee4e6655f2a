// A check of one's own is known by what it does first, and by a name that speaks of main or of the interface.
import Dispatch

func assertOnMain() {
  dispatchPrecondition(condition: .onQueue(.main))
}

func checkUIThread() {
  precondition(Thread.isMainThread)
}

func checkTheThread() {
  precondition(Thread.isMainThread)
}

final class Panel {
  func show() {
    assertOnMain()
    MainActor.assumeIsolated { draw() }
  }

  func hide() {
    checkUIThread()
    MainActor.assumeIsolated { draw() }
  }

  @MainActor private func draw() {}
}
