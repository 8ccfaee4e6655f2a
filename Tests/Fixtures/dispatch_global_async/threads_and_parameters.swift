import Foundation

func drain(_ handle: FileHandle, _ group: DispatchGroup) {
  DispatchQueue.global().async { // expect: dispatch_global_async (and be cancelled)
    print(handle.readDataToEndOfFile().count)
    group.leave()
  }
  DispatchQueue.global().async { // expect: dispatch_global_async (awaits them without one)
    group.wait()
    print("drained")
  }
  DispatchQueue.global().async {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.current.run()
  }
}

protocol DrainDelegate: AnyObject, Sendable { func didDrain() }

func drain(for delegate: any DrainDelegate, _ done: (@Sendable () -> Void)?) {
  DispatchQueue.global().async { // expect: dispatch_global_async (completion)
    delegate.didDrain()
  }
  DispatchQueue.global().async { // expect: dispatch_global_async (completion)
    done?()
  }
}
