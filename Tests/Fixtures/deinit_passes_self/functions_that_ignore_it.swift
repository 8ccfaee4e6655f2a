// What a protocol's requirement asks for, nobody uses: its types find what they forget by a key.
final class Ballot {
  private let votes: any VoteSource
  private let polls: any PollSource
  private let key = "ballot"

  init(votes: any VoteSource, polls: any PollSource) {
    self.votes = votes
    self.polls = polls
  }

  deinit {
    votes.unsubscribeFromVotes(self, key: key)
    votes.unsubscribeFromCounts(self, key: key)
    polls.unsubscribeFromPolls(self, key: key) // expect: deinit_passes_self
    polls.unsubscribeFromNews(self, key: key) // expect: deinit_passes_self
  }
}

// file: Sources.swift
import Foundation

protocol VoteSource {
  func unsubscribeFromVotes(_ target: AnyObject, key: String)
  func unsubscribeFromCounts(_ target: AnyObject, key: String)
}

final class OldVotes: VoteSource {
  private var votes: [String: [AnyObject]] = [:]
  func unsubscribeFromVotes(_: AnyObject, key: String) { votes[key] = nil }
  func unsubscribeFromCounts(_ target: AnyObject, key: String) { votes[key]?.removeAll { $0 === target } }
}

final class NewVotes: VoteSource {
  private var votes: [String: Int] = [:]
  func unsubscribeFromVotes(_: AnyObject, key: String) { _ = votes.removeValue(forKey: key) }
  func unsubscribeFromCounts(_: AnyObject, key: String) { votes[key] = nil }
}

protocol PollSource {
  func unsubscribeFromPolls(_ target: AnyObject, key: String)
  func unsubscribeFromNews(_ target: AnyObject, key: String)
}

// One of two does more.
final class OldPolls: PollSource {
  private var polls: [String: Int] = [:]
  func unsubscribeFromPolls(_: AnyObject, key: String) { polls[key] = nil }
  func unsubscribeFromNews(_: AnyObject, key: String) {}
}

final class NewPolls: PollSource {
  private weak var last: AnyObject?
  private let queue = DispatchQueue(label: "polls")
  func unsubscribeFromPolls(_ target: AnyObject, key: String) { last = target }
  // Nothing but a double is seen.
  func unsubscribeFromNews(_: AnyObject, key: String) {}
}
