var isLoading = false

func load() {
  isLoading = true
  defer { isLoading = false }
  Task {
