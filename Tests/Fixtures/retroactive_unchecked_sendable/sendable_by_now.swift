import CoreLocation
import Dispatch

extension DispatchGroup: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable (delete it)
extension CLLocationCoordinate2D: @unchecked Sendable {} // expect: retroactive_unchecked_sendable (delete it)
extension CLLocationManager: @unchecked Sendable {} // expect: retroactive_unchecked_sendable (never said)

/// On the main actor, hence `Sendable`.
extension WKScriptMessage: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable (delete it)
