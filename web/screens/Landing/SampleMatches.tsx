import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SampleMatches_query$key } from '../../__generated__/SampleMatches_query.graphql.ts'
import { COUNTRIES } from '../../catalogue/countries.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { yearCostWords } from '../../catalogue/yearCost.ts'
import { MATCHER_SECTION } from '../../content/landing.ts'
import { from, Heading, Segments, Select, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import { rowReason } from '../../matching/rowReason.ts'
import { TierBadge } from '../../matching/TierBadge.tsx'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import type { Address } from '../../routing/useAddress.ts'
import { OWN, type Place, type SAMPLES } from './landingAddress.ts'
import { Piece, PieceFoot } from './landingStyles.ts'

type Sample = (typeof SAMPLES)[number]
export type SampleAddress = Address<{ sample: Sample; in: Place }>

const Matches = styled.ol<{ $isBehind: boolean }>`
  display: grid;
  /* The place of three rows is kept while the first answer is on its way. */
  grid-auto-rows: minmax(5.5rem, auto);
  min-height: 16.5rem;
  opacity: ${({ $isBehind }) => ($isBehind ? 0.55 : 1)};
  transition: opacity var(--steady) var(--ease-out);

  > li {
    display: grid;
    grid-template: 'name' 'school' 'badges' 'cost' 'reason' / minmax(0, 1fr);
    gap: 0.125rem var(--space-3);
    align-content: center;
    align-items: center;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
    line-height: 1.4;
    color: var(--ink-soft);

    ${from.phablet} {
      grid-template: 'name badges' 'school cost' 'reason reason' / minmax(0, 1fr) auto;
    }
  }

  > li > :nth-child(1) {
    grid-area: name;
    justify-self: start;
    font-weight: var(--weight-strong);
    color: var(--ink);
  }

  > li > :nth-child(2) {
    grid-area: school;
  }

  > li > :nth-child(3) {
    grid-area: badges;
  }

  > li > :nth-child(4) {
    grid-area: cost;

    ${from.phablet} {
      text-align: right;
    }
  }

  > li > :nth-child(5) {
    grid-area: reason;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Profile = styled.p`
  min-height: 4.5em;
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

const countryChoices = () => [
  { value: OWN, label: MATCHER_SECTION.anyCountry },
  ...COUNTRIES.map(code => ({ value: code, label: countryName(code) })),
]

/** The choice of a sample profile and a country, with what is shown beneath it. */
export function SampleMatcher({ address, children }: { address: SampleAddress; children: ReactNode }) {
  const { state, set } = address
  return (
    <Piece aria-labelledby="sample-title">
      <Heading level={2} size="tiny" id="sample-title">
        {MATCHER_SECTION.title}
      </Heading>
      <Segments
        aria-label={t('Example profile')}
        options={MATCHER_SECTION.samples}
        value={state.sample}
        onValueChange={sample => set({ sample })}
      />
      <Select
        aria-label={t('Where to')}
        value={state.in}
        options={countryChoices()}
        onChange={({ target }) => set({ in: COUNTRIES.find(code => code === target.value) ?? OWN })}
      />
      {children}
      <PieceFoot>
        <span>{MATCHER_SECTION.notice}</span>
        <TextLink as={PrefetchLink} to={MATCHER_SECTION.moreHref}>
          {MATCHER_SECTION.more}
        </TextLink>
      </PieceFoot>
    </Piece>
  )
}

/** The places of the profile and its matches. `words`: why there are none; null while they load. */
export function NoSampleMatches({ words }: { words: string | null }) {
  return (
    <>
      <Profile aria-hidden="true" />
      <Matches as="div" $isBehind={false}>
        {words && <Text $size="small">{words}</Text>}
      </Matches>
    </>
  )
}

/** The words of the chosen profile, and the programmes that the matcher found for it. */
export function SampleMatches({ query, isBehind }: { query: SampleMatches_query$key; isBehind: boolean }) {
  const data = useFragment(
    graphql`
      fragment SampleMatches_query on Query
      @argumentDefinitions(sample: { type: "Sample!" }, country: { type: "Country" }) {
        ...useOwnMoney_query
        sampleProfile(sample: $sample) {
          academicBackground
          workExperience
          testScores
          studyInterests
          budget
          preferredCountries
        }
        sampleFits(sample: $sample, country: $country) {
          matchPercentage
          tier
          matchReason
          program {
            id
            databaseId
            name
            costYearUsd
            tuitionYearUsd
          }
          university {
            name
            country
          }
        }
      }
    `,
    query,
  )
  const { say } = useOwnMoney(data)
  const { sampleProfile: person, sampleFits: fits } = data
  const countries = person.preferredCountries.map(countryName).join(', ')
  return (
    <>
      <Profile>
        {person.academicBackground}. {person.workExperience}. {person.testScores}. {person.studyInterests},{' '}
        {countries}, {person.budget}.
      </Profile>
      {fits.length === 0 ? (
        <Matches as="div" $isBehind={isBehind}>
          <Text $size="small">{MATCHER_SECTION.nothing}</Text>
        </Matches>
      ) : (
        <Matches aria-label={t('Matches')} aria-busy={isBehind} $isBehind={isBehind}>
          {fits.map(({ matchPercentage, tier, matchReason, program, university }) => (
            <li key={program.id}>
              <TextLink as={PrefetchLink} to={`/programs/${program.databaseId}`}>
                {program.name}
              </TextLink>
              <span>
                {university.name}, {countryName(university.country)}
              </span>
              <Badges>
                <TierBadge tier={tier} />
                <PercentBadge percentage={matchPercentage} />
              </Badges>
              <span>{yearCostWords(program, say)}</span>
              <p>{rowReason(matchReason)}</p>
            </li>
          ))}
        </Matches>
      )}
    </>
  )
}
