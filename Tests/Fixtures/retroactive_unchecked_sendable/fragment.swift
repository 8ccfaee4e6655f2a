extension : @unchecked Sendable {
extension Foo: @unchecked
