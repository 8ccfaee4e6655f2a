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

  /// Adds `Type.name` of `&Type.name`: to the keys where Objective-C's associated objects take the address alone, else to
  /// what is assigned, as others may change what they are lent.
  func addMemberLent(by ampersand: Int, assigned: inout Set<Name>, keys: inout Set<Name>) {
    let type = ampersand + 1
    guard type + 2 < tokens.count, tokens[type].kind == .identifier, beginsWithCapital(type),
      tokens[type + 1].kind == .period, tokens[type + 2].kind == .identifier
    else { return }
    let path = name(ofPath: [type, type + 2])
    if isKeyOfAssociatedObject(ampersand) { keys.insert(path) } else { assigned.insert(path) }
  }

  /// Whether what an `&` lends is the key of an associated object: `objc_setAssociatedObject(self, &Keys.title, …)`.
  func isKeyOfAssociatedObject(_ ampersand: Int) -> Bool {
    var index = ampersand - 1
    while index > 0, ampersand - index < 32 {
      switch tokens[index].kind {
      case .openParen:
        return spells(index - 1, "objc_getAssociatedObject") || spells(index - 1, "objc_setAssociatedObject")
      case .closeParen, .closeBracket: index = min(index, Int(tokens[index].partner)) - 1
      default: index -= 1
      }
    }
    return false
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
