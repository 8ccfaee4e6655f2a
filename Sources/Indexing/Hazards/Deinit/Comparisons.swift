import Lexing
import Outlining

/// Functions that only compare what they are given.
extension SourceFile {
  /// Whether a call is of a function in this file that compares an argument with what it has, while it runs, and does
  /// nothing else with it than to hand it to another such function.
  func onlyCompares(_ token: Int, givenTo call: Call, depth: Int = 0) -> Bool {
    let bodies = bodies(taking: token, of: call)
    guard depth < 4, !bodies.isEmpty else { return false }
    return bodies.allSatisfy { parameter, body in
      let uses = mentions(of: parameter, in: body).filter { isUse($0) && tokens[$0 + 1].kind != .colon }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          runsWhileCalled(use, in: body)
            && (outline.isCompared(use) || isHandedToComparison(use, in: body, depth: depth))
        }
    }
  }

  /// The functions of this file that a call may be of, and what each calls the argument that a token stands in.
  func bodies(taking token: Int, of call: Call) -> [(parameter: Name, body: Range<Int>)] {
    // Each may hand it on to as many again, and each call of the name asks.
    guard let name = calledName(of: call), case let functions = functions(calledBy: call, name: outline.name(name)),
      functions.count <= 64
    else { return [] }
    let bodies = functions.compactMap { function -> (parameter: Name, body: Range<Int>)? in
      guard let body = function.body,
        let parameter = parameter(of: function, in: self, givenArgumentAround: token, by: call)
      else { return nil }
      return (outline.name(parameter.name), body)
    }
    return bodies.count <= 4 ? bodies : []
  }

  /// Methods of the type that a call is made on; for a bare name, of the type around it before functions at file level.
  private func functions(calledBy call: Call, name: Name) -> [Function] {
    guard let receiver = receiver(of: call) else {
      let own = type(around: call.callee.lowerBound).map { functions(named: name, ofTypesNamed: $0.name) } ?? []
      return own.isEmpty ? functions(named: name, ofTypesNamed: nil) : own
    }
    let shape = shape(ofExpression: receiver)
    return shape.isKnown && shape.container == .none ? functions(named: name, ofTypesNamed: shape.base) : []
  }

  private func isHandedToComparison(_ token: Int, in body: Range<Int>, depth: Int) -> Bool {
    let call = calls(in: body).last { call in
      outline.arguments(of: call).contains { $0.value == token..<token + 1 }
    }
    return call.map { onlyCompares(token, givenTo: $0, depth: depth + 1) } ?? false
  }

  private func runsWhileCalled(_ token: Int, in body: Range<Int>) -> Bool {
    closures(around: token).allSatisfy { !body.contains($0.brace) || fate(of: $0).outlivesCall == false }
  }
}

extension Outline {
  /// `x === y`, `ObjectIdentifier(x)`
  func isCompared(_ token: Int) -> Bool {
    guard token > 1 else { return false }
    let operators: [StaticString] = ["===", "!==", "==", "!="]
    if operators.contains(where: { spells(token - 1, $0) || spells(token + 1, $0) }) { return true }
    return tokens[token - 1].kind == .openParen && spells(token - 2, "ObjectIdentifier")
  }
}
