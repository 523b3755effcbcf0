import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { HowItFits_program$key } from '../../__generated__/HowItFits_program.graphql.ts'
import type {
  HowItFits_viewer$data,
  HowItFits_viewer$key,
} from '../../__generated__/HowItFits_viewer.graphql.ts'
import type { ProfileInput } from '../../__generated__/useFitsQuery.graphql.ts'
import { TIER_BASIS } from '../../content/matching.ts'
import { Button, Heading, Row, Text, TextLink } from '../../design/index.ts'
import { FactorList } from '../../matching/FactorBars.tsx'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import { TierBadge } from '../../matching/TierBadge.tsx'
import { type FitsQuestion, useFits } from '../../matching/useFits.ts'
import { Part } from '../../routing/ScreenPage.ts'

type Countries = ProfileInput['preferredCountries'][number]

function isKnown<Value extends string>(value: Value | '%future added value'): value is Value {
  return value !== '%future added value'
}

type Profile = NonNullable<HowItFits_viewer$data['profile']>

/** The question how a programme fits a profile; null for a profile of a newer release. */
function questionOf(profile: Profile, programId: string): FitsQuestion | null {
  const { targetDegree } = profile
  if (!isKnown(targetDegree)) return null
  const preferredCountries: Countries[] = profile.preferredCountries.filter(isKnown)
  const corrections = profile.corrections.flatMap(({ kind, text }) => (isKnown(kind) ? [{ kind, text }] : []))
  return {
    profile: { ...profile, targetDegree, preferredCountries, corrections },
    programIds: [programId],
    settings: null,
  }
}

/** How the programme fits the profile of who is signed in, factor by factor, once they ask. */
export function HowItFits({
  program: programRef,
  viewer: viewerRef,
}: {
  program: HowItFits_program$key
  viewer: HowItFits_viewer$key
}) {
  const { id } = useFragment(
    graphql`
      fragment HowItFits_program on Program {
        id
      }
    `,
    programRef,
  )
  const { profile } = useFragment(
    graphql`
      fragment HowItFits_viewer on User {
        profile {
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
        }
      }
    `,
    viewerRef,
  )
  const [isWanted, setWanted] = useState(false)
  const { fits, isAsking, fault, retry } = useFits(isWanted && profile ? questionOf(profile, id) : null)
  const fit = fits.get(id)

  return (
    <Part aria-labelledby="fit">
      <Row $justify="space-between">
        <Heading level={2} size="small" id="fit">
          How it fits you
        </Heading>
        {fit && (
          <Row>
            <TierBadge tier={fit.tier} />
            <PercentBadge percentage={fit.matchPercentage} />
          </Row>
        )}
      </Row>
      <div aria-live="polite">
        {fit ? (
          <>
            <FactorList factors={fit.factors} />
            <Text $size="small" $tone="soft" style={{ marginTop: 'var(--space-4)' }}>
              {TIER_BASIS}
            </Text>
          </>
        ) : profile ? (
          <Row>
            <Button
              pending={isAsking}
              pendingLabel="Comparing..."
              onClick={isWanted ? retry : () => setWanted(true)}
            >
              Compare with my profile
            </Button>
            {fault && (
              <Text as="span" $size="small" $tone="failed">
                {fault}
              </Text>
            )}
          </Row>
        ) : (
          <Text $tone="soft">
            <TextLink as={Link} to="/profile">
              Complete your profile first
            </TextLink>
          </Text>
        )}
      </div>
    </Part>
  )
}
