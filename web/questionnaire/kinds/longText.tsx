import { graphql, readInlineData } from 'relay-runtime'
import type { longText_question$key } from '../../__generated__/longText_question.graphql.ts'
import { Field, TextArea } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { MetricsHint } from '../MetricsHint.tsx'
import { useMetricsHint } from '../useMetricsHint.ts'
import { charactersLeft } from './charactersLeft.ts'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import type { QuestionBase } from './question.ts'
import { countWords, text } from './text.ts'
import { asText } from './value.ts'

const fragment = graphql`
  fragment longText_question on LongTextField @inline {
    suggestedWords
    metricsHint
  }
`

type LongTextQuestion = QuestionBase & {
  kind: 'LONG_TEXT'
  suggestedWords: number | null
  metricsHint: boolean
}

/** A story: grows with its text, counts its words where there is a target, and its characters near the limit. */
function LongTextField(props: FieldProps<LongTextQuestion>) {
  const { question, value, onChange, onLeave } = props
  const { suggestedWords, metricsHint } = question
  const typed = asText(value)
  const hint = useMetricsHint({ questionKey: question.key, isAsked: metricsHint, text: typed })
  const words =
    suggestedWords === null
      ? null
      : t('{typed} of about {suggestedWords} words', { typed: countWords(typed), suggestedWords })
  const counts = [words, charactersLeft(question.rules, typed)].filter(count => count !== null)
  return (
    <div>
      <Field {...fieldSettings(props)}>
        <TextArea
          name={question.key}
          rows={suggestedWords !== null && suggestedWords >= 100 ? 6 : 4}
          value={typed}
          placeholder={question.placeholder ?? undefined}
          counter={counts.length > 0 ? counts.join(', ') : undefined}
          onChange={event => onChange(event.target.value)}
          onBlur={() => {
            hint.onLeave()
            onLeave()
          }}
        />
      </Field>
      <MetricsHint hint={hint} />
    </div>
  )
}

export const longText: QuestionKind<LongTextQuestion> = {
  ...text,
  read: (base, { longText: ref }) => {
    const field = readInlineData<longText_question$key>(fragment, ref)
    return {
      ...base,
      kind: 'LONG_TEXT',
      suggestedWords: field?.suggestedWords ?? null,
      metricsHint: field?.metricsHint ?? false,
    }
  },
  isProse: true,
  Field: LongTextField,
}
