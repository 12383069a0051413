/// The completion script for bash, from version 3.2 on, made from the table that `Verb`, `Operand` and `Option`
/// are.
enum BashCompletions {
  static var text: String {
    """
    # Completions of ticketgen for bash.

    # Offers words, or with commas between them, or paths, for the current word.
    _ticketgen_offer() {
      local line list=''
      case $1 in
        words) ;;
        lists)
          case $current in *,*) list=${current%,*}, ;; esac
          ;;
        files | folders)
          local flag=-f
          if [[ $1 == folders ]]; then flag=-d; fi
          if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
          while IFS= read -r line; do
            COMPREPLY+=("$line")
          done < <(compgen "$flag" -- "$current")
          return
          ;;
        *) return ;;
      esac
      shift
      while IFS= read -r line; do
        COMPREPLY+=("$list$line")
      done < <(compgen -W "$*" -- "${current#"$list"}")
    }

    # Offers what can be the value of an option.
    _ticketgen_value() {
      case "$1 $2" in
    \(valueCases)
      esac
    }

    # Offers what can be an operand: of a verb, by the number of those before it.
    _ticketgen_operand() {
      case "$1 $2" in
    \(operandCases)
      esac
    }

    _ticketgen() {
      local current=${COMP_WORDS[COMP_CWORD]} verb='' option='' count=0 ended='' index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == = ]]; then continue; fi
        if [[ -n $option ]]; then
          option=
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -* ]]; then
          case $word in \(optionsWithValue)) option=$word ;; esac
        elif [[ -z $verb && $count == 0 && -z $ended ]]; then
          case $word in
            \(verbs("|"))) verb=$word ;;
            *) verb=\(Verb.standard.rawValue) count=1 ;;
          esac
        else
          count=$((count + 1))
        fi
      done
      # bash takes `--option=value` for three words.
      if [[ $current == = ]]; then current=; fi
      if [[ -n $option ]]; then
        _ticketgen_value "${verb:-\(Verb.standard.rawValue)}" "$option"
      elif [[ -z $ended && $current == -* ]]; then
        case $verb in
    \(optionCases)
        esac
      elif [[ -z $verb ]]; then
        if [[ -z $ended ]]; then _ticketgen_offer words \(verbs(" ")); fi
        _ticketgen_offer folders
      else
        _ticketgen_operand "$verb" "$count"
      fi
    }

    complete -F _ticketgen ticketgen

    """
  }

  private static func verbs(_ separator: String) -> String {
    Verb.allCases.map(\.rawValue).joined(separator: separator)
  }

  private static var optionsWithValue: String {
    Option.allCases.filter(\.takesValue).map(\.spelling).joined(separator: " | ")
  }

  private static var optionCases: String {
    var lines: [String] = []
    for verb in Verb.allCases {
      let pattern = verb == .standard ? "\(verb.rawValue) | ''" : verb.rawValue
      let options = verb.options.map(\.spelling).joined(separator: " ")
      lines.append("      \(pattern)) _ticketgen_offer words \(options) ;;")
    }
    return lines.joined(separator: "\n")
  }

  private static var valueCases: String {
    var lines: [String] = []
    for verb in Verb.allCases {
      for option in verb.options {
        guard let kind = option.kind(with: verb), let offer = arguments(kind) else { continue }
        lines.append("    '\(verb.rawValue) \(option.spelling)') _ticketgen_offer \(offer) ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static var operandCases: String {
    var lines: [String] = []
    for verb in Verb.allCases {
      for (number, operand) in verb.operands.enumerated() {
        guard let offer = arguments(operand.kind) else { continue }
        let pattern = operand.isRepeated ? "'\(verb.rawValue) '*" : "'\(verb.rawValue) \(number)'"
        lines.append("    \(pattern)) _ticketgen_offer \(offer) ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What `_ticketgen_offer` is called with; nil when there is nothing to offer.
  private static func arguments(_ kind: ArgumentKind) -> String? {
    switch kind.offer {
    case .nothing: nil
    case .files: "files"
    case .folders: "folders"
    case .words(let words): "words " + words.joined(separator: " ")
    case .lists(let words): "lists " + words.joined(separator: " ")
    }
  }
}
