/// How much speaks for a place to run: a sign's own weight, or the sum of several.
struct Weight: Comparable {
  private var points: Int

  private init(_ points: Int) { self.points = points }

  static let nothing = Weight(0)
  /// Half of a name.
  static let faint = Weight(1)
  /// What stands near by is there: who creates it, what its file imports.
  static let slight = Weight(2)
  /// It goes there now and then, as whatever reports to views does.
  static let some = Weight(3)
  /// Its own duty is there.
  static let clear = Weight(4)
  /// It keeps something that can be nowhere else, or says so.
  static let strong = Weight(5)
  /// Enough for a type without state, and for one that views watch: a strong sign and a faint one.
  static let full = Weight(6)
  /// A strong sign and one near by: nobody asks who uses it.
  static let ample = Weight(7)
  /// Two clear signs.
  static let overwhelming = Weight(8)

  static func + (left: Weight, right: Weight) -> Weight { Weight(left.points + right.points) }

  static func < (left: Weight, right: Weight) -> Bool { left.points < right.points }
}
