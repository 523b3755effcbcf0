import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReadingCheck_profile$key } from '../__generated__/ReadingCheck_profile.graphql.ts'
import type { ReadingCheck_query$key } from '../__generated__/ReadingCheck_query.graphql.ts'
import type { SaveProfileInput } from '../__generated__/useSaveProfileMutation.graphql.ts'
import { Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import { correctionsOf, toCorrectionInputs, withCorrection } from './corrections.ts'
import { ReadingPanel } from './ReadingPanel.tsx'
import { useSaveProfile } from './useSaveProfile.ts'

const CORRECTION = 'corrections.'

/** What was understood of the saved profile, to be checked; each answer is saved at once. */
export function ReadingCheck({
  profile: profileRef,
  query: queryRef,
}: {
  profile: ReadingCheck_profile$key
  query: ReadingCheck_query$key
}) {
  const profile = useFragment(
    graphql`
      fragment ReadingCheck_profile on Profile {
        academicBackground
        targetDegree
        workExperience
        testScores
        preferredCountries
        studyInterests
        budget
        intendedStartDate
        confirmedReadings
        corrections {
          kind
          text
        }
        reading {
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
    `,
    profileRef,
  )
  const { fields } = useFragment(
    graphql`
      fragment ReadingCheck_query on Query {
        fields {
          name
        }
      }
    `,
    queryRef,
  )
  const { send, isPending, refusal, faultByField } = useSaveProfile()
  const { reading, ...words } = profile
  const stored = {
    corrections: correctionsOf(profile.corrections),
    confirmedReadings: profile.confirmedReadings,
  }
  const [chosen, setChosen] = useState(stored)
  // Until an answer is saved, it is what the person chose.
  const shown = isPending || refusal ? chosen : stored

  function save(changes: Partial<typeof stored>) {
    const next = { ...shown, ...changes }
    setChosen(next)
    const input: SaveProfileInput = {
      ...words,
      corrections: toCorrectionInputs(next.corrections),
      confirmedReadings: [...next.confirmedReadings],
    }
    void send({ input })
  }

  return (
    <ReadingPanel
      reading={reading}
      corrections={shown.corrections}
      confirmed={shown.confirmedReadings}
      faults={
        new Map(
          Object.entries(faultByField).flatMap(([path, message]) =>
            path.startsWith(CORRECTION) ? [[path.slice(CORRECTION.length), message] as const] : [],
          ),
        )
      }
      fieldNames={fields.map(({ name }) => name)}
      keptWhen={t('Saved at once.')}
      emptyText={t('Nothing was read from your profile yet.')}
      onCorrect={(kind, text) => save({ corrections: withCorrection(shown.corrections, kind, text) })}
      onConfirm={confirmedReadings => save({ confirmedReadings })}
    >
      <div role="status">
        {isPending && (
          <Text as="span" $size="small" $tone="faint">
            {t('Saving...')}
          </Text>
        )}
      </div>
    </ReadingPanel>
  )
}
