enum Outage: Error { case lost, late }
enum Refusal: Error { case full }

func load() throws(Outage) {}
func loadLater() async throws(Outage) {}
func book() throws(Refusal) {}

final class Feed {
  func caughtByTheTypeTheyHave() {
    Task {
      do throws(Outage) {
        try load()
      } catch is Outage {
        print("none")
      }
    }
    Task {
      do {
        try await loadLater()
        try load()
      } catch let outage as Outage {
        print(outage)
      }
    }
  }

  func caughtInPart() {
    Task { // expect: unhandled_throwing_task
      do throws(Outage) {
        try load()
      } catch .lost {
        print("lost")
      }
    }
    Task { // expect: unhandled_throwing_task
      do {
        try load()
        try book()
      } catch is Outage {
        print("none")
      }
    }
    Task { // expect: unhandled_throwing_task
      do {
        try load()
      } catch is Refusal {
        print("full")
      }
    }
    Task { // expect: unhandled_throwing_task
      do {
        try load()
        throw Refusal.full
      } catch is Outage {
        print("none")
      }
    }
  }
}
