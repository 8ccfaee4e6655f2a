import Lexing
import Outlining

/// Members that code changes without an object of their type.
package struct ChangedMembers: Sendable {
  /// `Type.name`, as such.
  var ofTypes: Set<Name> = []
  /// `name` of `Self.name`, and of `name` and `self.name` in static functions.
  var withinTypes: Set<Name> = []

  mutating func formUnion(_ other: ChangedMembers) {
    ofTypes.formUnion(other.ofTypes)
    withinTypes.formUnion(other.withinTypes)
  }
}

extension Outline {
  /// Adds what `Type.name = …`, `Type.name.x += …` and `Type.name[i] = …` change, of which there are few.
  @inline(__always)
  func addMemberAssigned(by token: Int, inStaticCode isStatic: Bool, to members: inout ChangedMembers) {
    guard tokens[token].kind == .equal || isCompoundAssignment(token) else { return }
    if let path = path(before: token) { add(path, inStaticCode: isStatic, to: &members) }
  }

  /// Adds what `Type.name.append(x)` and `Type.name[i].removeAll { … }` change, by the parenthesis or brace.
  @inline(__always)
  func addMemberMutated(by opening: Int, inStaticCode isStatic: Bool, to members: inout ChangedMembers) {
    guard opening > 3, tokens[opening - 2].kind == .period, tokens[opening - 1].kind == .identifier,
      isStatic || tokens[opening - 3].kind != .identifier || tokens[opening - 4].kind == .period,
      let path = path(before: opening - 2), isStatic || path.member >= 0 && beginsWithCapital(path.head),
      tokens[opening].kind == .openParen
        ? mutatingMethods.contains(name(opening - 1)) : mutatesWithClosureAlone(opening - 1)
    else { return }
    add(path, inStaticCode: isStatic, to: &members)
  }

  /// `items.removeAll { … }`, `items.sort { … }`; properties are called like the other methods, and stand in conditions.
  func mutatesWithClosureAlone(_ name: Int) -> Bool {
    spells(name, "removeAll") || spells(name, "sort")
  }

  /// Adds `name` of `object.name = …`, whatever the object is; not of `self.name = …` and `self?.name = …`, nor of types.
  @inline(__always)
  func addAssignedMember(by equal: Int, to names: inout Set<Name>) {
    guard equal > 2, tokens[equal - 1].kind == .identifier, tokens[equal - 2].kind == .period,
      !beginsWithCapital(equal - 1)
    else { return }
    let object = tokens.beforeOptionalMarks(equal - 3)
    if tokens[object].word != .self { names.insert(name(equal - 1)) }
  }

  /// Adds `name` of `name = nil` and `object.name = nil`, but for what stands in some bodies.
  @inline(__always)
  func addSetToNil(by equal: Int, outside bodies: inout BodiesInOrder, to names: inout Set<Name>) {
    guard equal > 0, tokens[equal + 1].word == .nil, tokens[equal - 1].kind == .identifier else { return }
    if !bodies.hold(equal) { names.insert(name(equal - 1)) }
  }

  /// Those of functions that run as an object or the program ends.
  var bodiesAtEnd: BodiesInOrder {
    bodies { function in
      function.kind == .deinitializer
        || function.kind == .function
          && (spells(function.name, "applicationWillTerminate") || spells(function.name, "applicationShouldTerminate"))
    }
  }

  /// Those of static functions.
  var staticBodies: BodiesInOrder { bodies { $0.kind == .function && isStatic($0.prefix) } }

  private func bodies(where isMeant: (Function) -> Bool) -> BodiesInOrder {
    BodiesInOrder(rest: functions.compactMap { isMeant($0) ? $0.body : nil }[...])
  }

  /// Adds `Type.name` of `&Type.name`: to the keys where only the address is taken, else to what is assigned, as others may
  /// change what they are lent.
  func addMemberLent(
    by ampersand: Int,
    inStaticCode isStatic: Bool,
    changed: inout ChangedMembers,
    keys: inout Set<Name>
  ) {
    let head = ampersand + 1
    guard head < tokens.count, tokens[head].kind == .identifier else { return }
    let hasMember = head + 2 < tokens.count && tokens[head + 1].kind == .period && tokens[head + 2].kind == .identifier
    guard isStatic || hasMember && beginsWithCapital(head) else { return }
    let path = WrittenPath(head: head, member: hasMember ? head + 2 : -1, last: hasMember ? head + 2 : -1)
    if !lendsAddressAlone(ampersand) {
      add(path, inStaticCode: isStatic, to: &changed)
    } else if hasMember {
      keys.insert(name(ofPath: [head, head + 2]))
    }
  }

  /// Whether an `&` gives away an address that nobody looks behind: the key of an associated object
  /// (`objc_setAssociatedObject(self, &Keys.title, …)`), or the context by which an observer of a key path knows its own
  /// (`addObserver(self, forKeyPath: "x", context: &context)`, and later `context == &self.context`).
  func lendsAddressAlone(_ ampersand: Int) -> Bool {
    isAddressCompared(ampersand) || isKeyOfAssociatedObject(ampersand) || isContextOfObserver(ampersand)
  }

  /// An operator that takes what an `&` lends takes it as a pointer, unless it assigns.
  private func isAddressCompared(_ ampersand: Int) -> Bool {
    ampersand > 0 && (spells(ampersand - 1, "==") || spells(ampersand - 1, "!="))
  }

  private func isContextOfObserver(_ ampersand: Int) -> Bool {
    guard ampersand > 2, tokens[ampersand - 1].kind == .colon, spells(ampersand - 2, "context") else { return false }
    return opening(before: ampersand).map { spells($0 - 1, "addObserver") || spells($0 - 1, "removeObserver") } ?? false
  }

  /// Of `objc_setAssociatedObject`, or of a function that is named like it and hands the key on.
  private func isKeyOfAssociatedObject(_ ampersand: Int) -> Bool {
    opening(before: ampersand).map { mentions($0 - 1, "associatedobject") } ?? false
  }

  /// The parenthesis that opens the arguments before an `&`.
  private func opening(before ampersand: Int) -> Int? {
    var index = ampersand - 1
    while index > 0, ampersand - index < 64 {
      switch tokens[index].kind {
      case .openParen: return index
      case .closeParen, .closeBracket: index = min(index, Int(tokens[index].partner)) - 1
      default: index -= 1
      }
    }
    return nil
  }

  /// The path before a token: `Type.member.last`, `local.member`. `Outer.Type.member` begins with the type that is
  /// nearest to the member.
  private func path(before end: Int) -> WrittenPath? {
    var path = WrittenPath(head: end - 1)
    while path.head >= 0 {
      switch tokens[path.head].kind {
      case .closeBracket: path.head = min(path.head, Int(tokens[path.head].partner)) - 1
      case .question, .exclamation: path.head -= 1
      case .identifier where path.head > 1 && tokens[path.head - 1].kind == .period:
        if path.member >= 0, beginsWithCapital(path.head) { return path }
        if path.last < 0 { path.last = path.head }
        path.member = path.head
        path.head -= 2
      case .identifier: return path
      default: return nil
      }
    }
    return nil
  }

  private func add(_ path: WrittenPath, inStaticCode isStatic: Bool, to members: inout ChangedMembers) {
    if path.member >= 0, beginsWithCapital(path.head) {
      addMember(path.member, of: path.head, to: &members)
      if path.last != path.member { members.ofTypes.insert(name(ofPath: [path.head, path.member, path.last])) }
    } else if isStatic {
      let isOfSelf = tokens[path.head].word == .self && path.member >= 0
      members.withinTypes.insert(name(isOfSelf ? path.member : path.head))
    }
  }

  private func addMember(_ member: Int, of type: Int, to members: inout ChangedMembers) {
    if tokens[type].word == .selfType { members.withinTypes.insert(name(member)) }
    members.ofTypes.insert(name(ofPath: [type, member]))
  }
}

/// A path that code changes something by, as tokens.
private struct WrittenPath {
  var head: Int
  /// Behind the head; -1 for none.
  var member = -1
  /// The end of the path, the member itself where that is all; -1 for none.
  var last = -1
}

/// Bodies of functions, of which one asks for tokens from the first to the last.
struct BodiesInOrder {
  fileprivate var rest: ArraySlice<Range<Int>>

  /// Whether a token stands in one; those in front of it are left out from then on.
  mutating func hold(_ token: Int) -> Bool {
    while let body = rest.first, body.upperBound <= token { rest.removeFirst() }
    return rest.first?.contains(token) == true
  }
}
