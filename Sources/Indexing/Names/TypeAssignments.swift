import Lexing
import Outlining

extension Outline {
  /// Adds the path before a token in `Type.name = …`, `Type.name.x += …` and `Type.name[i] = …`, of which there are few.
  @inline(__always)
  func addMemberAssignedThroughType(by token: Int, to names: inout Set<Name>) {
    guard tokens[token].kind == .equal || tokens[token].length == 2 && ends(token, with: "=") else { return }
    addPath(before: token, to: &names)
  }

  /// Adds `name` of `object.name = …`, whatever the object is; not of `self.name = …` and `self?.name = …`, nor of types.
  @inline(__always)
  func addAssignedMember(by equal: Int, to names: inout Set<Name>) {
    guard equal > 2, tokens[equal - 1].kind == .identifier, tokens[equal - 2].kind == .period,
      !beginsWithCapital(equal - 1)
    else { return }
    var object = equal - 3
    if object > 0, tokens[object].kind == .question || tokens[object].kind == .exclamation { object -= 1 }
    if tokens[object].word != .self { names.insert(name(equal - 1)) }
  }

  /// Adds `name` of `name = nil` and `object.name = nil`, but for what stands in some bodies, those in front of it left out
  /// from then on.
  @inline(__always)
  func addSetToNil(by equal: Int, outside bodies: inout ArraySlice<Range<Int>>, to names: inout Set<Name>) {
    guard equal > 0, tokens[equal + 1].word == .nil, tokens[equal - 1].kind == .identifier else { return }
    while let body = bodies.first, body.upperBound <= equal { bodies.removeFirst() }
    if bodies.first?.contains(equal) != true { names.insert(name(equal - 1)) }
  }

  /// Those of functions that run as an object or the program ends, in order.
  var bodiesAtEnd: [Range<Int>] {
    functions.compactMap { function in
      let isAtEnd =
        function.kind == .deinitializer
        || function.kind == .function
          && (spells(function.name, "applicationWillTerminate") || spells(function.name, "applicationShouldTerminate"))
      return isAtEnd ? function.body : nil
    }
  }

  /// Adds `Type.name` of `&Type.name`: to the keys where only the address is taken, else to what is assigned, as others may
  /// change what they are lent.
  func addMemberLent(by ampersand: Int, assigned: inout Set<Name>, keys: inout Set<Name>) {
    let type = ampersand + 1
    guard type + 2 < tokens.count, tokens[type].kind == .identifier, beginsWithCapital(type),
      tokens[type + 1].kind == .period, tokens[type + 2].kind == .identifier
    else { return }
    let path = name(ofPath: [type, type + 2])
    if lendsAddressAlone(ampersand) { keys.insert(path) } else { assigned.insert(path) }
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

  /// The path before an assignment, if it begins with a type's name.
  private func addPath(before assignment: Int, to names: inout Set<Name>) {
    var name = assignment - 1
    var member = -1
    var last = -1
    while name >= 0 {
      switch tokens[name].kind {
      case .closeBracket: name = min(name, Int(tokens[name].partner)) - 1
      case .question, .exclamation: name -= 1
      case .identifier where name > 1 && tokens[name - 1].kind == .period:
        // `Outer.Type.name` begins with the type that is nearest to the name.
        if member >= 0, beginsWithCapital(name) {
          addPath(name, member, last, to: &names)
          return
        }
        if last < 0 { last = name }
        member = name
        name -= 2
      default:
        guard member >= 0, tokens[name].kind == .identifier, beginsWithCapital(name) else { return }
        addPath(name, member, last, to: &names)
        return
      }
    }
  }

  /// `Type.member`, and `Type.member.last` where the path goes on.
  private func addPath(_ type: Int, _ member: Int, _ last: Int, to names: inout Set<Name>) {
    names.insert(name(ofPath: [type, member]))
    if last != member { names.insert(name(ofPath: [type, member, last])) }
  }
}
