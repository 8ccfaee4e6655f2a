// What comes back from C as a pointer is the object that the pointer was made of.
final class Registration: @unchecked Sendable {
  private final class NameHolder: @unchecked Sendable { var name: String? } // expect: unchecked_sendable_unguarded

  private let holder = NameHolder()

  var name: String? { holder.name }

  init() {
    let callback: (UnsafeMutableRawPointer?, String) -> Void = { pointer, name in
      guard let pointer else { return }
      Unmanaged<NameHolder>.fromOpaque(pointer).takeUnretainedValue().name = name
    }
    register(Unmanaged.passUnretained(holder).toOpaque(), callback)
  }
}

func register(_ pointer: UnsafeMutableRawPointer, _ callback: @escaping (UnsafeMutableRawPointer?, String) -> Void) {}
