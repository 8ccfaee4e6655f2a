final class Upload {
  struct Options: OptionSet, Sendable {
    static let quick = Options(rawValue: 1)
    let rawValue: Int
  }
}

// file: Other.swift
class Options {
  var count = 1
}
