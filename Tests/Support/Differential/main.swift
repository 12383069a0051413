import Foundation

/// `differential COUNT SEED FOLDER ROOT`: writes a package that compiles so many random catalogs and
/// compares what their tickets show with what the evaluator shows.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 4, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: differential COUNT SEED FOLDER ROOT")
  exit(64)
}
let folder = URL(fileURLWithPath: arguments[3])
do {
  let cases = folder.appendingPathComponent("cases")
  try? FileManager.default.removeItem(at: cases)
  var catalogs: [CompiledCatalog] = []
  for number in 0..<count {
    let made = try DifferentialCase(
      number: number, seed: seed &+ UInt64(number), payloadCount: 4)
    try made.write(to: cases.appendingPathComponent("\(number)"))
    catalogs.append(CompiledCatalog(number: number, catalog: made.catalog))
  }
  try HarnessPackage(folder: folder, root: URL(fileURLWithPath: arguments[4])).write(catalogs)
} catch let refusal as DifferentialCase.Refusal {
  print("error: the schemas that were made for seed \(seed &+ UInt64(refusal.number)) are refused")
  print(refusal.text)
  exit(1)
} catch {
  print("error: \(error)")
  exit(1)
}
