import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AllUniversities_query$key } from '../../__generated__/AllUniversities_query.graphql.ts'
import type { Matcher_query$key } from '../../__generated__/Matcher_query.graphql.ts'
import type { Matcher_viewer$key } from '../../__generated__/Matcher_viewer.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { withoutFact } from '../../catalogue/factFilter.ts'
import { NothingNarrowed } from '../../catalogue/NothingNarrowed.tsx'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { MATCHED_TOAST, matchFailureTitle } from '../../content/matching.ts'
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
import { plural, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ReadingCheck } from '../../profile/ReadingCheck.tsx'
import { unchecked } from '../../profile/readItems.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { AllUniversities, UniversitySkeletons } from './AllUniversities.tsx'
import { CompareTable } from './CompareTable.tsx'
import { MatchFilters } from './MatchFilters.tsx'
import { MatchList } from './MatchList.tsx'
import { rowToggleId } from './MatchRow.tsx'
import { MatchSettings, type WholeSettings } from './MatchSettings.tsx'
import { MatchSkeletons } from './MatchSkeletons.tsx'
import { filterCount, MATCHER_ADDRESS, matchFilter, NO_FILTERS } from './matcherAddress.ts'
import { MatcherColumns, Results, Side, StickyNote, StickyNotes } from './matcherStyles.ts'
import { moveWords } from './matchOrder.ts'
import { NoMatches, type NoMatchesReason } from './NoMatches.tsx'
import { PlanBox } from './PlanBox.tsx'
import { isBesideResults, SidePart } from './SidePart.tsx'
import { MOST_COMPARED, useComparison } from './useComparison.ts'
import { useGenerateMatches } from './useGenerateMatches.ts'
import { type ListedMatch, useMatches } from './useMatches.ts'
import { useWhatIf } from './useWhatIf.ts'
import { WhatIfOffer, WhatIfPanel } from './WhatIfPanel.tsx'

/** The most programmes that one question about the what-if may have. */
const MOST_TRIED = 100

function momentsAgo(moment: string): string {
  return Date.now() - Date.parse(moment) < 60_000 ? t('just now') : ageOf(moment)
}

function sameSettings(one: WholeSettings, other: WholeSettings): boolean {
  return (
    one.ambition === other.ambition &&
    one.budget === other.budget &&
    one.country === other.country &&
    one.field === other.field
  )
}

/** The matcher: filters, settings and what-if beside the matches, and all universities behind a tab. */
export function Matcher({
  viewer: viewerRef,
  query: queryRef,
  universities,
}: {
  viewer: Matcher_viewer$key
  query: Matcher_query$key
  /** The universities, where the address asks for them. */
  universities: AllUniversities_query$key | null
}) {
  const viewer = useFragment(
    graphql`
      fragment Matcher_viewer on User
      @argumentDefinitions(filter: { type: "MatchFilter" }, order: { type: "ListOrder" }) {
        plan
        entitlements {
          outlook
        }
        matchedAt
        firstTen
        matchGaps {
          country
          near
          sentence
        }
        matchCount: matches {
          totalCount
        }
        looserMatches(filter: $filter) {
          kind
          count
        }
        profile {
          targetDegree
          preferredCountries
          updatedAt
          confirmedReadings
          reading {
            items {
              key
              understood
              isCorrected
            }
            notUnderstood
          }
          ...useWhatIf_profile
          ...ReadingCheck_profile
        }
        matchSettings {
          ambition
          budget
          country
          field
        }
        ...useMatches_viewer @arguments(filter: $filter, order: $order)
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
        ...useOwnMoney_query
        ...CompareTable_query
        ...ReadingCheck_query
      }
    `,
    queryRef,
  )
  const { profile, matchedAt, matchGaps } = viewer
  const kept: WholeSettings = viewer.matchSettings
  const { state: place, isBehind, set: setPlace } = useAddress(MATCHER_ADDRESS)
  const [settings, setSettings] = useState(kept)
  const [isComparing, setComparing] = useState(false)
  const { send: generate, isPending: isGenerating, refusal } = useGenerateMatches()
  const money = useOwnMoney(query)
  const { currency, say } = money
  const { toast } = useToast()
  const { tab } = place

  const list = useMatches(viewer)
  const { matches } = list
  const allCount = viewer.matchCount.totalCount
  const showsFactors = viewer.entitlements.outlook === 'FACTORS'
  const whatIf = useWhatIf({
    profile,
    programIds: matches.slice(0, MOST_TRIED).map(({ program }) => program.id),
    settings: kept,
  })
  const comparison = useComparison(matches.map(({ id }) => id))
  const compared = comparison.ids.flatMap(id => matches.find(match => match.id === id) ?? [])

  const [openParts, setOpenParts] = useState(() => {
    const isBeside = isBesideResults()
    return { filters: isBeside, settings: isBeside || allCount === 0, whatIf: isBeside }
  })
  const partProps = (part: keyof typeof openParts) => ({
    isOpen: openParts[part],
    onToggle: (isOpen: boolean) => setOpenParts({ ...openParts, [part]: isOpen }),
  })
  const [subjectId, setSubjectId] = useState<string | null>(null)
  const subject = matches.find(({ id }) => id === subjectId)
  const whatIfPart = useRef<HTMLDivElement>(null)
  const [focusRequest, setFocusRequest] = useState(0)
  useEffect(() => {
    if (focusRequest === 0) return
    const slider = whatIfPart.current?.querySelector<HTMLElement>('input[type="range"]')
    slider?.focus({ preventScroll: true })
    whatIfPart.current?.scrollIntoView({ block: 'nearest' })
  }, [focusRequest])

  function tryOn({ id }: ListedMatch) {
    setSubjectId(id)
    setOpenParts({ ...openParts, whatIf: true })
    setFocusRequest(focusRequest + 1)
  }

  function backToRow({ program }: ListedMatch) {
    const toggle = document.getElementById(rowToggleId(program.databaseId))
    toggle?.focus({ preventScroll: true })
    toggle?.scrollIntoView({ block: 'center' })
  }

  async function match(includeNear = false) {
    setPlace({ tab: 'matches' })
    whatIf.reset()
    const { saved } = await generate({
      input: { settings, ...(includeNear && { includeNear }) },
      filter: matchFilter(place),
      order: place.order,
    })
    if (!saved) return
    comparison.clear()
    setComparing(false)
    if (saved.viewer.matchCount.totalCount > 0) toast(MATCHED_TOAST)
  }

  function absence(): NoMatchesReason {
    if (!profile) return { kind: 'NO_PROFILE' }
    if (matchedAt == null) return { kind: 'NEVER_GENERATED' }
    return {
      kind: 'NOTHING_FITS',
      degree: profile.targetDegree === 'MBA' ? 'MBA' : 'Masters',
      countries: profile.preferredCountries.map(countryName),
      isSample: viewer.plan === 'FREE',
    }
  }

  const toCheck = profile ? unchecked(profile.reading.items, profile.confirmedReadings).length : 0
  const isUnchecked = toCheck > 0 || (profile?.reading.notUnderstood.length ?? 0) > 0

  function listed() {
    if (isGenerating) return <MatchSkeletons label={t('Generating matches')} />
    if (allCount === 0)
      return (
        <>
          {profile && matchedAt == null && (
            <section aria-label={t('Check what we understood')}>
              <Stack $gap={3}>
                {toCheck > 0 && (
                  <Text>
                    {plural(toCheck, {
                      one: 'Before your first matches: check what we understood. # point, less than a minute. You can also go on without.',
                      other:
                        'Before your first matches: check what we understood. # points, about a minute. You can also go on without.',
                    })}
                  </Text>
                )}
                <ReadingCheck profile={profile} query={query} />
              </Stack>
            </section>
          )}
          <NoMatches reason={absence()} />
        </>
      )
    if (matches.length === 0 && !isBehind && filterCount(place) > 0)
      return (
        <NothingNarrowed
          title={t('No matches found')}
          looser={viewer.looserMatches}
          onLeaveOut={kind =>
            setPlace(withoutFact(kind) ?? (kind === 'TIER' ? { tier: null } : { country: null }))
          }
          onClear={() => setPlace(NO_FILTERS)}
        />
      )
    return (
      <MatchList
        list={list}
        whatIf={whatIf}
        comparison={comparison}
        say={say}
        order={place.order}
        firstTen={viewer.firstTen}
        showsFactors={showsFactors}
        onOrder={order => setPlace({ order })}
        onWhatIf={tryOn}
      />
    )
  }

  const isOutdated = profile != null && matchedAt != null && profile.updatedAt > matchedAt
  const nearCount = matchGaps.reduce((sum, { near }) => sum + near, 0)
  const yourMatches = (
    <Stack $gap={4} aria-busy={isBehind} style={{ opacity: isBehind ? 0.55 : 1 }}>
      {isComparing && compared.length > 0 && !isGenerating && (
        <CompareTable
          matches={compared}
          query={query}
          money={money}
          whatIf={whatIf}
          onLeaveOut={id => comparison.choose(id, false)}
          onClose={() => setComparing(false)}
        />
      )}
      {isUnchecked && allCount > 0 && !isGenerating && (
        <Text $size="small" $tone="soft">
          <Trans
            message="These matches rest on what we understood of your profile, which you have not checked in full. <check>Check it in a minute</check>."
            parts={{
              check: inside => (
                <TextLink as={Link} to="/profile#reading">
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Text>
      )}
      {isOutdated && !isGenerating && (
        <Banner tone="warning">
          {t('Your profile has changed since these were made. Generate them again.')}
        </Banner>
      )}
      {matchGaps.length > 0 && !isGenerating && (
        <Banner
          tone="info"
          action={
            nearCount > 0 && (
              <Button size="small" onClick={() => void match(true)}>
                {t('List near fields too')}
              </Button>
            )
          }
        >
          {matchGaps.map(({ sentence }) => sentence).join(' ')}
        </Banner>
      )}
      {listed()}
    </Stack>
  )

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('University Matcher')}</Heading>
          <Text $tone="soft" $measure>
            {t('Programmes ranked by your profile, each with its reasons.')}
          </Text>
          {matchedAt != null && (
            <Text $size="small" $tone="faint">
              {t('Your matches were made {matchedAt}.', { matchedAt: momentsAgo(matchedAt) })}
            </Text>
          )}
        </div>
        <Button
          variant="primary"
          size="large"
          disabled={!profile}
          pending={isGenerating}
          pendingLabel={t('Generating...')}
          onClick={() => void match()}
        >
          {t('Generate AI Matches')}
        </Button>
      </ScreenHead>
      {!profile && (
        <Banner tone="warning">
          <TextLink as={Link} to="/profile">
            {t('Complete your profile first')}
          </TextLink>
        </Banner>
      )}
      {refusal && (
        <Banner
          tone="danger"
          announce
          title={matchFailureTitle()}
          action={
            refusal.kind === 'NotSignedInError' && (
              <LinkButton as={Link} to="/auth?next=/university-matcher">
                {t('Log in')}
              </LinkButton>
            )
          }
        >
          {refusalWords(refusal)}
          {allCount > 0 && t(' The matches from before are still here.')}
        </Banner>
      )}
      <MatcherColumns>
        <Side>
          {(allCount > 0 || tab === 'universities') && (
            <SidePart title={t('Filters')} {...partProps('filters')}>
              <MatchFilters
                place={place}
                countries={query.countries}
                currency={currency}
                onChange={changes => setPlace(changes)}
              />
            </SidePart>
          )}
          {tab === 'matches' && allCount > 0 && !isGenerating && (
            <div ref={whatIfPart}>
              <SidePart title={t('What if')} {...partProps('whatIf')}>
                {showsFactors ? (
                  <WhatIfPanel
                    whatIf={whatIf}
                    subject={
                      subject
                        ? {
                            name: subject.program.name,
                            percentage: subject.matchPercentage,
                            tried: whatIf.fits.get(subject.program.id)?.matchPercentage ?? null,
                          }
                        : null
                    }
                    onBack={() => subject && backToRow(subject)}
                  />
                ) : (
                  <WhatIfOffer />
                )}
              </SidePart>
            </div>
          )}
          <SidePart title={t('Match Settings')} {...partProps('settings')}>
            <MatchSettings
              settings={settings}
              onSettings={setSettings}
              areUnused={matchedAt != null && !sameSettings(settings, kept)}
            />
          </SidePart>
          <PlanBox viewer={viewer} />
        </Side>
        <Results>
          <Tabs
            label={t('What is shown')}
            value={tab}
            onValueChange={chosen => setPlace({ tab: chosen })}
            items={[
              { value: 'matches', label: t('Your Matches'), content: yourMatches },
              {
                value: 'universities',
                label: t('All Universities'),
                content: universities ? (
                  <div aria-busy={isBehind} style={{ opacity: isBehind ? 0.55 : 1 }}>
                    <AllUniversities query={universities} />
                  </div>
                ) : (
                  <UniversitySkeletons />
                ),
              },
            ]}
          />
        </Results>
      </MatcherColumns>
      <StickyNotes>
        {tab === 'matches' && whatIf.words && (
          <StickyNote>
            <span role="status">
              {whatIf.fault ??
                (whatIf.isAsking
                  ? t('With {words}: looking again', { words: whatIf.words })
                  : t('With {words}: {matches}. Nothing here is saved.', {
                      words: whatIf.words,
                      matches: moveWords(matches, whatIf.fits),
                    }))}
            </span>
            <Button size="small" onClick={whatIf.reset}>
              {t('Reset')}
            </Button>
          </StickyNote>
        )}
        {tab === 'matches' && comparison.ids.length > 0 && !isComparing && (
          <StickyNote>
            <span>
              {comparison.ids.length === 1
                ? t('Choose another one beside it.')
                : comparison.isFull
                  ? t('{count} chosen; {most} is the most.', {
                      count: comparison.ids.length,
                      most: MOST_COMPARED,
                    })
                  : t('{count} chosen.', { count: comparison.ids.length })}
            </span>
            <Row $gap={2}>
              <Button size="small" disabled={comparison.ids.length < 2} onClick={() => setComparing(true)}>
                {t('Compare side by side')}
              </Button>
              <Button size="small" variant="quiet" onClick={comparison.clear}>
                {t('Clear')}
              </Button>
            </Row>
          </StickyNote>
        )}
      </StickyNotes>
    </ScreenPage>
  )
}
