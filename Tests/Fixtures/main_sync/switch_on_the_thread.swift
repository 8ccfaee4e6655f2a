import Foundation

func runOnMain(_ work: @escaping @Sendable () -> Void) {
  switch Thread.isMainThread {
  case true: work()
  case false: DispatchQueue.main.sync { work() } // expect: main_sync (which the check cannot see)
  }
}

func runOnMainWrongly(_ work: @escaping @Sendable () -> Void) {
  switch Thread.isMainThread {
  case true: DispatchQueue.main.sync { work() } // expect: main_sync (traps when called on main)
  case false: work()
  }
}

func runOnMainByName(_ work: @escaping @Sendable () -> Void) {
  let isMain = Thread.isMainThread
  if isMain {
    work()
  } else {
    DispatchQueue.main.sync { work() } // expect: main_sync (which the check cannot see)
  }
}
