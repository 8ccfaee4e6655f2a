import Combine
import Foundation

actor Meter {
  private let source = PassthroughSubject<Int, Never>()
  lazy var doubled = source.map { $0 * 2 }.eraseToAnyPublisher() // expect: publisher_across_actor
  lazy var hidden: Int = { source.eraseToAnyPublisher(); return 1 }()
  var ticks: Timer.TimerPublisher { Timer.publish(every: 1, on: .main, in: .common) } // expect: publisher_across_actor
}
