// Global actors of the module's own.
@globalActor actor Database { static let shared = Database() }
@globalActor struct ImageActor { actor Instance {}; static let shared = Instance() }
@Database final class Records {
  func read() { Task { print(1) } }
  nonisolated func free() {}
  func nested() { plain { print(1) }; sendable { print(2) } }
  struct Inner { func act() {} }
  init() {}
}
@ImageActor func load() {}
@Database var connection: Int { 1 }
@Database protocol Stored { func save() }
struct Record: Stored { func save() {}; func other() {} }
final class Child { @ImageActor func act() {}; @Database init() {} }
nonisolated func plain(_ work: () -> Void) {}
nonisolated func sendable(_ work: @escaping @Sendable () -> Void) {}
@propertyWrapper struct Plain { var wrappedValue: Int }
struct Uses { @Plain var number = 1; func act() {} }
@Database extension Uses { func inExtension() { Task { print(2) } } }
nonisolated func use() { Task { @Database in print(3) }; Task { @ImageActor in print(4) } }
