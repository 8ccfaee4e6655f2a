final class Upload {
  struct Options: OptionSet, Sendable {
    static let quick = Options(rawValue: 1)
    let rawValue: Int
  }
}

enum Sizes {
  static let title = Title()
  struct Title {
    let lines = 3
  }
}

// file: Other.swift
class Title {
  var text = ""
}

enum Menu {
  struct Title {}
}

class Options {
  var count = 1
}
