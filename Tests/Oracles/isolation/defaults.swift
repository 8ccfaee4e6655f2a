// Where default isolation reaches, and where it does not.
import Foundation
struct Value { func act() {}; static func make() {}; var computed: Int { 1 } }
struct Crossing: Sendable { func act() {} }
struct Failure: Error { func act() {} }
struct Told: LocalizedError { var errorDescription: String? { nil } }
enum Keys: String, CodingKey { case a; func act() {} }
struct Coded: Codable { var a = 1; enum CodingKeys: String, CodingKey { case a; func act() {} }; func act() {} }
protocol Plain { func act() }
extension Plain { func more() {} }
protocol Crossed: Sendable { func act() }
struct MeetsCrossed: Crossed { func act() {}; func other() {} }
struct MeetsPlain: Plain { func act() {}; func other() {} }
nonisolated struct Outer { struct Inner { func act() {} } }
struct Around { struct Inner { func act() {} }; enum Kind { case a; func act() {} } }
actor Store { struct Inner { func act() {} }; func act() {} }
class Reference { func act() {}; init() {}; class Nested { func act() {} } }
func global() {}
func globalAsync() async {}
var computed: Int { 1 }
let made = { 1 }()
extension String { func added() {} }
func outer() { struct Local { func act() {} }; Local().act(); func local() {}; local() }
struct Same: Hashable { static func == (a: Same, b: Same) -> Bool { true }; func hash(into hasher: inout Hasher) {} }
@MainActor struct Written { func act() {} }
nonisolated protocol FreeCrossed: Sendable { func act() }
struct MeetsFreeCrossed: FreeCrossed { func act() {}; func other() {} }
extension Crossing { func later() {} }
class Parent { init() {} }
final class Child: Parent { func act() {}; override init() { super.init() } }
extension Reference { struct Extended { func act() {} }; func more() {} }
enum Failures: Error, Codable { case one; func act() {}; static let none = { 1 }() }
nonisolated protocol FreeProtocol { func act() }
struct MeetsFree: FreeProtocol { func act() {}; func other() {} }
