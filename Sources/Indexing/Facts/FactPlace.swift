/// Where a declaration stands.
package struct FactPlace: Hashable, Sendable {
  let file: Int32
  /// Byte offset of the name.
  let offset: UInt32
}
