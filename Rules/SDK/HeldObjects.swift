/// Properties with objects that are no more Sendable than the object which has them: `Type.member`.
///
/// A heading names confidence and origin (`UIKitTypes`).
package enum HeldObjects {
  package static let table: StaticString = """
    high header:
      CBCharacteristic.descriptors CBCharacteristic.service CBDescriptor.characteristic CBPeripheral.services
      CBService.characteristics CBService.includedServices CBService.peripheral UNNotificationResponse.notification
    """
}
