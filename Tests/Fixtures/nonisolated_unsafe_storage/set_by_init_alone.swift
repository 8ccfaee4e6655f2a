// 'private variables that nothing changes once init has set them'
import Foundation

final class Interactor: Sendable {
  private let centre: NotificationCenter
  nonisolated(unsafe) private var observer: Any?
  nonisolated(unsafe) private var settings: Settings
  nonisolated(unsafe) private var ticker: Ticker!

  init(centre: NotificationCenter, settings: Settings) {
    self.centre = centre
    self.settings = settings
    self.settings.onChange = { [weak self] in self?.renew() }
    let observer = centre.addObserver(forName: nil, object: nil, queue: .main) { [weak self] _ in self?.renew() }
    self.observer = observer
    startTicker()
  }

  deinit {
    if let observer { centre.removeObserver(observer) }
    observer = nil
    ticker.stop()
  }

  private func startTicker() {
    ticker = Ticker { [weak self] in self?.renew() }
    ticker.start()
  }

  func renew() { print(settings) }
}

final class Later: Sendable {
  nonisolated(unsafe) private var first = 0 // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private var second: String? // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private var third: String? // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private var fourth: String? // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private var fifth: String? // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private static var count = 0 // expect: nonisolated_unsafe_storage

  init(copying other: Later) {
    other.fifth = nil
    Self.count += 1
    Task { self.first = 1 }
    NotificationCenter.default.addObserver(self, selector: #selector(change), name: nil, object: nil)
    change()
    reset()
    begin()
  }

  @objc private func change() { second = "b" }

  // Another file may call it again.
  func reset() { third = nil }

  private func begin() { fourth = "a" }

  func again() { begin() }
}

@MainActor final class Form {
  @IBOutlet nonisolated(unsafe) private var field: NSObject! // expect: nonisolated_unsafe_storage

  init() { print(field) }
}

struct Reader {
  var position = 0
  mutating func advance() { position += 1 }
  func peek() -> Int { position }
}

final class Parser: Sendable {
  nonisolated(unsafe) private var reader: Reader // expect: nonisolated_unsafe_storage
  nonisolated(unsafe) private var spare: Reader

  init(reader: Reader) {
    self.reader = reader
    spare = reader
    spare.advance()
  }

  func parse() -> Int {
    reader.advance()
    return spare.peek()
  }
}
