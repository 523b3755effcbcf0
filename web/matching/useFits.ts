import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { MatchSettingsInput, ProfileInput, useFitsQuery } from '../__generated__/useFitsQuery.graphql.ts'
import { toFault } from '../relay/faults.ts'
import type { ShownFactor } from './factors.ts'
import type { TierCode } from './TierBadge.tsx'

const fitsQuery = graphql`
  query useFitsQuery($profile: ProfileInput!, $programIds: [ID!]!, $settings: MatchSettingsInput) {
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

/** How long a hand must rest before the server is asked. */
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
  /** By the id of the programme. Those of the last answer stay while the next is under way. */
  fits: ReadonlyMap<string, ShownFit>
  isAsking: boolean
  /** Why the last question was not answered; null when it was. */
  fault: string | null
}

/** A fit by the id of its programme. */
function byProgram<Found extends ShownFit & { program: { id: string } }>({
  program,
  ...fit
}: Found): [string, ShownFit] {
  return [program.id, fit]
}

const NONE: Fits = { fits: new Map(), isAsking: false, fault: null }

/**
 * How programmes fit a profile, asked while it is changed: `ask` waits for a pause, lets go of the question before,
 * and only the last one's answer is shown. Nothing is saved.
 */
export function useFits(): Fits & { ask: (question: FitsQuestion) => void; drop: () => void } {
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState<Fits>(NONE)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const asked = useRef<{ unsubscribe(): void } | undefined>(undefined)

  const letGo = useCallback(() => {
    clearTimeout(pause.current)
    asked.current?.unsubscribe()
  }, [])
  useEffect(() => letGo, [letGo])

  const ask = useCallback(
    ({ profile, programIds, settings }: FitsQuestion) => {
      letGo()
      setShown(({ fits }) => ({ fits, isAsking: true, fault: null }))
      pause.current = setTimeout(() => {
        asked.current = fetchQuery<useFitsQuery>(
          environment,
          fitsQuery,
          { profile, programIds, settings },
          { fetchPolicy: 'network-only' },
        ).subscribe({
          next: ({ fits }) =>
            setShown({
              fits: new Map(fits.flatMap(found => (found ? [byProgram(found)] : []))),
              isAsking: false,
              fault: null,
            }),
          error: (thrown: unknown) =>
            setShown({ fits: new Map(), isAsking: false, fault: toFault(thrown).message }),
        })
      }, PAUSE_MS)
    },
    [environment, letGo],
  )

  const drop = useCallback(() => {
    letGo()
    setShown(NONE)
  }, [letGo])

  return { ...shown, ask, drop }
}
