import AVFoundation

final class Player: NSObject {
  private var finish: CheckedContinuation<Void, Never>?
  private var stall: CheckedContinuation<Void, Never>?
  private var tap: CheckedContinuation<Void, Never>?

  func watch(_ item: AVPlayerItem) {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(didEnd), name: .AVPlayerItemDidPlayToEndTime, object: item)
    center.addObserver(self, selector: #selector(didStall), name: .AVPlayerItemPlaybackStalled, object: item)
  }

  func playToEnd() async {
    await withCheckedContinuation { finish = $0 }
  }

  func waitForStall() async {
    await withCheckedContinuation { stall = $0 }
  }

  func waitForTap() async {
    await withCheckedContinuation { tap = $0 }
  }

  @objc private func didEnd() {
    finish?.resume() // expect: continuation_misuse
  }

  @objc private func didStall() {
    stall?.resume()
    stall = nil
  }
}
