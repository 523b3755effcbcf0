import type { Tone } from '../../design/index.ts'

/** The state of a conversation in words. A late answer has its own. */
export function stateOf({ state, isLate }: { state: string; isLate: boolean }): { tone: Tone; word: string } {
  if (isLate) return { tone: 'failed', word: 'Answer is late' }
  return (
    {
      OPEN: { tone: 'warning' as const, word: 'Waits for an answer' },
      ANSWERED: { tone: 'success' as const, word: 'Answered' },
      CLOSED: { tone: 'plain' as const, word: 'Closed' },
    }[state] ?? { tone: 'plain', word: state }
  )
}
