import Foundation

class Loader {
  var url: URL?
  var proxy: URL?

  @MainActor func setURL(_ url: URL?) { self.url = url }
  @MainActor func setDone(_ isDone: Bool) {}

  // What follows stands on another path.
  func load(_ url: URL?) async {
    guard let url else {
      await setURL(nil)
      return
    }
    if url.isFileURL {
      await setDone(true)
    } else {
      proxy = url
    }
  }

  func switched(_ kind: Int) async throws {
    switch kind {
    case 0: await setDone(true)
    case 1: proxy = nil
    default:
      await setDone(false)
      throw CancellationError()
    }
  }

  func repeated(_ urls: [URL]) async {
    for url in urls {
      proxy = url
      if url.isFileURL {
        await setDone(true)
        break
      }
    }
  }
}

// The same without the way out.
class LoaderThatGoesOn {
  var proxy: URL?
  @MainActor func setURL(_ url: URL?) {} // expect: nonfinal_isolated_method

  func load(_ url: URL?) async {
    if url == nil {
      await setURL(nil)
    }
    proxy = url
  }
}

class LoaderOfMany {
  var proxy: URL?
  @MainActor func setDone(_ isDone: Bool) {} // expect: nonfinal_isolated_method

  func load(_ urls: [URL]) async {
    for url in urls {
      proxy = url
      if url.isFileURL {
        await setDone(true)
        continue
      }
    }
  }
}

class LoaderThatCatches {
  var proxy: URL?
  @MainActor func setURL(_ url: URL?) {} // expect: nonfinal_isolated_method

  func load(_ url: URL) async {
    do {
      await setURL(url)
      _ = try Data(contentsOf: url)
    } catch {
      proxy = nil
    }
  }
}

// One thing to say of a method.
class LoaderInSteps {
  var proxy: URL?
  @MainActor func setURL(_ url: URL?) {} // expect: nonfinal_isolated_method
  @MainActor func setDone(_ isDone: Bool) {} // expect: nonfinal_isolated_method

  func load(_ url: URL?) async {
    await setURL(url)
    await setDone(false)
    proxy = url
    await setDone(true)
    proxy = nil
  }

  func again(_ url: URL?) async {
    await setURL(url)
    proxy = url
  }
}

class LoaderInClosures {
  var proxy: URL?
  @MainActor func setDone(_ isDone: Bool) {} // expect: nonfinal_isolated_method

  func load(_ urls: [URL]) async {
    await each(urls) {
      await setDone(true)
      proxy = nil
    }
  }

  private func each(_ urls: [URL], _ work: () async -> Void) async {
    for _ in urls { await work() }
  }
}
