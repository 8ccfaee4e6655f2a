import AVFAudio
import Foundation
import Photos
import UserNotifications

@MainActor final class Desk {
  private let queue = DispatchQueue(label: "desk")
  private let operations = OperationQueue()

  func work(_ center: NotificationCenter, process: Process, session: URLSession, url: URL) {
    queue.async { print("a") }
    queue.sync { print("b") }
    operations.addOperation { print("c") }
    operations.addBarrierBlock { print("d") }
    Thread.detachNewThread { print("e") }
    let thread = Thread { print("f") }
    thread.start()
    let block = BlockOperation { print("g") }
    operations.addOperation(block)
    _ = center.addObserver(forName: .init("h"), object: nil, queue: operations) { _ in print("h") }
    process.terminationHandler = { _ in print("i") }
    session.dataTask(with: url) { _, _, _ in print("j") }.resume()
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("k") }
  }

  // Completion handlers of Objective-C methods, from Swift 6.2 on.
  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in print(granted) }
    UNUserNotificationCenter.current().getNotificationSettings { print($0) }
    AVAudioApplication.requestRecordPermission { granted in print(granted) }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in print(status) }
  }

  // Nothing outlives the call, or nobody else calls it.
  func inPlace(_ numbers: [Int]) {
    _ = numbers.map { $0 + 1 }
    numbers.forEach { print($0) }
    Task { print("inherits, and is run there") }
    Task.detached { print("inherits nothing") }
    keep { print("a function of the module is not checked at run time") }
  }

  private var kept: (() -> Void)?

  func keep(_ body: @escaping () -> Void) { kept = body }

  // Kept by a property or local first: the check is not there.
  func stored() {
    let body: () -> Void = { print("local") }
    kept = body
  }
}
