import Foundation
import QuartzCore

final class Session {
  private var timer: DispatchSourceTimer?
  private var link: CADisplayLink?
  private var timerLink: CADisplayLink?
  private var observation: NSKeyValueObservation?
  private var observations: [NSKeyValueObservation] = []
  private let urlSession = URLSession(configuration: .default)
  private var connection: NSXPCConnection?
  private var token: NotificationToken?
  private var task: Task<Void, Never>?
  private var publisher: Timer.TimerPublisher?
  private var publishing = Timer.publish(every: 1, on: .main, in: .common)
  private var cancellable: AnyCancellable?
  private var tickTimer = DispatchSource.makeTimerSource()
  private var cache = Cache()
  private var cell: Timer.State?

  deinit {
    timer?.cancel()
    link?.invalidate()
    timerLink?.invalidate()
    observation?.invalidate()
    observations.forEach { $0.invalidate() }
    for observation in observations { observation.invalidate() }
    urlSession.invalidateAndCancel()
    urlSession.finishTasksAndInvalidate()
    connection?.invalidate()
    token?.invalidate()
    task?.cancel()
    publisher?.invalidate()
    publishing.connect().cancel()
    cancellable?.cancel()
    tickTimer.cancel()
    cache.invalidate()
    cell?.invalidate()
    invalidate()
    self.invalidate()
  }

  func invalidate() {}
}

final class Cache {
  func invalidate() {}
}
