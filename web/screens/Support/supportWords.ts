import type { Tone } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** The state of a conversation in words. A late answer has its own. */
export function stateOf({ state, isLate }: { state: string; isLate: boolean }): { tone: Tone; word: string } {
  if (isLate) return { tone: 'failed', word: t('Answer is late') }
  return (
    {
      OPEN: { tone: 'warning' as const, word: t('Waits for an answer') },
      ANSWERED: { tone: 'success' as const, word: t('Answered') },
      CLOSED: { tone: 'plain' as const, word: t('Closed') },
    }[state] ?? { tone: 'plain', word: state }
  )
}
