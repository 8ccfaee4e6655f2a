import Lexing

/// Opens files of a project beside the one at hand: few questions need more of these than the facts of the first pass.
package protocol FileOpener: AnyObject {
  /// A file by its index; nil where it cannot be read, or where reading it would cost more than an answer is worth.
  func open(_ file: Int, of project: Project) -> SourceFile?
}

extension SourceFile {
  /// The other files with declarations of a type, in order, as far as they can be read.
  func otherFiles(of type: ProjectType) -> [SourceFile] {
    type.files.subtracting([index]).sorted().compactMap { project.file($0) }
  }
}
