import { useFormikContext } from 'formik'
import { useDeferredValue, useState } from 'react'
import { Banner, Button, Row } from '../../design/index.ts'
import { openOffers } from '../../questionnaire/answerOffers.ts'
import { type FormValues, visibleQuestions } from '../../questionnaire/formValues.ts'
import type { FormQuestion } from '../../questionnaire/kinds/index.ts'
import type { AnswerOffers } from './useOffers.ts'

function answers(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
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
            Undo
          </Button>
        }
      >
        {answers(filled.length)} filled in, each with a mark beneath it. Read them over: they were given for
        something else.
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
            Fill in {open.length} empty answers
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDismissed(true)}>
            Not now
          </Button>
        </Row>
      }
    >
      We have {answers(open.length)} of yours already.
    </Banner>
  )
}
