// Who is given a function as a value calls it, on a thread of its own.
import Dispatch
import IOKit.hid

func start(_ manager: IOHIDManager) {
  IOHIDManagerRegisterInputValueCallback(manager, keyPressed, nil)
}

func keyPressed(_: UnsafeMutableRawPointer?, _: IOReturn, _: UnsafeMutableRawPointer?, _: IOHIDValue) {
  DispatchQueue.main.sync { print("on main") } // expect: main_sync (note)
}

func keyReleased() {
  DispatchQueue.main.sync { print("on main") } // expect: main_sync (warning: traps when called on main)
}
