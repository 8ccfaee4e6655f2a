import Lexing
import Outlining

/// The resume of a continuation that a property keeps: `answer?.resume()`.
struct KeptResume {
  /// The token of `resume`.
  let token: Int
  /// The property's name: in front of `resume`, or where it was unwrapped into the local that is resumed.
  let property: Int
  let receiver: Range<Int>
  /// The member of the type around it.
  let function: Function?

  /// Not what was unwrapped into a local before: that may be out of the property by then.
  var isInProperty: Bool { receiver.contains(property) }
}

extension SourceFile {
  /// `keptResumes` of a new file.
  func readKeptResumes() -> [KeptResume] {
    calls(named: "resume").compactMap { call in
      guard let token = calledName(of: call), let property = keptContinuation(of: call),
        let receiver = receiver(of: call)
      else { return nil }
      return KeptResume(token: token, property: property, receiver: receiver, function: memberFunction(around: token))
    }
  }

  /// The property in `continuation?.resume()`.
  private func keptContinuation(of call: Call) -> Int? {
    guard let receiver = receiver(of: call), let last = receiver.last(where: { tokens[$0].kind == .identifier }),
      case let token = unwrapped(last), meaning(of: token) == .member, let fact = storedMember(token),
      fact.shape.container == .none, project.isContinuation(fact.shape)
    else { return nil }
    return token
  }

  /// The property behind `guard let continuation` or `if let waiting = continuation`.
  private func unwrapped(_ token: Int) -> Int {
    guard let binding = binding(for: token), binding.kind == .condition else { return token }
    guard let value = binding.value else { return binding.name }
    return value.count == 1 || value.count == 3 && isMemberOfSelf(value.upperBound - 1) ? value.upperBound - 1 : token
  }
}
