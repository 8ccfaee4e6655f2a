import Combine

actor Meter {
  @Published private(set) var level = 0 // expect: publisher_across_actor (note: '@Published' shows a publisher that this file never names)
  @Published var peak = 0 // expect: publisher_across_actor (warning)
  @Published public var total = 0 // expect: publisher_across_actor (warning)

  func rise() { level += 1 }
}

func look(_ meter: Meter) async -> Int { await meter.level }
func watch(_ meter: Meter) async { _ = await meter.$peak }
