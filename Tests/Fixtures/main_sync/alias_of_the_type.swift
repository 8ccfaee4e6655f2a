import Dispatch

typealias Lane = DispatchQueue

enum Road {
  static func cross() {
    Lane.main.sync { print("crossed") } // expect: main_sync
    Lane.global().sync { print("waited") }
  }
}
