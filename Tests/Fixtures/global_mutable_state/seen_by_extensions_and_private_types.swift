import Foundation
import UIKit

private enum Cache {
  static let lock = NSLock()
  static var table: [String: Int] = [:]
}

func cached(_ key: String) -> Int? { Cache.lock.withLock { Cache.table[key] } }
func cache(_ key: String) { Cache.lock.withLock { Cache.table[key] = 1 } }

public enum Settings {}

public extension Settings {
  static var isVerbose = false // expect: global_mutable_state (whoever imports it can)
}

private enum Limits {
  public static var size = 3 // expect: global_mutable_state (nothing here changes this variable)
}

func isSmall(_ size: Int) -> Bool { size < Limits.size }

// The view's property has the name of the key.
private enum Keys {
  static var request = "request" // expect: global_mutable_state (only its address)
}

extension UIImageView {
  var request: URL? {
    get { objc_getAssociatedObject(self, &Keys.request) as? URL }
    set { objc_setAssociatedObject(self, &Keys.request, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  func stop() {
    request = nil
  }
}
