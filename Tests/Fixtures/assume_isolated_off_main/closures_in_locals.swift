import Dispatch
import Foundation

struct Reporter: Sendable {
  func report() {
    Task.detached {
      let work: () -> Void = {
        MainActor.assumeIsolated { print("detached") } // expect: assume_isolated_off_main
      }
      work()
    }
    DispatchQueue(label: "reports").async {
      let work = { MainActor.assumeIsolated { print("queue") } } // expect: assume_isolated_off_main
      if Bool.random() { work() } else { work() }
    }
    DispatchQueue(label: "reports").async {
      let work = { MainActor.assumeIsolated { print("sent to main") } }
      DispatchQueue.main.async(execute: work)
    }
    DispatchQueue(label: "reports").async {
      let work = { MainActor.assumeIsolated { print("called on main") } }
      DispatchQueue.main.async { work() }
    }
    DispatchQueue(label: "reports").async {
      let work = { MainActor.assumeIsolated { print("checked") } }
      if Thread.isMainThread { work() }
    }
    DispatchQueue(label: "reports").async {
      let work = { MainActor.assumeIsolated { print("here and there") } }
      work()
      DispatchQueue.main.async { work() }
    }
  }

  @MainActor func reportOnMain() {
    let work = { MainActor.assumeIsolated { print("on main") } }
    work()
  }
}
