/// One way through the unknown conditions of a layout.
package struct EvaluationState: Hashable, Sendable {
  /// The branches that differ from the default, by `UnknownChoice.key`: what `Project.evaluate` takes as `choices`.
  package var choices: [String: Bool]
  /// The conditions that differ from the default, as written: "not (let image = loader.image)"; empty for the default.
  package var name: String

  /// Every condition holds, and every `switch` takes its first case.
  package static let standard = EvaluationState(choices: [:], name: "")
}

/// The states of a layout that are worth laying out.
package struct EvaluationStates: Sendable {
  /// The default first, then states in the order in which their conditions are met. Where the default ends the program
  /// and another state does not, that one stands for it.
  package var states: [EvaluationState]
  /// What was evaluated to find them, one for each state.
  package var evaluations: [Evaluation]
  /// Unknown conditions of which only one side is among the states, because there are more than the limit.
  package var unexplored: [UnknownChoice]
}

extension Project {
  /// The states of a layout: the default, and for each unknown condition one in which it takes its other branch.
  ///
  /// Conditions that are met only on such a branch are explored in turn. States are not combined with each other: each
  /// differs from one before it in a single condition, so both branches of every condition stand in some state.
  /// A state in which the program ends (`fatalError`) is none that anybody sees: where there are others it is left out.
  /// - Parameters:
  ///   - limit: the greatest number of states, the default included.
  ///   - standard: the evaluation of the default state, where it is at hand.
  package func states(
    of layout: ProjectLayout, in environment: EvaluationEnvironment, limit: Int = 6,
    budget: EvaluationBudget = EvaluationBudget(), standard: Evaluation? = nil
  ) -> EvaluationStates {
    func evaluated(_ state: EvaluationState) -> Evaluation {
      evaluate(layout, in: environment, choices: state.choices, budget: budget)
    }
    let standard = standard ?? evaluated(.standard)
    var result = EvaluationStates(states: [.standard], evaluations: [standard], unexplored: [])
    if standard.isTrapped {
      // The condition that was met last led to the end.
      for condition in standard.openConditions.reversed().prefix(limit - 1) {
        let state = EvaluationState.standard.taking(condition)
        let evaluation = evaluated(state)
        guard !evaluation.isTrapped else { continue }
        (result.states, result.evaluations) = ([state], [evaluation])
        break
      }
    }
    // A way on may lead through a state that is none: the next case of a `switch`.
    var known = Array(zip(result.states, result.evaluations))
    let isEnd = known[0].1.isTrapped
    var met = Set(known[0].0.choices.keys)
    var position = 0
    while position < known.count {
      let (state, evaluation) = known[position]
      position += 1
      for condition in evaluation.openConditions where met.insert(condition.key).inserted {
        guard result.states.count < limit, known.count < 2 * limit else {
          result.unexplored.append(condition)
          continue
        }
        let other = state.taking(condition)
        known.append((other, evaluated(other)))
        guard isEnd || !known[known.count - 1].1.isTrapped else { continue }
        result.states.append(other)
        result.evaluations.append(known[known.count - 1].1)
      }
    }
    return result
  }
}

extension EvaluationState {
  /// The state with one more condition on its other branch.
  fileprivate func taking(_ condition: UnknownChoice) -> EvaluationState {
    var copy = self
    copy.choices[condition.key] = false
    let clause =
      condition.option.map { "\(condition.source): not case \($0 + 1)" } ?? "not (\(condition.source))"
    copy.name = name.isEmpty ? clause : name + ", " + clause
    return copy
  }
}
