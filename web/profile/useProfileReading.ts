import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  ProfileWordsInput,
  useProfileReadingQuery,
} from '../__generated__/useProfileReadingQuery.graphql.ts'
import type { Reading } from './readItems.ts'

const profileReadingQuery = graphql`
  query useProfileReadingQuery($profile: ProfileWordsInput!) {
    profileReading(profile: $profile) {
      items {
        kind
        name
        from
        understood
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

/** What is read, and how it stands with the words that are typed now. */
export type LiveReading = {
  /** The newest that came; it stays while the next one is under way. */
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
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ key: string; reading: Reading } | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  // The same words make the same question, whoever made the object anew.
  const key = words && JSON.stringify(words)
  const profile = useMemo((): ProfileWordsInput | null => (key === null ? null : JSON.parse(key)), [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same words again.
  useEffect(() => {
    if (key === null || profile === null) return
    let asked: { unsubscribe(): void } | undefined
    const pause = setTimeout(() => {
      asked = fetchQuery<useProfileReadingQuery>(
        environment,
        profileReadingQuery,
        { profile },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ profileReading }) => {
          setAnswer({ key, reading: profileReading })
          setFailedKey(null)
        },
        error: () => setFailedKey(key),
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asked?.unsubscribe()
    }
  }, [environment, key, profile, tries])

  return {
    reading: answer?.reading ?? null,
    status: answer?.key === key ? 'CURRENT' : failedKey !== null && failedKey === key ? 'FAILED' : 'READING',
    retry: () => {
      setFailedKey(null)
      setTries(count => count + 1)
    },
  }
}
