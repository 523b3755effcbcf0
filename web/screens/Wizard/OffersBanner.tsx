import { useFormikContext } from 'formik'
import { useDeferredValue, useState } from 'react'
import { Banner, Button, Row } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { openOffers } from '../../questionnaire/answerOffers.ts'
import { type FormValues, visibleQuestions } from '../../questionnaire/formValues.ts'
import type { FormQuestion } from '../../questionnaire/kinds/index.ts'
import type { AnswerOffers } from './useOffers.ts'

function answers(count: number): string {
  return plural(count, { one: '# answer', other: '# answers' })
}

/** What is known of the person already, to be taken over at once if they want it, and back if they do not. */
export function OffersBanner({
  questions,
  answerOffers: { offers, filled, takeAll, undo },
}: {
  questions: readonly FormQuestion[]
  answerOffers: AnswerOffers
}) {
  const values = useDeferredValue(useFormikContext<FormValues>().values)
  const [isDismissed, setDismissed] = useState(false)
  if (filled.length > 0) {
    return (
      <Banner
        tone="success"
        announce
        action={
          <Button size="small" onClick={undo}>
            {t('Undo')}
          </Button>
        }
      >
        {t(
          '{answers} filled in, each with a mark beneath it. Read them over: they were given for something else.',
          { answers: answers(filled.length) },
        )}
      </Banner>
    )
  }
  const open = openOffers(visibleQuestions(questions, values), offers, values)
  if (isDismissed || open.length < 2) return null
  return (
    <Banner
      action={
        <Row $gap={2}>
          <Button size="small" onClick={() => takeAll(open)}>
            {t('Fill in {count} empty answers', { count: open.length })}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDismissed(true)}>
            {t('Not now')}
          </Button>
        </Row>
      }
    >
      {t('We have {answers} of yours already.', { answers: answers(open.length) })}
    </Banner>
  )
}
