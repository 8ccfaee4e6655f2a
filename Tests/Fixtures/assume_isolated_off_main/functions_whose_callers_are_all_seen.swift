// In a whole project a function that only its module sees is called by nobody else.
// others: 40
import Foundation

@MainActor final class Palette { var name = "" }

struct Painter {
  let palette: Palette

  func mix() {
    MainActor.assumeIsolated { palette.name = "grey" } // expect: assume_isolated_off_main (note)
  }

  var title: String {
    MainActor.assumeIsolated { palette.name } // expect: assume_isolated_off_main (note)
  }

  func paint() {
    MainActor.assumeIsolated { palette.name = "red" } // expect: assume_isolated_off_main (error)
  }

  func paintLater() {
    DispatchQueue.global().async { paint() } // expect: dispatch_global_async
  }
}

public struct Brush {
  let palette: Palette

  public var tip: String {
    MainActor.assumeIsolated { palette.name } // expect: assume_isolated_off_main (error)
  }

  public func paint() { Painter(palette: palette).paintLater() }

  public subscript(index: Int) -> String {
    MainActor.assumeIsolated { palette.name } // expect: assume_isolated_off_main (error)
  }
}
