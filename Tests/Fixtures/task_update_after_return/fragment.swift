  func reload() async {
    Task { @MainActor in // expect: task_update_after_return
      self.rows = 
