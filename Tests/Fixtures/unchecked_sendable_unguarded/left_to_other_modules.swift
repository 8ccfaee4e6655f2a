/// Nothing but variables that everybody may set.
public final class Playback: @unchecked Sendable { // expect: unchecked_sendable_unguarded (whoever has an object)
  public var position = 0.0
  public var title = ""
  public init() {}
}

public final class Cover: @unchecked Sendable {
  public internal(set) var title = ""
  public let year = 1999
  public init() {}
}

final class Track: @unchecked Sendable {
  var title = ""
}
