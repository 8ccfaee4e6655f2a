import SwiftUI

struct Rows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { .zero } // expect: assume_isolated_off_main (see that only main ever calls it)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  private func spacing() -> Double {
    MainActor.assumeIsolated { 1 }
  }
}

struct Plain: Equatable, Sendable {
  func size() -> Double {
    MainActor.assumeIsolated { 1 } // expect: assume_isolated_off_main (a nonisolated function that anybody may call)
  }
}

// A class's clause may begin with a protocol of another package: a superclass's methods would be overridden.
nonisolated final class Sheet: PanelLayout {
  func anchors() -> Double {
    MainActor.assumeIsolated { 1 } // expect: assume_isolated_off_main (see that only main ever calls it)
  }
}

final class Plate: NSObject {
  func anchors() -> Double {
    MainActor.assumeIsolated { 1 } // expect: assume_isolated_off_main (a nonisolated function that anybody may call)
  }
}

@_cdecl("start")
public func start() {
  MainActor.assumeIsolated {} // expect: assume_isolated_off_main (see that only main ever calls it)
}
