struct V: View {
  @State private var on = false
  var body: some View {
    VStack(alignment: .leading) {
      if on { Text("a") } else { Text("b") }
      ForEach(items, id: \.self) { item in
        Button { tap() } label: { Text(item) }
      }
    }
    Text("c")
      .task { await load() }
      .onChange(of: on) { old, new in print(old, new) }
  }
}
#Preview("n", traits: .a) { V() }
@Test("x", arguments: [1, 2]) func check(_ n: Int) async throws { #expect(n == f(n)) }
