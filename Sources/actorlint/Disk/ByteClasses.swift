/// The bytes in classes that a pattern does not tell apart: most patterns name few bytes, and a stranger may write many.
struct ByteClasses: Sendable {
  private var classes: [UInt8] = Array(repeating: 0, count: 256)
  init(_ sets: [ByteSet]) {
    var sizes = [256]
    for set in sets {
      // A set of one byte takes it out of its class; that is what most sets are.
      let taken = set.only.map { [$0] } ?? (0...255).filter(set.contains)
      var counts = Array(repeating: 0, count: sizes.count)
      for byte in taken { counts[self[byte]] += 1 }
      var targets = Array(counts.indices)
      for index in counts.indices where counts[index] > 0 && counts[index] < sizes[index] {
        targets[index] = sizes.count
        sizes[index] -= counts[index]
        sizes.append(counts[index])
      }
      for byte in taken { classes[Int(byte)] = UInt8(targets[self[byte]]) }
    }
    count = sizes.count
  }

  /// How many there are.
  private(set) var count = 1

  /// A byte of each class.
  var members: [UInt8] {
    var members = Array(repeating: UInt8(0), count: count)
    for byte in UInt8.min...UInt8.max { members[self[byte]] = byte }
    return members
  }

  subscript(byte: UInt8) -> Int { Int(classes[Int(byte)]) }
}
