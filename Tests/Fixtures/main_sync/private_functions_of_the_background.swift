import Foundation

final class Renderer {
  private var image = 0

  func render() {
    DispatchQueue.global().async { self.draw(in: 4) } // expect: dispatch_global_async
  }

  func renderAll() {
    DispatchQueue.global(qos: .utility).async { // expect: dispatch_global_async
      for page in 0..<4 { self.draw(in: page) }
    }
  }

  private func draw(in page: Int) {
    DispatchQueue.main.sync { image = page } // expect: main_sync (note: hangs when main waits for what runs here)
  }

  // One of the callers may be on main.
  func show() {
    DispatchQueue.global().async { self.present() } // expect: dispatch_global_async
    present()
  }

  private func present() {
    DispatchQueue.main.sync { image = 0 } // expect: main_sync (warning: traps when called on main)
  }
}
