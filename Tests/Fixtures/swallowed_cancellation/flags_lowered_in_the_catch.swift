struct Resolver {
  func resolve() async {
    var isGoing = true
    while isGoing {
      await step()
      do { try await Task.sleep(for: .seconds(1)) } catch { isGoing = false }
    }
  }

  func resolveUntilDone() async {
    var isDone = false
    repeat {
      await step()
      do {
        try await Task.sleep(for: .seconds(1))
      } catch {
        print(error)
        isDone = true
      }
    } while !isDone
  }

  // Another flag, and one that keeps the loop going.
  func resolveOn() async {
    var isGoing = true
    var hasFailed = false
    while isGoing {
      do { try await Task.sleep(for: .seconds(1)) } catch { hasFailed = true } // expect: swallowed_cancellation
      do { try await Task.sleep(for: .seconds(1)) } catch { isGoing = true } // expect: swallowed_cancellation
      isGoing = await next(hasFailed)
    }
  }

  func step() async {}
  func next(_ hasFailed: Bool) async -> Bool { hasFailed }
}
