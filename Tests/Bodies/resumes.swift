func answer(_ c: Answer, _ page: Page) {
  do {
    try c.resume(returning: read(page))
  } catch {
    c.resume(throwing: error)
  }
}
