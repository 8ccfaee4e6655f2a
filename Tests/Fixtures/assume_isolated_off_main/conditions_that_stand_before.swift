import Foundation

@MainActor var shown = 0

final class Feed: Sendable {
  func post(_ isUrgent: Bool) {
    let isMain = Thread.isMainThread && MainActor.assumeIsolated { shown == 0 }
    if isMain {
      MainActor.assumeIsolated { shown += 1 }
      return
    }
    if isMain, isUrgent { MainActor.assumeIsolated { shown += 1 } }
    if isMain || isUrgent {
      MainActor.assumeIsolated { shown += 1 } // expect: assume_isolated_off_main
    }
    MainActor.assumeIsolated { shown += 2 } // expect: assume_isolated_off_main
  }

  func leave() {
    let isElsewhere = !Thread.isMainThread
    guard !isElsewhere else { return }
    MainActor.assumeIsolated { shown -= 1 }
  }

  func listed(_ isUrgent: Bool) -> Bool {
    if isUrgent, Thread.isMainThread, MainActor.assumeIsolated({ shown > 0 }) { return true }
    guard Thread.isMainThread,
      MainActor.assumeIsolated({ shown > 1 })
    else { return false }
    if isUrgent, MainActor.assumeIsolated({ shown > 2 }) { return true }
    return isUrgent
      && Thread.isMainThread
      && MainActor.assumeIsolated { shown > 3 }
  }

  func failed(_ isUrgent: Bool) -> Bool {
    !Thread.isMainThread || MainActor.assumeIsolated { shown == 0 }
  }

  func either(_ isUrgent: Bool) -> Bool {
    isUrgent || Thread.isMainThread && MainActor.assumeIsolated { shown == 0 }
  }

  func wrongWay(_ isUrgent: Bool) -> Bool {
    let isThere = Thread.isMainThread || MainActor.assumeIsolated { shown == 1 } // expect: assume_isolated_off_main
    let isHere = isUrgent && !Thread.isMainThread && MainActor.assumeIsolated { shown == 2 } // expect: assume_isolated_off_main
    both(Thread.isMainThread, MainActor.assumeIsolated { shown == 3 }) // expect: assume_isolated_off_main
    var changing = Thread.isMainThread
    changing = true
    if changing { MainActor.assumeIsolated { shown += 1 } } // expect: assume_isolated_off_main
    return isThere || isHere
  }

  private func both(_ first: Bool, _ second: Bool) {}
}
