final class Span {
  let page: Page
  var isActive = false

  init(_ page: Page) { self.page = page }

  deinit { page.unregister(span: self) }
}
// file: Page.swift
final class Page {
  private var spans: [Unmanaged<Span>] = []
  private var active = 0

  func unregister(span: Span) {
    change {
      guard let place = self.spans.firstIndex(where: { $0.takeUnretainedValue() === span }) else { return }
      self.spans.remove(at: place)
      if span.isActive {
        self.active -= 1
      }
    }
  }

  private func change(_ body: () -> Void) { body() }
}
// file: Tile.swift
final class Tile {
  let board: Board

  init(_ board: Board) { self.board = board }

  func each(_ body: () -> Void) { body() }

  deinit {
    board.unregister(tile: self)  // expect: deinit_passes_self
  }
}
// file: Board.swift
final class Board {
  private var gone: [Tile] = []

  func unregister(tile: Tile) {
    tile.each { gone.append(tile) }
  }
}
