import { useFormikContext } from 'formik'
import { Button, Stack, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import type { FormQuestionnaire } from './formQuestion.ts'
import type { FormValues } from './formValues.ts'
import { lengthAdvice } from './lengthAdvice.ts'
import type { UsableWords } from './usableWords.ts'

const FIGURE = new Intl.NumberFormat('en-GB')

/** Which length the answers are enough for, and one tap to choose it. */
export function LengthAdvice({
  questionnaire,
  words,
  noun,
}: {
  questionnaire: FormQuestionnaire
  words: UsableWords
  /** What is written: 'statement', 'letter', 'essay'. */
  noun: string
}) {
  const { values, setFieldValue } = useFormikContext<FormValues>()
  const { carried, isEnough, missing, shorter } = lengthAdvice({ questionnaire, values, words })
  const length = isEnough ? (words.target ?? carried) : (shorter?.words ?? carried)
  return (
    <Stack $gap={2} $align="start">
      <Text $strong role="status">
        {length === 0
          ? t('Not enough to write from yet.')
          : isEnough || shorter !== null
            ? t('Enough for a strong {length}-word {noun}.', { length: FIGURE.format(length), noun })
            : t('Enough for about {length} words.', { length: FIGURE.format(length) })}
      </Text>
      {!isEnough && words.target !== null && (
        <Text $size="small" $tone="soft" $measure>
          {t('{target} words need about {missing} more words of your own. Nothing is padded.', {
            target: FIGURE.format(words.target),
            missing: FIGURE.format(missing),
          })}
        </Text>
      )}
      {shorter !== null && (
        <Button onClick={() => void setFieldValue(shorter.key, shorter.value)}>
          {t('Write {words} words', { words: FIGURE.format(shorter.words) })}
        </Button>
      )}
    </Stack>
  )
}
