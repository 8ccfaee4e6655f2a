import Foundation

@MainActor var note = ""

struct Writer {
  var isReady = true

  func inBranch() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { note = "a" }
    } else {
      MainActor.assumeIsolated { note = "b" } // expect: assume_isolated_off_main
    }
  }

  func negated() {
    if !Thread.isMainThread {
      MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
    } else {
      MainActor.assumeIsolated { note = "b" }
    }
  }

  func comparedToFalse() {
    if Thread.isMainThread == false { return }
    MainActor.assumeIsolated { note = "a" }
  }

  func early() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { MainActor.assumeIsolated { note = "b" } }
      return
    }
    let words = ["a", "b"]
    for word in words where word != "b" {
      if isReady {
        print(word)
        MainActor.assumeIsolated { note = word }
      }
    }
  }

  func guarded() {
    guard !Thread.isMainThread else {
      MainActor.assumeIsolated { note = "a" }
      return
    }
    MainActor.assumeIsolated { note = "b" } // expect: assume_isolated_off_main
  }

  func leaves() {
    if !Thread.isMainThread {
      return DispatchQueue.main.async { MainActor.assumeIsolated { note = "b" } }
    }
    print("here")
    MainActor.assumeIsolated { note = "a" }
  }

  func both() {
    if isReady, Thread.isMainThread { MainActor.assumeIsolated { note = "a" } }
    if Thread.isMainThread && isReady { MainActor.assumeIsolated { note = "a" } }
    if Thread.current.isMainThread { MainActor.assumeIsolated { note = "a" } }
    if Foundation.Thread.isMainThread { MainActor.assumeIsolated { note = "a" } }
    if pthread_main_np() != 0 { MainActor.assumeIsolated { note = "a" } }
    let isMain = Thread.isMainThread
    if isMain { MainActor.assumeIsolated { note = "a" } }
  }

  func either() {
    if Thread.isMainThread || isReady {
      MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
    }
  }

  func ternary() -> String {
    Thread.isMainThread ? MainActor.assumeIsolated { note } : DispatchQueue.main.sync { note } // expect: main_sync
  }

  func tooLate() {
    MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
    guard Thread.isMainThread else { return }
  }

  func elsewhere() {
    if isReady {
      guard Thread.isMainThread else { return }
      print("checked here only")
    }
    MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
  }

  func stays() {
    if !Thread.isMainThread {
      print("and goes on")
    }
    MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
  }

  func notInTheClosure() {
    guard Thread.isMainThread else { return }
    DispatchQueue.global().async { // expect: dispatch_global_async
      MainActor.assumeIsolated { note = "a" } // expect: assume_isolated_off_main
    }
    Task.detached {
      [1].forEach { _ in MainActor.assumeIsolated { note = "b" } } // expect: assume_isolated_off_main
    }
  }
}
