import Observation

@Observable
final class Profile {
  var name = ""
  let id = 1
  @ObservationIgnored var cache: [Int] = []
  var title: String { name }

  func refresh() async {
    name = await ask() // expect: published_after_await (races)
    cache = []
  }
}

func ask() async -> String { "" }
