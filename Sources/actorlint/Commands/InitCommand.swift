import Lexing
import Linting
import Reporting
import Rules

/// `actorlint init`.
struct InitCommand {
  private let printsSchema: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takeNoMore(than: 0)
    printsSchema = invocation.has(.schema)
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    if printsSchema {
      console.output.append(ConfigurationSchema(RuleNames(families)).text)
      return .clean
    }
    guard let folder = Path.currentFolder else { throw UsageError("the current folder cannot be found") }
    guard let project = ProjectSearch([folder]).projects.first else { throw UsageError("this folder cannot be read") }
    let file = project.root.appending(ProjectConfiguration.fileName)
    let location = ProjectLocation(root: project.root, currentFolder: folder)
    let shown = location.shown(Path(ProjectConfiguration.fileName))
    if file.exists { throw UsageError("\(shown.string) is there already; remove it to write another") }
    var whole = ProjectFolder(root: project.root, isMarked: project.isMarked)
    whole.folders = [[]]
    let files = ProjectFiles(of: whole)
    do {
      try NewFile.write(
        ConfigurationTemplate(files, below: project.root, isMarked: project.isMarked).text,
        to: file,
        projects: [project.root]
      )
    } catch {
      throw UsageError("\(shown.string): \(error.reason)")
    }
    console.write("wrote \(shown.string)")
    return .clean
  }
}
