import Foundation

/// The completion script for zsh, made from the table that `Verb`, `Operand` and `Option` are.
enum ZshCompletions {
  static var text: String {
    """
    #compdef ticketgen
    # Completions of ticketgen for zsh.

    _ticketgen() {
      local context state state_descr line
      typeset -A opt_args
      local -a verbs
      verbs=(
    \(Verb.allCases.map { "    \(quoted(verb($0)))" }.joined(separator: "\n"))
      )
      # Without a verb, \(Verb.standard.rawValue) is meant.
      local verb=\(Verb.standard.rawValue) word
      integer index=2 found=0
      for ((index = 2; index < CURRENT; index++)); do
        word=${words[index]}
        if [[ $word == -- ]]; then break; fi
        if [[ $word == -* ]]; then
          case $word in \(optionsWithValue)) index+=1 ;; esac
          continue
        fi
        if (( ${verbs[(I)$word:*]} )); then
          verb=$word
          words[index]=()
          CURRENT=$((CURRENT - 1))
        fi
        found=1
        break
      done
      if (( !found )) && [[ ${words[CURRENT]} != -* && ${words[CURRENT - 1]} != (\(optionsWithValue)) ]]; then
        _alternative 'verbs:verb:{_describe verb verbs}' 'folders:folder:_files -/'
        return
      fi
      case $verb in
    \(Verb.allCases.map(block).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _ticketgen ]]; then
      _ticketgen "$@"
    else
      compdef _ticketgen ticketgen
    fi

    """
  }

  private static var optionsWithValue: String {
    Option.allCases.filter(\.takesValue).map(\.spelling).joined(separator: "|")
  }

  private static func verb(_ verb: Verb) -> String {
    "\(verb.rawValue):\(verb.abstract.replacingOccurrences(of: ":", with: "\\:"))"
  }

  private static func block(_ verb: Verb) -> String {
    let options = verb.options.map { quoted(specification($0, verb)) }
    let operands = verb.operands.enumerated().map { number, operand in
      quoted(specification(operand, number + 1))
    }
    return "    \(verb.rawValue))\n      _arguments -S : \\\n"
      + (options + operands).map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;"
  }

  private static func specification(_ option: Option, _ verb: Verb) -> String {
    let text = bracketed(option.abstract(with: verb))
    let star = option.isRepeated ? "*" : ""
    guard let kind = option.kind(with: verb) else { return "\(option.spelling)[\(text)]" }
    let name = option.valueName(with: verb) ?? "value"
    return "\(star)\(option.spelling)=[\(text)]:\(name):\(action(kind))"
  }

  private static func specification(_ operand: Operand, _ number: Int) -> String {
    let position = operand.isRepeated ? "*" : String(number)
    let optional = operand.isOptional && !operand.isRepeated ? ":" : ""
    return "\(position):\(optional)\(operand.title):\(action(operand.kind))"
  }

  private static func action(_ kind: ArgumentKind) -> String {
    switch kind.offer {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .lists(let words): "_values -s , word \(words.joined(separator: " "))"
    }
  }

  /// A description in brackets, in which brackets and colons mean something.
  private static func bracketed(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
