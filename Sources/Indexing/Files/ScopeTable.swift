import Outlining

/// Which scopes stand around each token of a file, without climbing from one to the next: code may be nested deep.
///
/// A class, so that a look-up keeps one thing alive rather than three arrays.
final class ScopeTable {
  /// What stands around the content of a scope; -1 for nothing.
  private struct Owners {
    /// Indices in `functions` and `types` of the nearest ones.
    var function: Int32 = -1
    var type: Int32 = -1
    /// Index in `functions` of the outermost one in that type.
    var member: Int32 = -1
    /// Index in `scopes` of the nearest closure or function.
    var home: Int32 = -1
  }

  /// By scope.
  private let owners: [Owners]
  /// The tokens from which another scope is the innermost one, in order, and those scopes.
  private let starts: [Int32]
  private let innermost: [Int32]

  init(_ outline: Outline) {
    let scopes = outline.scopes
    owners = Self.owners(of: scopes)
    var starts: [Int32] = []
    var innermost: [Int32] = []
    starts.reserveCapacity(scopes.count * 2)
    innermost.reserveCapacity(scopes.count * 2)
    for index in scopes.indices {
      let next = index + 1 < scopes.count ? scopes[index + 1].content.lowerBound : outline.tokens.count + 1
      var start = scopes[index].content.lowerBound
      var scope = index
      // From the start of a scope to that of the next, the scopes around it end one after the other.
      while start < next {
        while scope > 0, start >= scopes[scope].content.upperBound { scope = scopes[scope].parent }
        starts.append(Int32(start))
        innermost.append(Int32(scope))
        if scope <= 0 { break }
        start = scopes[scope].content.upperBound
      }
    }
    (self.starts, self.innermost) = (starts, innermost)
  }

  private static func owners(of scopes: [Scope]) -> [Owners] {
    var owners: [Owners] = []
    owners.reserveCapacity(scopes.count)
    for index in scopes.indices {
      let owner = Int32(scopes[index].owner)
      var own = scopes[index].parent < 0 ? Owners() : owners[scopes[index].parent]
      switch scopes[index].kind {
      case .function:
        own.function = owner
        if own.member < 0 { own.member = owner }
        own.home = Int32(index)
      case .type:
        own.type = owner
        own.member = -1
      case .closure: own.home = Int32(index)
      case .file, .accessors, .block: break
      }
      owners.append(own)
    }
    return owners
  }

  /// The innermost scope around a token; a brace belongs to the scope outside of it.
  func scope(at token: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? Int(innermost[low - 1]) : 0
  }

  /// The index in `functions` of the nearest one around a token; nil for none.
  func function(around token: Int) -> Int? { Self.index(owners[scope(at: token)].function) }

  /// The index in `types` of the nearest one around a token; nil for none.
  func type(around token: Int) -> Int? { Self.index(owners[scope(at: token)].type) }

  /// The index in `functions` of the outermost one around a token in the nearest type; nil for none.
  func memberFunction(around token: Int) -> Int? { Self.index(owners[scope(at: token)].member) }

  /// The index in `scopes` of the nearest closure or function around a token; nil for none.
  func home(around token: Int) -> Int? { Self.index(owners[scope(at: token)].home) }

  private static func index(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }
}
