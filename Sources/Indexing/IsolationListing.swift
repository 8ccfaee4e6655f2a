/// Where a file's code runs, as far as the project knows: its build settings first.
package struct IsolationListing {
  package private(set) var text: [UInt8] = []

  package init(of file: SourceFile) {
    text = Array(SettingsListing(of: file).text.utf8)
  }
}
