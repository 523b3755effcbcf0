import { graphql, readInlineData } from 'relay-runtime'
import type { answerOffers_offers$key } from '../__generated__/answerOffers_offers.graphql.ts'
import { type FormValues, formValueOf } from './formValues.ts'
import { type FormQuestion, kindOf } from './kinds/index.ts'
import type { FormValue } from './kinds/value.ts'

/** An answer that the person gave elsewhere, as a value of this field. */
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

/** Reads the offers for a form, without those that are empty or do not fit their question. */
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

/** Whether a field is empty, so that an offer may be shown at it. A checkbox never is. */
export function isOpenToOffers(question: FormQuestion, value: FormValue | undefined): boolean {
  return kindOf(question).isEmpty(value)
}

/** The offers for questions that are empty now. */
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
