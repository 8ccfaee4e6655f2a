import Dispatch

final class Probe {
  private var depth = 1

  deinit {
    #if os(Linux)
      Task { self.depth = 0 } // expect: deinit_task_captures_self
    #elseif swift(<5.9)
      DispatchQueue.main.async { [depth] in print(depth) }
    #else
      DispatchQueue.main.async { self.depth = 0 } // expect: deinit_task_captures_self
    #endif
  }
}
