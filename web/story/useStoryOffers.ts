import { useCallback, useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { storyDecisions_statement$key } from '../__generated__/storyDecisions_statement.graphql.ts'
import type { storyOffers_offers$key } from '../__generated__/storyOffers_offers.graphql.ts'
import type { useStoryOffersQuery } from '../__generated__/useStoryOffersQuery.graphql.ts'
import { askOnce } from '../relay/queries.ts'

const storyQuery = graphql`
  query useStoryOffersQuery($type: DocumentType!, $form: QuestionnaireForm!) @raw_response_type {
    viewer {
      statementOffers(type: $type, form: $form) {
        ...storyOffers_offers
      }
      decided: statements(status: [CORRECTED, REMOVED]) {
        ...storyDecisions_statement
      }
    }
  }
`

export type Asked = useStoryOffersQuery['variables']

export type StoryForForm =
  | { state: 'LOADING' }
  | { state: 'FAILED'; retry: () => void }
  | {
      state: 'LOADED'
      offers: readonly storyOffers_offers$key[]
      /** What was corrected or removed in the story. */
      decided: readonly storyDecisions_statement$key[]
    }

const LOADING: StoryForForm = { state: 'LOADING' }

/**
 * Reads the story for a form once the form needs it. All answers of a person are read for this, so a page does not wait
 * for it.
 */
export function useStoryOffers({ type, form }: Asked): StoryForForm {
  const environment = useRelayEnvironment()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt(before => before + 1), [])
  const [read, setRead] = useState<{ key: string; story: StoryForForm }>({ key: '', story: LOADING })
  const key = `${type} ${form} ${attempt}`
  useEffect(() => {
    const asked = { environment, query: storyQuery, variables: { type, form } }
    const subscription = askOnce<useStoryOffersQuery>(asked, 'network-only', {
      onAnswer: ({ viewer }, retained) => {
        // What is read is copied from the store at once.
        retained.dispose()
        const offers = viewer?.statementOffers ?? []
        setRead({ key, story: { state: 'LOADED', offers, decided: viewer?.decided ?? [] } })
      },
      onError: () => setRead({ key, story: { state: 'FAILED', retry } }),
    })
    return () => subscription.unsubscribe()
  }, [environment, type, form, key, retry])
  return read.key === key ? read.story : LOADING
}
