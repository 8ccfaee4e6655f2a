import Indexing
import JSON
import Lexing
import Linting

/// Turns the text of a configuration into settings; whatever is wrong is named with its place.
struct ConfigurationReader {
  private let bytes: [UInt8]
  private let place: ConfigurationKey.Place
  private let names: RuleNames
  private var configuration = Configuration()

  private init(_ bytes: [UInt8], place: ConfigurationKey.Place, names: RuleNames) {
    self.bytes = bytes
    self.place = place
    self.names = names
  }

  static func read(
    _ bytes: [UInt8],
    in place: ConfigurationKey.Place,
    names: RuleNames,
    mayBeRoot: Bool = true
  ) throws(JSONError) -> Configuration {
    let document = try JSONReader.read(bytes, as: .json5)
    let isRoot = mayBeRoot && document[ConfigurationKey.root.rawValue]?.content == .bool(true)
    let place = place == .nested && isRoot ? .project : place
    var reader = ConfigurationReader(bytes, place: place, names: names)
    let settings = try reader.readLayer(document, in: place)
    reader.configuration.settings = settings
    reader.configuration.isRoot = isRoot
    return reader.configuration
  }

  private func error(_ message: String, at offset: Int) -> JSONError {
    JSONError(message, at: offset, in: bytes)
  }

  /// The members of an object that are about files; the others go into the configuration.
  private mutating func readLayer(_ value: JSONValue, in place: ConfigurationKey.Place) throws(JSONError) -> FileLayer {
    guard case .object(let members) = value.content else {
      throw error("expected an object, found \(value.kind)", at: value.offset)
    }
    var layer = FileLayer()
    for member in members {
      let key = try key(member, in: place)
      if place != .override, try readWhole(key, member.value) { continue }
      try read(key, member.value, into: &layer)
    }
    do {
      try layer.rules.check(names)
    } catch {
      throw self.error(error.message, at: error.offset)
    }
    return layer
  }

  private func key(_ member: JSONMember, in place: ConfigurationKey.Place) throws(JSONError) -> ConfigurationKey {
    let allowed = ConfigurationKey.allCases.filter { $0.isAllowed(in: place) }
    if let key = allowed.first(where: { $0.rawValue == member.key }) { return key }
    guard let key = ConfigurationKey(rawValue: member.key) else {
      let hint = Suggestion.phrase(for: member.key, among: allowed.map(\.rawValue))
      throw error("unknown key '\(member.key)'\(hint)", at: member.offset)
    }
    let remedy =
      switch (key, place) {
      case (.files, _): "it belongs to an override"
      case (_, .override): "say it outside of 'overrides'"
      default: "it holds for the whole project"
      }
    throw error("'\(member.key)' has no meaning here: \(remedy)", at: member.offset)
  }

  /// What is about the configuration as a whole; false for what is about files.
  private mutating func readWhole(_ key: ConfigurationKey, _ value: JSONValue) throws(JSONError) -> Bool {
    switch key {
    case .schema: _ = try text(value)
    case .root: _ = try flag(value)
    case .extends:
      configuration.extends = try texts(value).map { Configuration.Reference(path: Path($0.text), offset: $0.offset) }
    case .level: configuration.level = Severity(rawValue: try choice(value, of: key))
    case .failOn: configuration.failOn = SelectionOptions.Threshold(rawValue: try choice(value, of: key))
    case .exclude: configuration.exclude = try patterns(value)
    case .mainActorTypes: configuration.facts.mainActorTypes = try texts(value).map(\.text)
    case .nonescapingFunctions: configuration.facts.nonescapingFunctions = try texts(value).map(\.text)
    case .offMainCallbacks:
      for (text, offset) in try texts(value) {
        configuration.facts.offMainCallbacks.append(try callback(text, at: offset))
      }
    case .overrides: try readOverrides(value)
    case .select, .extendSelect, .ignore, .severity, .includeGenerated, .languageMode, .defaultIsolation,
      .deploymentTarget, .files:
      return false
    }
    return true
  }

  private func read(_ key: ConfigurationKey, _ value: JSONValue, into layer: inout FileLayer) throws(JSONError) {
    switch key {
    case .select: layer.rules.select = try selectors(value)
    case .extendSelect: layer.rules.extendSelect = try selectors(value)
    case .ignore: layer.rules.ignore = try selectors(value)
    case .severity: layer.rules.severities = try severities(value)
    case .includeGenerated: layer.includesGenerated = try flag(value)
    case .languageMode: layer.build.languageMode = LanguageMode(try choice(value, of: key))
    case .defaultIsolation: layer.build.defaultIsolation = DefaultIsolation(rawValue: try choice(value, of: key))
    case .deploymentTarget:
      for (name, version) in try entries(value, of: key) {
        if let platform = Platform(rawValue: name.text) { layer.build.deploymentTargets[platform] = Version(version) }
      }
    case .schema, .root, .extends, .level, .failOn, .exclude, .mainActorTypes, .offMainCallbacks,
      .nonescapingFunctions, .overrides, .files:
      break
    }
  }

  private mutating func readOverrides(_ value: JSONValue) throws(JSONError) {
    guard case .array(let elements) = value.content else {
      throw error("expected a list of objects, found \(value.kind)", at: value.offset)
    }
    for element in elements {
      let settings = try readLayer(element, in: .override)
      guard let files = element[ConfigurationKey.files.rawValue] else {
        throw error("an override needs 'files': a list of patterns", at: element.offset)
      }
      configuration.overrides.append(Configuration.Override(files: try patterns(files), settings: settings))
    }
  }
}

extension ConfigurationReader {
  private func flag(_ value: JSONValue) throws(JSONError) -> Bool {
    guard case .bool(let flag) = value.content else {
      throw error("expected true or false, found \(value.kind)", at: value.offset)
    }
    return flag
  }

  private func text(_ value: JSONValue) throws(JSONError) -> String {
    guard case .string(let text) = value.content else {
      throw error("expected a string, found \(value.kind)", at: value.offset)
    }
    return text
  }

  /// A list of strings; one string is a list of one.
  private func texts(_ value: JSONValue) throws(JSONError) -> [(text: String, offset: Int)] {
    if case .string(let text) = value.content { return [(text, value.offset)] }
    guard case .array(let elements) = value.content else {
      throw error("expected a list of strings, found \(value.kind)", at: value.offset)
    }
    var found: [(text: String, offset: Int)] = []
    for element in elements { found.append((try text(element), element.offset)) }
    return found
  }

  /// One of a few strings; a whole number counts as what it is written as.
  private func choice(_ value: JSONValue, of key: ConfigurationKey) throws(JSONError) -> String {
    guard case .choice(let words) = key.kind else { return try text(value) }
    var value = value
    if case .number(let number) = value.content, let whole = Int(exactly: number) {
      value.content = .string(String(whole))
    }
    return try word(value, among: words)
  }

  private func word(_ value: JSONValue, among words: [String]) throws(JSONError) -> String {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    guard case .string(let word) = value.content else {
      throw error("expected one of \(list), found \(value.kind)", at: value.offset)
    }
    if words.contains(word) { return word }
    let hint = Suggestion.phrase(for: word, among: words)
    throw error("expected one of \(list), found '\(word)'\(hint)", at: value.offset)
  }

  /// The members of an object, with the places of their names.
  private func entries(
    _ value: JSONValue,
    of key: ConfigurationKey
  ) throws(JSONError) -> [(name: (text: String, offset: Int), value: String)] {
    guard case .object(let members) = value.content else {
      throw error("expected an object, found \(value.kind)", at: value.offset)
    }
    guard case .map(let keys, let values) = key.kind else { return [] }
    var found: [(name: (text: String, offset: Int), value: String)] = []
    for member in members {
      if let keys, !keys.contains(member.key) {
        let hint = Suggestion.phrase(for: member.key, among: keys)
        throw error("unknown key '\(member.key)'\(hint)", at: member.offset)
      }
      let text = if let values { try word(member.value, among: values) } else { try version(member.value) }
      found.append(((member.key, member.offset), text))
    }
    return found
  }

  private func version(_ value: JSONValue) throws(JSONError) -> String {
    let text: String
    switch value.content {
    case .string(let string): text = string
    case .number(let number): text = Int(exactly: number).map(String.init) ?? "\(number)"
    default: throw error("expected a version such as '16.4', found \(value.kind)", at: value.offset)
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, parts.allSatisfy({ UInt16($0) != nil }) else {
      throw error("expected a version such as '16.4', found '\(text)'", at: value.offset)
    }
    return text
  }

  private func selectors(_ value: JSONValue) throws(JSONError) -> [SelectionLayer.Selector] {
    try texts(value).map { SelectionLayer.Selector($0.text, offset: $0.offset) }
  }

  private func severities(_ value: JSONValue) throws(JSONError) -> [SelectionLayer.SeverityChoice] {
    try entries(value, of: .severity).map { name, severity in
      SelectionLayer.SeverityChoice(
        SelectionLayer.Selector(name.text, offset: name.offset),
        Severity(rawValue: severity)
      )
    }
  }

  private func patterns(_ value: JSONValue) throws(JSONError) -> PathPatterns {
    var found: [IgnorePattern] = []
    for (text, offset) in try texts(value) {
      guard let pattern = IgnorePattern(below: text) else {
        throw error("the pattern '\(text)' fits nothing", at: offset)
      }
      found.append(pattern)
    }
    return PathPatterns(found)
  }

  /// `Type.function(label:)`; for an initializer `Type.init(label:)`.
  private func callback(_ text: String, at offset: Int) throws(JSONError) -> PlatformFacts.Callback {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    let path = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, path.count == 2, !path.contains(""), parts[1].hasSuffix(":)"), parts[1].count > 2 else {
      throw error("expected a function with the closure's label, 'Type.function(label:)', found '\(text)'", at: offset)
    }
    let label = String(parts[1].dropLast(2))
    let type = Name(String(path[0]))
    return PlatformFacts.Callback(
      type: type,
      function: path[1] == "init" ? type : Name(String(path[1])),
      label: label == "_" ? nil : Name(label),
      queue: .background
    )
  }
}
