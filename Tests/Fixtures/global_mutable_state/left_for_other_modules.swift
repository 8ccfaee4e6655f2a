public enum Parts {
  public static var header: AnyObject.Type? // expect: global_mutable_state (warning: any thread may read and change this)
  public private(set) static var footer: AnyObject.Type? // expect: global_mutable_state (note: nothing here changes)
  public static var title = "a" // expect: global_mutable_state (note: nothing here changes this variable, but whoever imports)
  public static var fallback: String? = nil // expect: global_mutable_state (note: nothing here changes this variable, but whoever imports)
  static var inner: AnyObject.Type? // expect: global_mutable_state (note: nothing here changes)
}

public protocol Source {
  static var prefix: String? { get }
}

public enum LocalSource: Source {
  public static var prefix: String? // expect: global_mutable_state (note: nothing here changes)
}

final class Database {
  public static var path = "" // expect: global_mutable_state (note: nothing here changes this variable, but every thread)
}
