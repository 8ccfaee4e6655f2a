import Lexing
import Outlining

extension Outline {
  /// Adds the path before a token in `Type.name = …`, `Type.name.x += …` and `Type.name[i] = …`, of which there are few.
  @inline(__always)
  func addMemberAssignedThroughType(by token: Int, to names: inout Set<Name>) {
    guard tokens[token].kind == .equal || tokens[token].length == 2 && ends(token, with: "=") else { return }
    addPath(before: token, to: &names)
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
