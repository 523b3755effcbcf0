import { useFormikContext } from 'formik'
import { useCallback, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { AskedQuestion } from './AskedQuestion.tsx'
import { isOpenToOffers, type Offer } from './answerOffers.ts'
import { SetAsideNote } from './autosave/SetAsideNote.tsx'
import type { FormValues } from './formValues.ts'
import { GuidanceAtHand } from './Guidance.tsx'
import { type FormQuestion, kindOf } from './kinds/index.ts'
import type { FormValue } from './kinds/value.ts'
import { OfferLine, OfferMark } from './OfferLine.tsx'
import { questionAnchor } from './questionAnchor.ts'
import { faultsOf, toYup } from './toYup.ts'

type SetAsideEntries = readonly { value: FormValue; savedAt: string }[]

export type WizardQuestionProps = {
  question: FormQuestion
  /** Why the server did not save the answer, in words for a person. */
  refusal: string | undefined
  /** Values of other pages that this page's value replaced. */
  setAside: SetAsideEntries | undefined
  onSettle: (key: string) => void
  offer: Offer | undefined
  onDismissOffer: (key: string) => void
  /** The offer that was last used in this field. */
  taken: Offer | undefined
  onTakeOffer: (key: string, offer: Offer) => void
}

const QuestionParts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;

  /* The bar with the step is sticky. What gets the focus is scrolled to below it. */
  :is(input, textarea, select, button, summary, a) {
    scroll-margin-block: 7rem 3rem;
  }
`

function useFault(question: FormQuestion, value: FormValue, hasLeft: boolean): string | undefined {
  const schema = useMemo(() => toYup([{ ...question, visibleWhen: null }]), [question])
  const fault = useMemo(
    () => faultsOf(schema, { [question.key]: value })[question.key],
    [schema, question.key, value],
  )
  return kindOf(question).isCheckedOnLeave && !hasLeft ? undefined : fault
}

/**
 * One question of a wizard with its guidance: its value, why the server did not save it, the values of other pages, and
 * an answer that was given elsewhere. A fault does not stop the person from going on.
 */
export function WizardQuestion({
  question,
  refusal,
  setAside,
  onSettle,
  offer,
  onDismissOffer,
  taken,
  onTakeOffer,
}: WizardQuestionProps) {
  const { key } = question
  const { values, setFieldValue } = useFormikContext<FormValues>()
  const value = values[key] ?? ''
  const [hasLeft, setHasLeft] = useState(false)
  const onChange = useCallback((changed: FormValue) => void setFieldValue(key, changed), [key, setFieldValue])
  const onLeave = useCallback(() => setHasLeft(true), [])
  const fault = useFault(question, value, hasLeft)
  return (
    <QuestionParts id={questionAnchor(key)}>
      <AskedQuestion
        question={question}
        value={value}
        error={fault ?? refusal}
        onChange={onChange}
        onLeave={onLeave}
      />
      {taken !== undefined && taken.value === value && <OfferMark from={taken.from} />}
      {offer !== undefined && isOpenToOffers(question, value) && (
        <OfferLine
          question={question}
          offer={offer}
          onUse={() => onTakeOffer(key, offer)}
          onDismiss={() => onDismissOffer(key)}
        />
      )}
      {setAside !== undefined && setAside.length > 0 && (
        <SetAsideNote
          question={question}
          value={value}
          entries={setAside}
          onTake={chosen => {
            onChange(chosen)
            onSettle(key)
          }}
          onDismiss={() => onSettle(key)}
        />
      )}
      <GuidanceAtHand question={question} />
    </QuestionParts>
  )
}
