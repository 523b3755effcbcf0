import type { Tone } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** The state of a text that was handed over, in words. */
export function stateOf(state: string): { tone: Tone; word: string } {
  return (
    {
      WAITING: { tone: 'warning' as const, word: t('Waits for a reviewer') },
      ASSIGNED: { tone: 'note' as const, word: t('With a reviewer') },
      RETURNED: { tone: 'success' as const, word: t('Returned') },
      WITHDRAWN: { tone: 'plain' as const, word: t('Withdrawn') },
    }[state] ?? { tone: 'plain', word: state }
  )
}
