import Combine
import Foundation

@MainActor final class Lamp {
  private var brightness = 0
  private let name = "lamp"
  nonisolated(unsafe) private var ticks = 0 // expect: nonisolated_unsafe_storage
  private var bag: Set<AnyCancellable> = []

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.dim() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      Task { @MainActor in self?.brightness -= 1 }
      Task { await self?.dim() }
      DispatchQueue.main.async { self?.dim() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { @MainActor _ in self.dim() }
    // What anybody may touch.
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.ticks += 1
      self.log(self.name)
      Self.count()
    }
    // Combine's closures belong to the actor that forms them.
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.dim() }
      .store(in: &bag)
    // A local of the same name.
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      let brightness = 3
      print(brightness)
    }
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(fire), userInfo: nil, repeats: false)
  }

  @objc private func fire() { brightness -= 1 }
  func dim() { brightness -= 1 }
  nonisolated func log(_ text: String) { print(text) }
  nonisolated static func count() {}
}

// On no actor.
final class Bell {
  private var rings = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.rings += 1 }
  }
}
