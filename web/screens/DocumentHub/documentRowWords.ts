import { isBeingWritten } from '../../documents/documentWords.ts'
import { type LetterState, stateOfLetter } from '../../documents/letterWords.ts'
import { t, words } from '../../language/language.ts'

type Row = {
  status: Parameters<typeof isBeingWritten>[0]
  isPreview: boolean
  isPaused: boolean
  wordCount: number
  /** 0 where no length was asked for. */
  targetWords: number
  /** What became of a letter at its recommender; null where nobody was asked. */
  letter: Parameters<typeof stateOfLetter>[0] | null
}

const AFTER_REQUEST: Record<LetterState, string> = words({
  SENT: 'See the letter',
  OPENED: 'See the letter',
  APPROVED: 'See the letter',
  CHANGED: 'Read the change',
  DECLINED: 'Ask somebody else',
  WITHDRAWN: 'Read and edit',
  EXPIRED: 'Ask again',
})

/** The words of a document against its target (null while it has no text), and what to do with it next. */
export function documentRowWords({ status, isPreview, isPaused, wordCount, targetWords, letter }: Row): {
  words: string | null
  nextStep: string
} {
  if (isPaused) return { words: null, nextStep: t('Decide how it goes on') }
  if (isBeingWritten(status)) return { words: null, nextStep: t('Watch it arrive') }
  if (status !== 'READY') return { words: null, nextStep: t('See why') }
  const count = wordCount.toLocaleString('en-GB')
  if (isPreview) return { words: t('{count} words shown', { count }), nextStep: t('Read the preview') }
  return {
    words:
      targetWords > 0
        ? t('{count} of {target} words', { count, target: targetWords.toLocaleString('en-GB') })
        : t('{count} words', { count }),
    nextStep: letter === null ? t('Read and edit') : AFTER_REQUEST[stateOfLetter(letter)],
  }
}
