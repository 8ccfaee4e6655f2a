actor BluetoothService {}

extension BluetoothService: CBCentralManagerDelegate { // expect: actor_delegate_conformance
	func centralManagerDidUpdateState(_ central: CBCentralManager) {}
	...
