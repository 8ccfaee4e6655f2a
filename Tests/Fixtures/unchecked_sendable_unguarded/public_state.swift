public final class Doorbell: @unchecked Sendable { // expect: unchecked_sendable_unguarded (note: 'onRing' is read without a lock)
  public var onRing: (() -> Void)?

  public init() {}
  func ring() { onRing?() }
}

// Other modules cannot set these.
public final class Knocker: @unchecked Sendable {
  public private(set) var onKnock: (() -> Void)?
  public internal(set) var onTap: (() -> Void)?
  var onScratch: (() -> Void)?

  func knock() {
    onKnock?()
    onTap?()
    onScratch?()
  }
}

final class Hinge: @unchecked Sendable {
  public var onCreak: (() -> Void)?

  func creak() { onCreak?() }
}
