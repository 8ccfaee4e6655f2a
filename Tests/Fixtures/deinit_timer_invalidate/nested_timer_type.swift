import Foundation

final class Kitchen {
  final class Timer {
    func invalidate() {}
  }

  private let egg = Timer()

  deinit {
    egg.invalidate()
  }
}

// Another's nested type is not meant here.
final class Hall {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}
