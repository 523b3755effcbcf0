import type { Tone } from '../../design/index.ts'

/** The state of a text that was handed over, in words. */
export function stateOf(state: string): { tone: Tone; word: string } {
  return (
    {
      WAITING: { tone: 'warning' as const, word: 'Waits for a reviewer' },
      ASSIGNED: { tone: 'note' as const, word: 'With a reviewer' },
      RETURNED: { tone: 'success' as const, word: 'Returned' },
      WITHDRAWN: { tone: 'plain' as const, word: 'Withdrawn' },
    }[state] ?? { tone: 'plain', word: state }
  )
}
