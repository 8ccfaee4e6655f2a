import Foundation

final class Registry {
  static let shared = Registry() // expect: global_mutable_state
  private var members: [AnyObject] = []
  private let archive = Archive()
  private let queue = DispatchQueue(label: "registry")

  func unregister(member: AnyObject) { members.removeAll { $0 === member } }

  func unregister(old: AnyObject) { archive.unregister(old) }

  func unregister(locked: AnyObject) {
    withMembers {
      guard let place = members.firstIndex(where: { $0 === locked }) else { return }
      members.remove(at: place)
    }
  }

  func unregister(later: AnyObject) {
    queue.async { self.members.removeAll { $0 === later } }
  }

  func unregister(kept: AnyObject) {
    members.removeAll { $0 === kept }
    members.append(kept)
  }

  private func withMembers(_ body: () -> Void) { body() }
}

final class Archive {
  private var ids: Set<ObjectIdentifier> = []
  func unregister(_ old: AnyObject) { ids.remove(ObjectIdentifier(old)) }
}

final class Plain {
  deinit {
    Registry.shared.unregister(member: self)
    Registry.shared.unregister(old: self)
    Registry.shared.unregister(locked: self)
  }
}

final class Risky {
  let registry: Registry
  init(registry: Registry) { self.registry = registry }

  deinit {
    registry.unregister(later: self) // expect: deinit_passes_self
    registry.unregister(kept: self) // expect: deinit_passes_self
    registry.unregister(member: self)
  }
}
