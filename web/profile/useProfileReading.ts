import { graphql } from 'react-relay'
import type {
  ProfileWordsInput,
  useProfileReadingQuery,
} from '../__generated__/useProfileReadingQuery.graphql.ts'
import { useDebouncedQuery } from '../relay/useDebouncedQuery.ts'
import type { Reading } from './readItems.ts'

const profileReadingQuery = graphql`
  query useProfileReadingQuery($profile: ProfileWordsInput!) @raw_response_type {
    profileReading(profile: $profile) {
      items {
        kind
        key
        name
        from
        understood
        asCorrection
        note
        quote
        isCorrected
      }
      notUnderstood
    }
  }
`

/** How long typing must pause before the words are read. */
const PAUSE_MS = 400

/** The latest reading, and whether it is that of the words in the form. */
export type LiveReading = {
  /** The latest one. It is kept while the next one is loading. */
  reading: Reading | null
  status: 'CURRENT' | 'READING' | 'FAILED'
  /** Reads the same words again. */
  retry: () => void
}

/**
 * Reads a profile's words while they are typed; null asks nothing. A failure keeps what was read before, and the next
 * change tries again.
 */
export function useProfileReading(words: ProfileWordsInput | null): LiveReading {
  const { answer, isCurrent, fault, retry } = useDebouncedQuery<useProfileReadingQuery>({
    query: profileReadingQuery,
    variables: words && { profile: words },
    pauseMs: PAUSE_MS,
  })
  return {
    reading: answer?.profileReading ?? null,
    status: isCurrent ? 'CURRENT' : fault ? 'FAILED' : 'READING',
    retry,
  }
}
