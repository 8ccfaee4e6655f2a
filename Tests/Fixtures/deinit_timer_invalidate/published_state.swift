// Who has published state is watched by views, although another module's protocol says so; what its code does elsewhere
// counts all the same.
import Combine
import Elsewhere
import Foundation

final class Thermometer: ScreenModel {
  @Published private(set) var degrees = 0.0
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

final class Barometer: ScreenModel {
  private var pressure = 0.0
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

final class Hygrometer: ScreenModel {
  @Published private(set) var humidity = 0.0
  private var timer: Timer?

  func read() {
    DispatchQueue.global().async { self.humidity = 0.5 } // expect: dispatch_global_async
  }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}
