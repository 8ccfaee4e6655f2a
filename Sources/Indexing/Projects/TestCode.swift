import Lexing
import Outlining

/// Frameworks of tests: a file that imports one is no part of the program.
private let testFrameworks: Set<Name> = ["XCTest", "Testing", "Quick"]

extension Outline {
  var importsTests: Bool {
    imports.contains { clause in clause.path.first.map { testFrameworks.contains(name($0)) } ?? false }
  }
}

extension SourceFile {
  /// Whether the file is there for tests: their own code, or what they put in the place of the program's.
  package var isForTests: Bool { isTest || project.modules.isInFolderOfTests(index) || path.isOfTestDouble }
}

extension ProjectType {
  /// Whether XCTest makes an object of the class for each test, and runs one after the other.
  var isTestCase: Bool { ancestry.contains("XCTestCase") }
}

extension MemberFact {
  /// Names of what views in previews and tests are shown, beside the objects of the program.
  static let samples: Set<Name> = [
    "preview", "previewValue", "sample", "example", "mock", "stub", "fake", "dummy", "placeholder", "testValue",
  ]
}

extension Path {
  /// Whether a file is called or filed as what is there for tests: in a folder `FeedTests`, `MockClock.swift`. A folder of
  /// no other name than `Tests` holds whole apps here and there.
  var isForTests: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    return parts.dropLast().contains {
      $0.count > Self.tests.count && $0.suffix(Self.tests.count).elementsEqual(Self.tests)
    } || isOfTestDouble || isCalled(withOneOf: Self.wordsOfTests)
  }

  /// Whether a file stands where packages have the code of their test targets: below `Tests/FeedTests`.
  var isInFolderOfTestTarget: Bool {
    let folders = bytes.split(separator: UInt8(ascii: "/")).dropLast()
    return zip(folders, folders.dropFirst()).contains { outer, inner in
      outer.elementsEqual(Self.tests) && inner.count > Self.tests.count
        && inner.suffix(Self.tests.count).elementsEqual(Self.tests)
    }
  }

  /// Whether a file is called after what stands in for an object of the program: `MockClock.swift`. What is called `Test`
  /// and `Preview` may as well be a part of the program.
  var isOfTestDouble: Bool { isCalled(withOneOf: Self.wordsOfDoubles) }

  private func isCalled(withOneOf words: [[UInt8]]) -> Bool {
    guard let name = bytes.split(separator: UInt8(ascii: "/")).last else { return false }
    return words.contains { word in name.indices.contains { name[$0...].starts(with: word) } }
  }

  /// Whether a file stands in a folder `Tests`, or in one of some.
  var isInFolderOfTests: Bool {
    bytes.split(separator: UInt8(ascii: "/")).dropLast().contains {
      $0.suffix(Self.tests.count).elementsEqual(Self.tests)
    }
  }

  private static let tests = Array("Tests".utf8)
  private static let wordsOfTests = ["Test", "Preview"].map { Array($0.utf8) }
  private static let wordsOfDoubles = ["Mock", "Fake", "Stub", "Spy"].map { Array($0.utf8) }
}
