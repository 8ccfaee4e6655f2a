import Foundation
@testable import Store

// @preconcurrency import Combine
let text = "@preconcurrency import Combine"

@preconcurrency protocol Source {}

final class Feed: @preconcurrency Source {}

@preconcurrency @MainActor func show() {}
