/// The completion script for fish, made from the table that `Verb`, `Operand` and `Option` are.
enum FishCompletions {
  static var text: String {
    var lines = [functions, "complete -c ticketgen -e", "complete -c ticketgen -f"]
    for verb in Verb.allCases {
      lines.append(
        "complete -c ticketgen -n '__ticketgen_is none' -a \(verb.rawValue)"
          + " -d \(quoted(verb.abstract))")
    }
    lines.append(
      "complete -c ticketgen -n '__ticketgen_is none' -a '(__fish_complete_directories)'")
    for verb in Verb.allCases {
      lines += verb.options.map { line($0, verb) }
      lines += offers(verb)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var functions: String {
    """
    # Completions of ticketgen for fish.

    # Prints the verb that was typed; without one \(Verb.standard.rawValue) behind a folder, and else none.
    function __ticketgen_verb
        set -l is_value 0
        for word in (commandline -opc)[2..-1]
            if test $is_value = 1
                set is_value 0
                continue
            end
            switch $word
                case \(optionsWithValue)
                    set is_value 1
                case '-*'
                case \(Verb.allCases.map(\.rawValue).joined(separator: " "))
                    echo $word
                    return
                case '*'
                    echo \(Verb.standard.rawValue)
                    return
            end
        end
        echo none
    end

    function __ticketgen_is
        contains -- (__ticketgen_verb) $argv
    end

    """
  }

  private static var optionsWithValue: String {
    Option.allCases.filter(\.takesValue).map(\.spelling).joined(separator: " ")
  }

  /// Whether the verb was written, or none was and it is meant.
  private static func condition(_ verb: Verb) -> String {
    quoted("__ticketgen_is \(verb.rawValue)" + (verb == .standard ? " none" : ""))
  }

  private static func line(_ option: Option, _ verb: Verb) -> String {
    var line = "complete -c ticketgen -n \(condition(verb)) -l \(option.rawValue)"
    if option == .help { line += " -s h" }
    if let kind = option.kind(with: verb) {
      switch kind.offer {
      case .nothing: line += " -x"
      case .files: line += " -r -F"
      case .folders: line += " -x -a '(__fish_complete_directories)'"
      case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
      case .lists(let words):
        // fish has a function that offers what may follow the last comma.
        line += " -x -a \(quoted("(__fish_append , \(words.joined(separator: " ")))"))"
      }
    }
    return line + " -d \(quoted(option.abstract(with: verb)))"
  }

  /// What the operands offer; fish does not count them, so each is offered everywhere.
  private static func offers(_ verb: Verb) -> [String] {
    verb.operands.compactMap { operand in
      let offer: String? =
        switch operand.kind.offer {
        case .nothing: nil
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let words), .lists(let words): "-a \(quoted(words.joined(separator: " ")))"
        }
      return offer.map { "complete -c ticketgen -n '__ticketgen_is \(verb.rawValue)' \($0)" }
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
