import SwiftUI

struct Counter {
  var count = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("count")) { print(self.count) }
    }
  }
}

enum Mode {
  case on

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("mode")) { print(self) }
    }
  }
}

struct NewsView: View {
  @State private var news: [String] = []

  var body: some View {
    List(news, id: \.self) { Text($0) }
      .task {
        for await note in NotificationCenter.default.notifications(named: .init("news")) {
          news.append(note.name.rawValue)
        }
      }
      .onAppear {
        Task {
          for await _ in NotificationCenter.default.notifications(named: .init("news")) { news = [] }
        }
      }
  }
}

extension Counter {
  static func watch() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("count")) { print(self) }
    }
  }
}

final class Hall {
  static var guests = 0 // expect: global_mutable_state

  class func watch() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("hall")) { guests += 1 }
    }
  }

  static func watchSelf() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("hall")) { self.guests += 1 }
    }
  }
}

actor Gate {
  private var open = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("gate")) { // expect: for_await_captures_self
        open += 1
      }
    }
  }
}
