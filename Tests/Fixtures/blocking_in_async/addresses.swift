import Foundation

struct Gallery {
  static let home = URL(string: "https://example.org")!

  func load(_ id: Int) async throws -> [Data] {
    guard let url = URL(string: "https://example.org/\(id)") else { return [] }
    return [
      try Data(contentsOf: url), // expect: blocking_in_async (loading blocks a thread)
      try Data(contentsOf: Self.home), // expect: blocking_in_async
      try Data(contentsOf: URL(string: "https://example.org")!), // expect: blocking_in_async
    ]
  }

  func text(from remoteURL: URL) async throws -> String {
    try String(contentsOf: remoteURL, encoding: .utf8) // expect: blocking_in_async
  }

  func anything(at address: URL) async throws -> Data {
    try Data(contentsOf: address)
  }

  func named() async throws -> String {
    let fileURL = await nextURL()
    return try String(contentsOf: fileURL, encoding: .utf8)
  }

  func files(_ fileURL: URL, _ name: String) async throws -> [Data] {
    let url = URL(fileURLWithPath: name)
    let remoteURL = Bundle.module.url(forResource: name, withExtension: "json")
    _ = try Data(contentsOf: remoteURL!)
    guard let resource = Bundle.main.url(forResource: name, withExtension: "json") else { return [] }
    return try [
      Data(contentsOf: fileURL), Data(contentsOf: url), Data(contentsOf: resource),
      Data(contentsOf: URL(filePath: name)), Data(contentsOf: FileManager.default.temporaryDirectory),
      Data(contentsOf: URL(string: "file:///etc/hosts")!),
    ]
  }

  func append(_ data: Data, _ more: [UInt8]) async -> Data {
    var data = data
    data.append(contentsOf: more)
    return data
  }

  func synchronous(_ remoteURL: URL) throws -> Data {
    try Data(contentsOf: remoteURL)
  }
}

struct Lists {
  func named(_ name: String) async throws -> Data {
    let base = URL(string: "https://example.org")!
    let list = base.appendingPathComponent("lists/\(name)")
    return try Data(contentsOf: list) // expect: blocking_in_async
  }

  func kept(_ name: String) async throws -> Data {
    let base = URL(fileURLWithPath: "/var/lists")
    let list = base.appendingPathComponent(name)
    return try Data(contentsOf: list)
  }
}
