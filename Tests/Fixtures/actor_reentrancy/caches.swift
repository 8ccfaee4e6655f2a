actor Images {
  var images: [String: Image] = [:]
  var tasks: [String: Task<Image, Never>] = [:]
  var token: String?

  func image(_ name: String) async -> Image {
    if let image = images[name] { return image }
    let image = await load(name)
    images[name] = image // expect: actor_reentrancy (done twice)
    return image
  }

  func portrait(_ name: String) async -> Image {
    if let image = images[name] { return image }
    let image = await load(name)
    images.updateValue(image, forKey: name) // expect: actor_reentrancy (done twice)
    return image
  }

  func currentToken() async -> String {
    guard token == nil else { return token! }
    let new = await fetchToken()
    token = new // expect: actor_reentrancy (done twice)
    return new
  }

  func shared(_ name: String) async -> Image {
    if let task = tasks[name] { return await task.value }
    let task = Task { await load(name) }
    tasks[name] = task
    return await task.value
  }
}
