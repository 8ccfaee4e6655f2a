struct Crate<Content, : @unchecked Sendable {
  let content: Content
