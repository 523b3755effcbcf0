import type { LetterState as AnsweredState } from '../../../__generated__/LetterPanel_document.graphql.ts'

/** The states that this build knows. */
export type LetterState = Exclude<AnsweredState, '%future added value'>

/** The state to show: one that this build does not know counts as sent. */
export function stateOfLetter(state: AnsweredState): LetterState {
  return state === '%future added value' ? 'SENT' : state
}
