// What comes from outside goes from handler to handler, however many there are, and in which order these are written.
final class Forwards: NSObject, TunerDelegate {
  let items: AsyncStream<Int>
  private var tell1: (Int) -> Void = { _ in }
  private var tell2: (Int) -> Void = { _ in }
  private var tell3: (Int) -> Void = { _ in }
  private var tell4: (Int) -> Void = { _ in }
  private var tell5: (Int) -> Void = { _ in }
  private var tell6: (Int) -> Void = { _ in }
  private var tell7: (Int) -> Void = { _ in }
  private var tell8: (Int) -> Void = { _ in }
  private var tell9: (Int) -> Void = { _ in }
  private var tell10: (Int) -> Void = { _ in }

  override init() {
    let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    items = stream
    super.init()
    tell1 = { [weak self] in self?.tell2($0) }
    tell2 = { [weak self] in self?.tell3($0) }
    tell3 = { [weak self] in self?.tell4($0) }
    tell4 = { [weak self] in self?.tell5($0) }
    tell5 = { [weak self] in self?.tell6($0) }
    tell6 = { [weak self] in self?.tell7($0) }
    tell7 = { [weak self] in self?.tell8($0) }
    tell8 = { [weak self] in self?.tell9($0) }
    tell9 = { [weak self] in self?.tell10($0) }
    tell10 = { continuation.yield($0) }
  }

  func tuner(_ tuner: Tuner, didReceive item: Int) { tell1(item) }
}

final class Backwards: NSObject, TunerDelegate {
  let items: AsyncStream<Int>
  private var tell10: (Int) -> Void = { _ in }
  private var tell9: (Int) -> Void = { _ in }
  private var tell8: (Int) -> Void = { _ in }
  private var tell7: (Int) -> Void = { _ in }
  private var tell6: (Int) -> Void = { _ in }
  private var tell5: (Int) -> Void = { _ in }
  private var tell4: (Int) -> Void = { _ in }
  private var tell3: (Int) -> Void = { _ in }
  private var tell2: (Int) -> Void = { _ in }
  private var tell1: (Int) -> Void = { _ in }

  override init() {
    let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    items = stream
    super.init()
    tell9 = { [weak self] in self?.tell10($0) }
    tell8 = { [weak self] in self?.tell9($0) }
    tell7 = { [weak self] in self?.tell8($0) }
    tell6 = { [weak self] in self?.tell7($0) }
    tell5 = { [weak self] in self?.tell6($0) }
    tell4 = { [weak self] in self?.tell5($0) }
    tell3 = { [weak self] in self?.tell4($0) }
    tell2 = { [weak self] in self?.tell3($0) }
    tell1 = { [weak self] in self?.tell2($0) }
    tell10 = { continuation.yield($0) }
  }

  func tuner(_ tuner: Tuner, didReceive item: Int) { tell1(item) }
}

/// In a circle, too: who is asked first says nothing.
final class Circle: NSObject, TunerDelegate {
  let ticks: AsyncStream<Int>
  let tocks: AsyncStream<Int>
  private var onTick: (Int) -> Void = { _ in }
  private var onTock: (Int) -> Void = { _ in }

  override init() {
    let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    let (other, last) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    (ticks, tocks) = (stream, other)
    super.init()
    onTick = { [weak self] in
      continuation.yield($0)
      self?.onTock($0)
    }
    onTock = { [weak self] in
      last.yield($0)
      self?.onTick($0)
    }
  }

  func tuner(_ tuner: Tuner, didReceive item: Int) { onTick(item) }
}
