import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { MatchSettingsInput, ProfileInput, useFitsQuery } from '../__generated__/useFitsQuery.graphql.ts'
import { useDebouncedQuery } from '../relay/useDebouncedQuery.ts'
import type { ShownFactor } from './factors.ts'
import type { TierCode } from './TierBadge.tsx'

const fitsQuery = graphql`
  query useFitsQuery($profile: ProfileInput!, $programIds: [ID!]!, $settings: MatchSettingsInput) @raw_response_type {
    fits(profile: $profile, programIds: $programIds, settings: $settings) {
      matchPercentage
      tier
      factors {
        kind
        name
        score
        weight
        isKnown
        why
      }
      program {
        id
      }
    }
  }
`

/** How long a slider must rest before the server is asked. */
const PAUSE_MS = 250

/** How a programme fits a profile that is not saved. */
export type ShownFit = {
  readonly matchPercentage: number
  readonly tier: TierCode
  readonly factors: readonly ShownFactor[]
}

export type FitsQuestion = {
  profile: ProfileInput
  programIds: readonly string[]
  settings: MatchSettingsInput | null
}

export type Fits = {
  /** By the id of the programme; the last answer until the next arrives. */
  fits: ReadonlyMap<string, ShownFit>
  isAsking: boolean
  /** Why the question was not answered; null when it was. */
  fault: string | null
}

const NONE: ReadonlyMap<string, ShownFit> = new Map()

function byProgram(answer: useFitsQuery['response'] | null): ReadonlyMap<string, ShownFit> {
  const found = answer?.fits.flatMap(fit => fit ?? []) ?? []
  return new Map(found.map(({ program, ...fit }) => [program.id, fit]))
}

/**
 * How programmes fit a profile, asked while it is changed. Nothing is saved.
 * @param question null asks nothing, and shows nothing
 */
export function useFits(question: FitsQuestion | null): Fits & { retry: () => void } {
  const { answer, isPending, fault, retry } = useDebouncedQuery<useFitsQuery>({
    query: fitsQuery,
    variables: question,
    pauseMs: PAUSE_MS,
    fetchPolicy: 'network-only',
  })
  const answered = useMemo(() => byProgram(answer), [answer])
  return {
    fits: question === null || fault ? NONE : answered,
    isAsking: isPending,
    fault: fault?.message ?? null,
    retry,
  }
}
