import SwiftUI

struct SearchSheet: View {
  let client: Client
  @State private var query = ""
  @State private var results: [String] = []
  @State private var count = 0
  @State private var isBusy = false
  @State private var task: Task<Void, Never>?

  var body: some View {
    List(results, id: \.self) { Text($0) }
      .onChange(of: query) { newValue in
        Task { await search(newValue) } // expect: unordered_task_hop (warning: an older result may come last)
      }
      .onChange(of: query) {
        Task { await search(query) } // expect: unordered_task_hop (warning: an older result may come last)
      }
      .onChange(of: query) { newValue in
        Task { await searchAskingAgain(newValue) }
      }
      .onChange(of: query) { newValue in
        Task { await note(newValue) }
      }
      .onChange(of: query) { newValue in
        task?.cancel()
        task = Task { await search(newValue) }
      }
      .onChange(of: query) { newValue in
        Task { await searchAlone(newValue) }
      }
      .onAppear {
        Task { await search(query) }
      }
  }

  private func search(_ text: String) async {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard trimmed.count > 1 else { return }
    results = await client.search(trimmed)
  }

  private func searchAskingAgain(_ text: String) async {
    let found = await client.search(text)
    guard text == query else { return }
    results = found
  }

  private func searchAlone(_ text: String) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    results = await client.search(text)
  }

  private func note(_ text: String) async {
    await client.note(text)
    count += 1
  }
}

actor Client {
  func search(_ text: String) -> [String] { [text] }
  func note(_ text: String) {}
}
