import CFuzzer
import Foundation

// `Fuzz TARGET [OPTION | FILE | FOLDER]…` fuzzes, with libFuzzer's own options; `Scripts/fuzz` has more
// words. The target goes by the environment, as libFuzzer starts this program again for some options.
let targetVariable = "TICKETGEN_FUZZ_TARGET"

switch CommandLine.arguments.dropFirst().first ?? "" {
case "--targets":
  for target in FuzzTarget.allCases { print(target.rawValue, target.summary, separator: "\t") }
case "--dictionary":
  print(FuzzDictionary.text, terminator: "")
case "--seeds" where CommandLine.arguments.count == 3:
  exit(FuzzSeeds(folder: CommandLine.arguments[2]).write() ? 0 : 1)
case let name:
  var arguments = CommandLine.arguments
  if FuzzTarget(rawValue: name) != nil {
    setenv(targetVariable, name, 1)
    arguments.remove(at: 1)
  }
  guard let value = ProcessInfo.processInfo.environment[targetVariable],
    let target = FuzzTarget(rawValue: value)
  else {
    print("usage: Fuzz --targets | --dictionary | --seeds FOLDER | TARGET [OPTION|FILE|FOLDER]...")
    exit(64)
  }
  current = target
  exit(runFuzzer(arguments))
}
