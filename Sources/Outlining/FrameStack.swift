/// The brackets that are open, one inside the other, in memory of their own: a frame is large, and an array would copy it
/// into a local and back.
final class FrameStack {
  private var base: UnsafeMutablePointer<Frame>
  private var capacity = 16
  private(set) var count = 0
  /// The innermost.
  @exclusivity(unchecked) private(set) var top: UnsafeMutablePointer<Frame>

  /// Empty, and to be restarted before anything is pushed.
  init() {
    base = .allocate(capacity: capacity)
    top = base
  }

  /// Leaves the outermost alone.
  func restart(_ outermost: Frame) {
    count = 1
    top = base
    top.initialize(to: outermost)
  }

  deinit {
    base.deallocate()
  }

  /// The one around the innermost, which must not be the outermost.
  var outer: Frame {
    @inline(__always) unsafeAddress { UnsafePointer(top - 1) }
  }

  /// Made where it lies: a frame that is passed on is copied twice.
  @inline(__always)
  func push(_ kind: Frame.Kind, end: Int, scope: Int) {
    if count == capacity { grow() }
    count += 1
    top += 1
    top.initialize(to: Frame(kind, end: end, scope: scope))
  }

  /// Gives the frame that was the innermost: it lies there until another is pushed. The outermost frame stays.
  func pop() -> UnsafePointer<Frame> {
    precondition(count > 1)
    count -= 1
    top -= 1
    return UnsafePointer(top + 1)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
    top = base + (count - 1)
  }
}
