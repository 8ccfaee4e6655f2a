// As much of Core Bluetooth as the guides' samples use. Without Objective-C the protocols are Swift's.

@_exported import Foundation

public enum CBManagerState: Sendable { case poweredOn, poweredOff }

open class CBCentralManager: NSObject {
  public var state: CBManagerState { .poweredOn }
}

public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
