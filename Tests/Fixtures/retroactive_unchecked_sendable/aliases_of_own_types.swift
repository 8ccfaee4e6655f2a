import Foundation
import Music

final class Score {}
typealias Sheet = Score
typealias Song = Music.Track

extension Sheet: @unchecked Sendable {}
extension Song: @unchecked Sendable {} // expect: retroactive_unchecked_sendable
