import Foundation

@MainActor protocol Drawing {
  var name: String { get }
  func clear()
}

@MainActor protocol Shareable: AnyObject, Sendable {
  func clear()
}

actor Printer {
  nonisolated func check(_ drawing: any Drawing) async {}
  func draw(_ drawing: any Drawing, copies: Int) async {}
  func share(_ drawing: any Shareable) {}
  func count(_ number: Int) {}
}

@MainActor final class Sheet {
  func draw(_ drawing: any Drawing, copies: Int) async {}
}

@MainActor final class Studio {
  private let drawing: any Drawing
  private var all: [any Drawing] = []
  private let shareable: any Shareable
  private let shared: [any Shareable] = []
  private let printer = Printer()
  private let sheet = Sheet()

  init(drawing: any Drawing, shareable: any Shareable) {
    self.drawing = drawing
    self.shareable = shareable
  }

  func run() async {
    await printer.draw(drawing, copies: 2) // expect: isolated_protocol_not_sendable (this leaves its actor)
    await printer.draw(self.drawing, copies: 1) // expect: isolated_protocol_not_sendable
    await printer.share(shareable)
    await printer.count(all.count)
    await sheet.draw(drawing, copies: 3)
  }

  func copy() {
    let drawing = drawing
    let other = self.drawing
    let name = drawing.name
    Task.detached {
      print(drawing) // expect: isolated_protocol_not_sendable
      await other.clear() // expect: isolated_protocol_not_sendable
      print(name)
    }
    let shareable = shareable
    Task.detached { await shareable.clear() }
    Task { other.clear() }
  }

  deinit {
    Task { @MainActor [all] in // expect: isolated_protocol_not_sendable ('deinit' is on no actor)
      for drawing in all { drawing.clear() }
    }
    Task { @MainActor [shared] in
      for drawing in shared { drawing.clear() }
    }
  }
}
