// As it stands while somebody types.
func search(_ text: String) async -> String { text }

var = "" {
  didSet { Task { print(await search(text)) } }
}
