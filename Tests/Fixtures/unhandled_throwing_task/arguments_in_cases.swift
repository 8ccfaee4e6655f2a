import Foundation

func load() async throws -> Int { 1 }
func keep(_ id: Int, task: Task<Int, any Error>) {}

func choose(_ way: Int) {
  switch way {
  case 0:
    keep(
      way,
      task: Task.detached {
        try await load()
      }
    )
  case 1: keep(way, task: Task { try await load() })
  case 2: Task { _ = try await load() } // expect: unhandled_throwing_task
  default: Task { _ = try await load() } // expect: unhandled_throwing_task
  }
}
