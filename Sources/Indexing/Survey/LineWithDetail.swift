/// A line and a few small facts beside it, in four bytes: lines beyond the 16,777,215th count as that one.
struct LineWithDetail: Sendable {
  private let bits: UInt32

  init(line: Int32, detail: UInt8) {
    bits = UInt32(min(max(line, 0), 0xFF_FFFF)) << 8 | UInt32(detail)
  }

  var line: Int32 { Int32(bits >> 8) }
  var detail: UInt8 { UInt8(truncatingIfNeeded: bits) }
}
