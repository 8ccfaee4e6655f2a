// A framework that nobody here has read may ask for the method, and call it where it likes; a function that the file
// calls is an ordinary one.
import Dispatch
import Pictures

final class VectorDecoder: PictureDecoding {
  func decode(_ bytes: [UInt8]) -> Int {
    DispatchQueue.main.sync { bytes.count } // expect: main_sync (note)
  }

  func reset() {
    clear()
  }

  func clear() {
    DispatchQueue.main.sync { print("clear") } // expect: main_sync (note)
  }
}

struct Ruler: Equatable {
  func measure() -> Int {
    DispatchQueue.main.sync { 1 } // expect: main_sync (warning: traps when called on main)
  }
}
