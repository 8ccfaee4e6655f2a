import Foundation
import Pulses

final class Recorder {
  private let queue = Pulses.Queue(name: "recorder")
  private let work: DispatchQueue
  private var isOn = true

  init(work: DispatchQueue) {
    self.work = work
  }

  func stop() { isOn = false }

  deinit {
    queue.async { self.stop() }
    work.async { self.stop() } // expect: deinit_task_captures_self
  }
}
