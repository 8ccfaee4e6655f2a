import Combine
import Foundation

final class Pane: PaneContent.Model {
  var title: String { "" }
  private var pulse: Timer?

  deinit {
    pulse?.invalidate()  // expect: deinit_timer_invalidate (note)
  }
}

final class Dial: Watched {
  private var pulse: Timer?

  deinit {
    pulse?.invalidate()  // expect: deinit_timer_invalidate (note)
  }
}

// Of what is called so, only one is observed.
final class Ring: RingContent.Source {
  private var pulse: Timer?

  deinit {
    pulse?.invalidate()  // expect: deinit_timer_invalidate (warning)
  }
}

final class Gauge: Plain {
  private var pulse: Timer?

  deinit {
    pulse?.invalidate()  // expect: deinit_timer_invalidate (warning)
  }
}

// Its own code lets go of it elsewhere.
final class Meter: Watched {
  private var pulse: Timer?

  func load() {
    DispatchQueue.global().async { self.objectWillChange.send() }  // expect: dispatch_global_async
  }

  deinit {
    pulse?.invalidate()  // expect: deinit_timer_invalidate (warning)
  }
}
// file: Models.swift
import Combine

enum PaneContent {}
enum ListContent {}
enum RingContent {}

extension PaneContent {
  protocol Model: ObservableObject {
    var title: String { get }
  }
}

extension ListContent {
  protocol Model: Shown {}
}

extension RingContent {
  protocol Source: AnyObject {}
}

extension ListContent {
  protocol Source: ObservableObject {}
}

protocol Shown: ObservableObject {}
protocol Watched: Shown {}
protocol Plain: AnyObject {}
