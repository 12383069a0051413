/// Whose turn it is to change something: changes to one promotion one after the other, changes to
/// different ones at the same time, changes to all of them alone.
///
/// Turns are grouped in stages, of which the first is under way. A change to everything is a stage of
/// its own; between two of them stands one stage with a line for each promotion, also after one that
/// stood between has given up.
struct TurnQueue {
  /// What a turn changes.
  enum Scope {
    /// The promotion with an identity; an empty one is nobody's, and such turns wait for no other.
    case one(String)

    /// All promotions.
    case all
  }

  /// A place in the queue.
  struct Turn {
    let number: Int
    fileprivate let line: Line
  }

  fileprivate enum Line: Hashable {
    case id(ExactID)
    case own(Int)
  }

  private struct Stage {
    /// The number of its first turn; those up to the next stage's are its own.
    let firstTurn: Int
    let isExclusive: Bool
    var lines: [Line: ArraySlice<Int>] = [:]
  }

  private var stages: [Stage] = []
  private var turnCount = 0

  /// Takes a place at the end of the queue.
  mutating func join(_ scope: Scope) -> Turn {
    turnCount += 1
    let line: Line
    switch scope {
    case .one(let id):
      line = id.isEmpty ? .own(turnCount) : .id(ExactID(id))
      if stages.last?.isExclusive ?? true { appendStage(isExclusive: false) }
    case .all:
      line = .own(turnCount)
      appendStage(isExclusive: true)
    }
    stages[stages.count - 1].lines[line, default: []].append(turnCount)
    return Turn(number: turnCount, line: line)
  }

  /// Whether it is a turn's time: its stage is under way, and it is the first in its line.
  func isUp(_ turn: Turn) -> Bool {
    stages.first?.lines[turn.line]?.first == turn.number
  }

  /// Gives a place up, whether its time had come or not.
  ///
  /// - Returns: The turns whose time comes by that.
  mutating func leave(_ turn: Turn) -> [Turn] {
    guard let index = stages.lastIndex(where: { $0.firstTurn <= turn.number }) else { return [] }
    let wasFirst = stages[index].lines[turn.line]?.first == turn.number
    if wasFirst {
      stages[index].lines[turn.line]?.removeFirst()
    } else {
      stages[index].lines[turn.line]?.removeAll { $0 == turn.number }
    }
    let next = stages[index].lines[turn.line]?.first
    if next == nil { stages[index].lines[turn.line] = nil }

    if stages[index].lines.isEmpty {
      stages.remove(at: index)
      return index == 0 ? firstTurns(of: stages.first) : merge(at: index)
    }
    guard index == 0, wasFirst, let next else { return [] }
    return [Turn(number: next, line: turn.line)]
  }

  /// Makes one stage of the two that meet where the one between them is gone.
  ///
  /// - Returns: The turns whose time comes by that.
  private mutating func merge(at index: Int) -> [Turn] {
    guard index < stages.count, !stages[index].isExclusive, !stages[index - 1].isExclusive else {
      return []
    }
    let later = stages.remove(at: index)
    let coming = firstTurns(of: later).filter { stages[index - 1].lines[$0.line] == nil }
    stages[index - 1].lines.merge(later.lines) { $0 + $1 }
    return index == 1 ? coming : []
  }

  private func firstTurns(of stage: Stage?) -> [Turn] {
    (stage?.lines ?? [:]).compactMap { line, turns in
      turns.first.map { Turn(number: $0, line: line) }
    }
  }

  private mutating func appendStage(isExclusive: Bool) {
    stages.append(Stage(firstTurn: turnCount, isExclusive: isExclusive))
  }
}
