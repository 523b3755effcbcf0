import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AllUniversities_query$key } from '../../__generated__/AllUniversities_query.graphql.ts'
import type { AllUniversitiesQuery } from '../../__generated__/AllUniversitiesQuery.graphql.ts'
import type { Matcher_query$key } from '../../__generated__/Matcher_query.graphql.ts'
import type { Matcher_viewer$key } from '../../__generated__/Matcher_viewer.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { MATCH_FAILURE_TITLE, MATCHED_TOAST, TIER_BASIS } from '../../content/matching.ts'
import {
  Banner,
  Button,
  Heading,
  LinkButton,
  Row,
  Stack,
  Tabs,
  Text,
  TextLink,
  useToast,
} from '../../design/index.ts'
import { ageOf } from '../../format/age.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { ALL_UNIVERSITIES_QUERY, AskedUniversities, GivenUniversities } from './AllUniversities.tsx'
import { CompareTable } from './CompareTable.tsx'
import { MatchSettings, type WholeSettings } from './MatchSettings.tsx'
import { MatchShelves } from './MatchShelves.tsx'
import { MatchSkeletons } from './MatchSkeletons.tsx'
import { MATCHER_ADDRESS, type MatcherPlace } from './matcherAddress.ts'
import { Results, Side, StickyNote, StickyNotes, Workbench } from './matcherStyles.ts'
import { NoMatches, type NoMatchesReason } from './NoMatches.tsx'
import { PlanBox } from './PlanBox.tsx'
import { SidePart } from './SidePart.tsx'
import { moveWords } from './shelves.ts'
import { MOST_COMPARED, useComparison } from './useComparison.ts'
import { useGenerateMatches } from './useGenerateMatches.ts'
import { useWhatIf } from './useWhatIf.ts'
import { WhatIfOffer, WhatIfPanel } from './WhatIfPanel.tsx'

function momentsAgo(moment: string): string {
  return Date.now() - Date.parse(moment) < 60_000 ? 'just now' : ageOf(moment)
}

function sameSettings(one: WholeSettings, other: WholeSettings): boolean {
  return (
    one.ambition === other.ambition &&
    one.budget === other.budget &&
    one.country === other.country &&
    one.field === other.field
  )
}

/** The matcher: settings and what-if beside the matches on their shelves, and all universities behind a tab. */
export function Matcher({
  viewer: viewerRef,
  query: queryRef,
  universities: givenUniversities,
  givenFor,
}: {
  viewer: Matcher_viewer$key
  query: Matcher_query$key
  /** The universities, where the page was opened with them. */
  universities: AllUniversities_query$key | null
  /** The country that they are of; null: all. */
  givenFor: string | null
}) {
  const viewer = useFragment(
    graphql`
      fragment Matcher_viewer on User {
        plan
        entitlements {
          outlook
        }
        matchedAt
        profile {
          targetDegree
          preferredCountries
          updatedAt
          ...useWhatIf_profile
        }
        matchSettings {
          ambition
          budget
          country
          field
        }
        matches(first: 50) {
          edges {
            node {
              id
              matchPercentage
              tier
              program {
                id
              }
              university {
                country
              }
              ...MatchShelves_match
              ...CompareTable_match
            }
          }
        }
        ...PlanBox_viewer
      }
    `,
    viewerRef,
  )
  const query = useFragment(
    graphql`
      fragment Matcher_query on Query {
        countries {
          code
          name
        }
        ...CompareTable_query
      }
    `,
    queryRef,
  )
  const { profile, matchedAt } = viewer
  const kept: WholeSettings = viewer.matchSettings
  const { state: place, set: setPlace } = useAddress(MATCHER_ADDRESS)
  const [settings, setSettings] = useState(kept)
  const [isComparing, setComparing] = useState(false)
  const { send: generate, isPending: isGenerating, refusal } = useGenerateMatches()
  const [universitiesRef, startUniversities] = useStartedQuery<AllUniversitiesQuery>(ALL_UNIVERSITIES_QUERY)
  const { toast } = useToast()
  const { tab, country } = place

  const all = viewer.matches.edges.map(({ node }) => node)
  const shown = country ? all.filter(({ university }) => university.country === country) : all
  const whatIf = useWhatIf({ profile, programIds: all.map(({ program }) => program.id), settings: kept })
  const comparison = useComparison(all.map(({ id }) => id))
  const compared = comparison.ids.flatMap(id => all.find(match => match.id === id) ?? [])

  function go(to: Partial<MatcherPlace>) {
    const next = { ...place, ...to }
    if (next.tab === 'universities' && !(givenUniversities && next.country === givenFor)) {
      startUniversities({ country: next.country })
    }
    setPlace(to, { reloads: false })
  }

  async function match() {
    go({ tab: 'matches' })
    whatIf.reset()
    const { saved } = await generate({ input: { settings } })
    if (!saved) return
    comparison.clear()
    setComparing(false)
    if (saved.viewer.matchCount.totalCount > 0) toast(MATCHED_TOAST)
  }

  function absence(): NoMatchesReason {
    if (!profile) return { kind: 'NO_PROFILE' }
    if (all.length > 0 && country)
      return {
        kind: 'OTHER_COUNTRIES',
        country: countryName(country),
        onShowAll: () => go({ country: null }),
      }
    if (matchedAt == null) return { kind: 'NEVER_GENERATED' }
    return {
      kind: 'NOTHING_FITS',
      degree: profile.targetDegree === 'MBA' ? 'MBA' : 'Masters',
      countries: profile.preferredCountries.map(countryName),
      isSample: viewer.plan === 'FREE',
    }
  }

  const isOutdated = profile != null && matchedAt != null && profile.updatedAt > matchedAt
  const yourMatches = isGenerating ? (
    <MatchSkeletons label="Generating matches" />
  ) : shown.length === 0 ? (
    <NoMatches reason={absence()} />
  ) : (
    <>
      {isComparing && compared.length > 0 && (
        <CompareTable
          matches={compared}
          query={query}
          whatIf={whatIf}
          onLeaveOut={id => comparison.choose(id, false)}
          onClose={() => setComparing(false)}
        />
      )}
      <Stack $gap={3}>
        {isOutdated && (
          <Banner tone="warning">Your profile has changed since these were made. Generate them again.</Banner>
        )}
        <Text $size="small" $tone="soft" $measure>
          {TIER_BASIS}
        </Text>
        <MatchShelves matches={shown} whatIf={whatIf} comparison={comparison} />
      </Stack>
    </>
  )

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>University Matcher</Heading>
          <Text $tone="soft" $measure>
            Programmes ranked by your profile, each with its reasons.
          </Text>
          {matchedAt != null && (
            <Text $size="small" $tone="faint">
              Your matches were made {momentsAgo(matchedAt)}.
            </Text>
          )}
        </div>
        <Button
          variant="primary"
          size="large"
          disabled={!profile}
          pending={isGenerating}
          pendingLabel="Generating..."
          onClick={match}
        >
          Generate AI Matches
        </Button>
      </ScreenHead>
      {!profile && (
        <Banner tone="warning">
          <TextLink as={Link} to="/profile">
            Complete your profile first
          </TextLink>
        </Banner>
      )}
      {refusal && (
        <Banner
          tone="danger"
          announce
          title={MATCH_FAILURE_TITLE}
          action={
            refusal.kind === 'NotSignedInError' && (
              <LinkButton as={Link} to="/auth?next=/university-matcher">
                Log in
              </LinkButton>
            )
          }
        >
          {refusalWords(refusal)}
          {all.length > 0 && ' The matches from before are still here.'}
        </Banner>
      )}
      <Workbench>
        <Side>
          <SidePart title="Match Settings" startsOpen={all.length === 0}>
            <MatchSettings
              countries={query.countries}
              country={country}
              onCountry={chosen => go({ country: chosen })}
              settings={settings}
              onSettings={setSettings}
              areUnused={matchedAt != null && !sameSettings(settings, kept)}
            />
          </SidePart>
          {tab === 'matches' && all.length > 0 && !isGenerating && (
            <SidePart title="What if" startsOpen={false}>
              {viewer.entitlements.outlook === 'FACTORS' ? <WhatIfPanel whatIf={whatIf} /> : <WhatIfOffer />}
            </SidePart>
          )}
          <PlanBox viewer={viewer} />
        </Side>
        <Results>
          <Tabs
            label="What is shown"
            value={tab}
            onValueChange={chosen => go({ tab: chosen })}
            items={[
              { value: 'matches', label: 'Your Matches', content: yourMatches },
              {
                value: 'universities',
                label: 'All Universities',
                content:
                  givenUniversities && country === givenFor ? (
                    <GivenUniversities query={givenUniversities} />
                  ) : (
                    universitiesRef && (
                      <AskedUniversities
                        queryRef={universitiesRef}
                        onRetry={() => startUniversities({ country })}
                      />
                    )
                  ),
              },
            ]}
          />
        </Results>
      </Workbench>
      <StickyNotes>
        {tab === 'matches' && whatIf.words && (
          <StickyNote>
            <span role="status">
              {whatIf.fault ??
                (whatIf.isAsking
                  ? `With ${whatIf.words}: looking again`
                  : `With ${whatIf.words}: ${moveWords(shown, whatIf.fits)}. Nothing here is saved.`)}
            </span>
            <Button size="small" onClick={whatIf.reset}>
              Reset
            </Button>
          </StickyNote>
        )}
        {tab === 'matches' && comparison.ids.length > 0 && !isComparing && (
          <StickyNote>
            <span>
              {comparison.ids.length === 1
                ? 'Choose another one beside it.'
                : `${comparison.ids.length} chosen${comparison.isFull ? `; ${MOST_COMPARED} is the most` : ''}.`}
            </span>
            <Row $gap={2}>
              <Button size="small" disabled={comparison.ids.length < 2} onClick={() => setComparing(true)}>
                Compare side by side
              </Button>
              <Button size="small" variant="quiet" onClick={comparison.clear}>
                Clear
              </Button>
            </Row>
          </StickyNote>
        )}
      </StickyNotes>
    </ScreenPage>
  )
}
