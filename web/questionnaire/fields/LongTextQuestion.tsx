import { Field, TextArea } from '../../design/index.ts'
import { MetricsHint } from '../MetricsHint.tsx'
import { useMetricsHint } from '../useMetricsHint.ts'
import { charactersLeft } from './charactersLeft.ts'
import { asText, fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/** Words as the results page counts them: what stands between white space. */
function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** A story: grows with its text, counts its words where there is a target, and its characters near the limit. */
export function LongTextQuestion(props: QuestionFieldProps<'LONG_TEXT'>) {
  const { question, value, onChange, onLeave } = props
  const { suggestedWords, metricsHint } = question
  const text = asText(value)
  const hint = useMetricsHint({ questionKey: question.key, isAsked: metricsHint, text })
  const words = suggestedWords === null ? null : `${countWords(text)} of about ${suggestedWords} words`
  const counts = [words, charactersLeft(question.rules, text)].filter(count => count !== null)
  return (
    <div>
      <Field {...fieldSettings(props)}>
        <TextArea
          name={question.key}
          rows={suggestedWords !== null && suggestedWords >= 100 ? 6 : 4}
          value={text}
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
