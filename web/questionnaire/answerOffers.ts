import { graphql, readInlineData } from 'relay-runtime'
import type { answerOffers_offers$key } from '../__generated__/answerOffers_offers.graphql.ts'
import type { FormQuestion } from './formQuestion.ts'
import { type FormValue, type FormValues, formValueOf } from './formValues.ts'

/** An answer that the person gave elsewhere, ready for its field. */
export type Offer = {
  value: FormValue
  /** Where it was given, e.g. 'your profile'. */
  from: string
}

/** The first offer for each question, by key. */
export type Offers = ReadonlyMap<string, Offer>

const fragment = graphql`
  fragment answerOffers_offers on AnswerOffer @inline {
    key
    sourceLabel
    value {
      text
      number
      flag
      option
      options
    }
  }
`

/** Reads the offers for a form. One that does not fit its question, or says nothing, is left out. */
export function readOffers(
  questions: readonly FormQuestion[],
  keys: readonly answerOffers_offers$key[],
): Offers {
  const offers = new Map<string, Offer>()
  for (const key of keys) {
    const { key: questionKey, sourceLabel, value: given } = readInlineData(fragment, key)
    const question = questions.find(candidate => candidate.key === questionKey)
    if (question === undefined || offers.has(questionKey)) continue
    const value = formValueOf(question, given)
    if (!isOpenToOffers(question, value)) offers.set(questionKey, { value, from: sourceLabel })
  }
  return offers
}

/** Whether a field stands empty, so that an offer may be shown at it. A tick is never offered: it reads as a no. */
export function isOpenToOffers({ kind }: FormQuestion, value: FormValue | undefined): boolean {
  if (kind === 'FLAG') return false
  return typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0
}

/** The offers that could be taken now: those of empty questions, by key. */
export function openOffers(
  questions: readonly FormQuestion[],
  offers: Offers,
  values: FormValues,
): readonly { question: FormQuestion; offer: Offer }[] {
  return questions.flatMap(question => {
    const offer = offers.get(question.key)
    return offer !== undefined && isOpenToOffers(question, values[question.key]) ? [{ question, offer }] : []
  })
}

/** An offered value in the words in which the form shows it. */
export function offerText(question: FormQuestion, { value }: Offer): string {
  const labelOf = (option: string) =>
    'options' in question
      ? (question.options.find(({ value: own }) => own === option)?.label ?? option)
      : option
  if (typeof value === 'string') return labelOf(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value.map(labelOf).join(', ')
}
