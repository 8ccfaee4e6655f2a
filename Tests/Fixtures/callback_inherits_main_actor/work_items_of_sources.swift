import Dispatch

@MainActor final class Lighthouse {
  private let queue = DispatchQueue(label: "lighthouse")
  private var turns = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler(handler: DispatchWorkItem { print("turn") }) // expect: callback_inherits_main_actor
    let last = DispatchWorkItem { print("last") } // expect: callback_inherits_main_actor
    source.setCancelHandler(handler: last)
    source.resume()
  }

  func startOnMain() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler(handler: DispatchWorkItem { self.turns += 1 })
    let first = DispatchWorkItem { self.turns = 0 }
    source.setRegistrationHandler(handler: first)
    source.resume()
  }

  func startElsewhere(_ source: any DispatchSourceTimer) {
    source.setEventHandler(handler: DispatchWorkItem { print("turn") })
  }
}
