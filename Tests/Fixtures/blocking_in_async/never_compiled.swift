import Foundation

func wait() async {
  #if false
    Thread.sleep(forTimeInterval: 1)
    #if os(Linux)
      Thread.sleep(forTimeInterval: 2)
    #endif
  #else
    Thread.sleep(forTimeInterval: 3) // expect: blocking_in_async
  #endif
  #if os(macOS)
    Thread.sleep(forTimeInterval: 4) // expect: blocking_in_async
  #endif
}
