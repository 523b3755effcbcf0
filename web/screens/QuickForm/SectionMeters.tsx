import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { Meter } from '../../design/index.ts'
import { sent, t, words } from '../../language/language.ts'
import { coverageOf } from '../../questionnaire/formCoverage.ts'
import { type FormQuestionnaire, questionsOf } from '../../questionnaire/formQuestion.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { focusQuestion } from '../../questionnaire/questionAnchor.ts'
import { faultsOf, toYup } from '../../questionnaire/toYup.ts'
import { leadingQuestions } from './leadingQuestions.ts'
import { SectionLinks, Sticky } from './quickFormStyles.ts'

const leading = words({
  key: 'leading',
  title: 'What it is for',
  description: '',
  questions: leadingQuestions,
})

/**
 * The sections of the form with how far each is filled; each leads to its first question. A key story counts once it is
 * as long as the form asks.
 */
export function SectionMeters({ questionnaire }: { questionnaire: FormQuestionnaire }) {
  const { values } = useFormikContext<FormValues>()
  const sections = [leading, ...questionnaire.sections]
  const schema = useMemo(
    () => toYup(questionsOf(questionnaire).filter(({ followUp }) => followUp !== null)),
    [questionnaire],
  )
  const short = faultsOf(schema, values)
  const { sections: fills } = coverageOf(
    { ...questionnaire, sections },
    values,
    ({ key }) => short[key] !== undefined,
  )
  return (
    <Sticky as="nav" aria-label={t('Sections')}>
      <SectionLinks>
        {fills.map(({ key, title, filled, shown }, place) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                const first = sections[place]?.questions[0]
                if (first) focusQuestion(first.key)
              }}
            >
              {shown === 0 ? (
                sent(title)
              ) : (
                <Meter
                  label={sent(title)}
                  value={filled}
                  max={shown}
                  valueText={t('{filled} of {total}', { filled, total: shown })}
                />
              )}
            </button>
          </li>
        ))}
      </SectionLinks>
    </Sticky>
  )
}
