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

class PlainBase {
  var count = 0
}

// What a superclass without the macro declares no view watches.
@Observable final class Inheriting: PlainBase {
  var rows: [Int] = []

  func load() async {
    count += 1
    rows = [1] // expect: published_after_await
  }
}
