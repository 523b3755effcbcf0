import { type FormQuestionnaire, questionsOf } from './formQuestion.ts'
import { type FormValues, visibleQuestions } from './formValues.ts'
import { type UsableWords, WORDS_PER_WRITTEN_WORD } from './usableWords.ts'

/** Lengths are named in steps of so many words. */
const STEP = 50

/** A length that the form offers: the value of its option, and how many words that is. */
type OfferedLength = { key: string; value: string; words: number }

/** What the answers carry. */
type LengthAdvice = {
  /** The longest text that the answers make a strong one of, in words, rounded down. */
  carried: number
  /** Whether that is as long as was asked for. */
  isEnough: boolean
  /** How many more words of answers the requested length needs. */
  missing: number
  /** A shorter length that the answers carry, to choose instead; null where the form offers none. */
  shorter: OfferedLength | null
}

/** What the words in hand carry, and the longest length that the form offers for that. */
export function lengthAdvice({
  questionnaire,
  values,
  words: { usable, target, needed },
}: {
  questionnaire: FormQuestionnaire
  values: FormValues
  words: UsableWords
}): LengthAdvice {
  const carried = Math.floor(usable / WORDS_PER_WRITTEN_WORD / STEP) * STEP
  const isEnough = needed === null || usable >= needed
  return {
    carried,
    isEnough,
    missing: Math.max(0, (needed ?? 0) - usable),
    shorter: isEnough ? null : longestUpTo(carried, offeredLengths(questionnaire, values), target),
  }
}

function offeredLengths(questionnaire: FormQuestionnaire, values: FormValues): OfferedLength[] {
  const question = visibleQuestions(questionsOf(questionnaire), values).find(
    ({ role }) => role === 'TEXT_LENGTH',
  )
  if (question?.kind !== 'CHOICE') return []
  return question.options.flatMap(({ value }) => {
    const words = Number(value)
    return words > 0 ? [{ key: question.key, value, words }] : []
  })
}

function longestUpTo(
  carried: number,
  offered: readonly OfferedLength[],
  target: number | null,
): OfferedLength | null {
  const fitting = offered.filter(({ words }) => words <= carried && words < (target ?? 0))
  return fitting.reduce<OfferedLength | null>(
    (best, length) => (best === null || length.words > best.words ? length : best),
    null,
  )
}
