import type { LetterState as AnsweredState } from '../__generated__/LetterPanel_document.graphql.ts'
import { dayOf } from '../format/dates.ts'
import { t, words } from '../language/language.ts'

/** The states that this build knows. */
export type LetterState = Exclude<AnsweredState, '%future added value'>

/** The state to show: one that this build does not know counts as sent. */
export function stateOfLetter(state: AnsweredState): LetterState {
  return state === '%future added value' ? 'SENT' : state
}

const WORDS: Record<LetterState, string> = words({
  SENT: 'Sent to the recommender',
  OPENED: 'Opened by the recommender',
  APPROVED: 'Approved',
  CHANGED: 'Changed after it was approved',
  DECLINED: 'Declined',
  WITHDRAWN: 'Request withdrawn',
  EXPIRED: 'Ended without an approval',
})

/** What became of a letter at its recommender, and on which day. */
export function letterWords({ state, since }: { state: AnsweredState; since: string }): string {
  return t('{state} on {since}', { state: WORDS[stateOfLetter(state)], since: dayOf(since) })
}

/** While a request is in one of these states, nobody else is asked. */
const OPEN: readonly LetterState[] = ['SENT', 'OPENED', 'APPROVED', 'CHANGED']

/** Whether a recommender has yet to answer. */
export function isAwaited(state: AnsweredState): boolean {
  return state === 'SENT' || state === 'OPENED'
}

/** Whether a recommender still holds the letter. */
export function isWithRecommender(state: AnsweredState): boolean {
  return OPEN.includes(stateOfLetter(state))
}
