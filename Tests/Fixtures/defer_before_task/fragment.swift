var isLoading = false // expect: global_mutable_state

func load() {
  isLoading = true
  defer { isLoading = false }
  Task {
