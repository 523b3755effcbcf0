import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MatchSettingsInput, ProfileInput } from '../../__generated__/useFitsQuery.graphql.ts'
import type {
  useWhatIf_profile$data,
  useWhatIf_profile$key,
} from '../../__generated__/useWhatIf_profile.graphql.ts'
import { type Fits, useFits } from '../../matching/useFits.ts'
import { type Change, changeWords, type ReadItem, type WhatIfKind } from './whatIfMeasures.ts'

export type WhatIf = Fits & {
  /** The profile's reading: the sliders' initial values. */
  items: readonly ReadItem[]
  changes: readonly Change[]
  /** What is tried out, in words; null while nothing is. */
  words: string | null
  /** Tries figures out in place of those of the same kinds; null goes back to what the profile says. */
  change: (kinds: readonly WhatIfKind[], tried: Change | null) => void
  reset: () => void
  /** Another one after each reset. */
  round: number
}

function profileWith(profile: useWhatIf_profile$data, changes: readonly Change[]): ProfileInput {
  const tried = changes.map(({ measure, value }) => ({ kind: measure.kind, text: measure.say(value) }))
  return {
    academicBackground: profile.academicBackground,
    targetDegree: profile.targetDegree,
    workExperience: profile.workExperience,
    testScores: profile.testScores,
    preferredCountries: profile.preferredCountries,
    studyInterests: profile.studyInterests,
    budget: profile.budget,
    intendedStartDate: profile.intendedStartDate,
    corrections: [
      ...profile.corrections
        .filter(({ kind }) => tried.every(change => change.kind !== kind))
        .map(({ kind, text }) => ({ kind, text: text ?? null })),
      ...tried,
    ],
  }
}

/** Other figures in the place of some of the profile's, and how programmes would fit then. Nothing is saved. */
export function useWhatIf({
  profile: profileRef,
  programIds,
  settings,
}: {
  profile: useWhatIf_profile$key | null | undefined
  /** The programmes that are looked at. */
  programIds: readonly string[]
  settings: MatchSettingsInput
}): WhatIf {
  const profile = useFragment(
    graphql`
      fragment useWhatIf_profile on Profile {
        academicBackground
        targetDegree
        workExperience
        testScores
        preferredCountries
        studyInterests
        budget
        intendedStartDate
        corrections {
          kind
          text
        }
        reading {
          items {
            kind
            understood
            note
          }
        }
      }
    `,
    profileRef,
  )
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [round, setRound] = useState(0)
  const isTrying = changes.length > 0 && programIds.length > 0
  const fits = useFits(
    profile && isTrying ? { profile: profileWith(profile, changes), programIds, settings } : null,
  )

  return {
    ...fits,
    items: profile?.reading.items ?? [],
    changes,
    words: changes.length > 0 ? changeWords(changes) : null,
    change(kinds, tried) {
      const others = changes.filter(({ measure }) => !kinds.includes(measure.kind))
      setChanges(tried ? [...others, tried] : others)
    },
    reset() {
      setChanges([])
      setRound(round + 1)
    },
    round,
  }
}
