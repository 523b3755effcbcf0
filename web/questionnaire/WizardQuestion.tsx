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
  /** What the server would not keep, in words for a person. */
  refusal: string | undefined
  /** Values that another page had saved and this one's replaced. */
  setAside: SetAsideEntries | undefined
  onSettle: (key: string) => void
  offer: Offer | undefined
  onDismissOffer: (key: string) => void
  /** What was last taken over into this field. */
  taken: Offer | undefined
  onTakeOffer: (key: string, offer: Offer) => void
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;

  /* The bar with the step stays at the top of the window: what gets the focus comes to stand below it. */
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
 * One question of a wizard: its value, what the server would not keep of it, what other pages saved instead, and what
 * the person answered elsewhere. Nothing here holds anybody up.
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
    <Frame id={questionAnchor(key)}>
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
    </Frame>
  )
}
