extension Account: @unchecked Sendable {}
extension Account.Key: @unchecked Sendable {}
extension String: @retroactive Identifiable { public var id: String { self } }
extension Shelf: @unchecked Sendable where Book: Sendable {}

final class Drawer: @unchecked Sendable {}
struct Shelf<Book> {}
// file: Account.swift
final class Account {
  struct Key {}
}
