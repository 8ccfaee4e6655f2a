import Foundation

struct Branch { var isMain = false }

let ioKey = DispatchSpecificKey<Bool>()
let uiKey = DispatchSpecificKey<Bool>()

func prepare(_ io: DispatchQueue) {
  io.setSpecific(key: ioKey, value: true)
  DispatchQueue.main.setSpecific(key: uiKey, value: true)
}

func ignore(_ isMain: Bool) -> Bool { true }

func show(_ branch: Branch, _ flag: Bool) {
  if branch.isMain { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if DispatchQueue.getSpecific(key: ioKey) != nil { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if DispatchQueue.getSpecific(key: uiKey) != nil { MainActor.assumeIsolated {} }
  if ignore(Thread.isMainThread) { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if !(Thread.isMainThread) { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if (Thread.isMainThread) == false { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if Thread.isMainThread != true { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if Thread.isMainThread == flag { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if Thread.isMainThread != flag { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if (Thread.isMainThread) { MainActor.assumeIsolated {} }
  if Thread.isMainThread == true { MainActor.assumeIsolated {} }
  if pthread_main_np() == 0 { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
  if pthread_main_np() != 0 { MainActor.assumeIsolated {} }
}
