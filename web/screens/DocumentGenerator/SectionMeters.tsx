import { useFormikContext } from 'formik'
import { Meter } from '../../design/index.ts'
import { type FormQuestionnaire, questionsOf } from '../../wizard/formQuestion.ts'
import type { FormValues } from '../../wizard/formValues.ts'
import { focusQuestion } from '../../wizard/questionAnchor.ts'
import { SectionLinks, Sticky } from './generatorStyles.ts'
import { leadingQuestions } from './leadingQuestions.ts'
import { sectionFill } from './sectionFill.ts'

/** The sections of the form with how far each is filled; each leads to its first question. */
export function SectionMeters({ questionnaire }: { questionnaire: FormQuestionnaire }) {
  const { values } = useFormikContext<FormValues>()
  const all = questionsOf(questionnaire)
  const sections = [
    {
      key: 'leading',
      title: 'What it is for',
      fill: sectionFill({ questions: leadingQuestions, all: leadingQuestions, values }),
    },
    ...questionnaire.sections.map(({ key, title, questions }) => ({
      key,
      title,
      fill: sectionFill({ questions, all, values }),
    })),
  ]
  return (
    <Sticky as="nav" aria-label="Sections">
      <SectionLinks>
        {sections.map(({ key, title, fill }) => (
          <li key={key}>
            <button type="button" onClick={() => fill.first !== null && focusQuestion(fill.first)}>
              <Meter
                label={title}
                value={fill.answered}
                max={fill.shown}
                valueText={`${fill.answered} of ${fill.shown}`}
              />
            </button>
          </li>
        ))}
      </SectionLinks>
    </Sticky>
  )
}
