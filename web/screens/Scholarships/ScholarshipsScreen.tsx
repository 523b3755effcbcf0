import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ScholarshipsScreen_matches$key } from '../../__generated__/ScholarshipsScreen_matches.graphql.ts'
import scholarshipsQuery, {
  type scholarshipsRouteQuery,
} from '../../__generated__/scholarshipsRouteQuery.graphql.ts'
import { COUNTRIES } from '../../catalogue/countries.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { SCHOLARSHIPS_PAGE, STANDINGS } from '../../content/scholarships.ts'
import {
  Banner,
  Button,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Select,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { NATIONALITY_PATH, ScholarshipEntry } from './ScholarshipEntry.tsx'
import { SCHOLARSHIPS_ADDRESS } from './scholarshipsAddress.ts'

const choices = () => [
  { value: '', label: SCHOLARSHIPS_PAGE.all },
  ...COUNTRIES.filter(country => country !== 'INDIA').map(country => ({
    value: country,
    label: countryName(country),
  })),
]
const ORDER = ['FITS', 'OPEN', 'FAILS'] as const

const Choice = styled.div`
  width: min(14rem, 100%);
`

function counted(count: number): string {
  return plural(count, { one: '# scholarship', other: '# scholarships' })
}

function Scholarships({ matches: matchesRef }: { matches: ScholarshipsScreen_matches$key }) {
  const { totalCount, isIncluded, hasProfile, nationality, items } = useFragment(
    graphql`
      fragment ScholarshipsScreen_matches on ScholarshipMatches {
        totalCount
        isIncluded
        hasProfile
        nationality
        items {
          standing
          countries
          scholarship {
            name
          }
          ...ScholarshipEntry_match
        }
      }
    `,
    matchesRef,
  )
  const { state, set } = useAddress(SCHOLARSHIPS_ADDRESS)
  const { country } = state
  const shown = items.filter(
    ({ countries }) => country === '' || countries.length === 0 || countries.includes(country),
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{SCHOLARSHIPS_PAGE.title}</Heading>
          <Text $tone="soft" $measure>
            {SCHOLARSHIPS_PAGE.lead}
          </Text>
        </div>
        {isIncluded && (
          <Choice>
            <Field label={t('To study in')}>
              <Select
                value={country}
                options={choices()}
                onChange={({ currentTarget: { value } }) =>
                  set({ country: COUNTRIES.find(known => known === value) ?? '' }, { reloads: false })
                }
              />
            </Field>
          </Choice>
        )}
      </ScreenHead>
      {!hasProfile && (
        <Banner title={SCHOLARSHIPS_PAGE.noProfile.title}>
          {SCHOLARSHIPS_PAGE.noProfile.text}{' '}
          <TextLink as={Link} to="/profile">
            {SCHOLARSHIPS_PAGE.noProfile.action}
          </TextLink>
        </Banner>
      )}
      {isIncluded ? (
        <>
          <Text $tone="soft">
            {plural(shown.length, { one: '# scholarship.', other: '# scholarships.' })}{' '}
            {nationality == null ? (
              <Trans
                message="You have not said your nationality. <link>Say it in your statement’s questionnaire</link>."
                parts={{
                  link: inside => (
                    <TextLink as={Link} to={NATIONALITY_PATH}>
                      {inside}
                    </TextLink>
                  ),
                }}
              />
            ) : (
              t('Compared with the nationality that you gave: {nationality}.', { nationality })
            )}{' '}
            {SCHOLARSHIPS_PAGE.terms}
          </Text>
          <VisuallyHidden role="status">{counted(shown.length)}</VisuallyHidden>
          {shown.length === 0 && (
            <EmptyState
              title={SCHOLARSHIPS_PAGE.none.title}
              headingLevel={2}
              action={
                <Button onClick={() => set({ country: '' }, { reloads: false })}>
                  {SCHOLARSHIPS_PAGE.none.action}
                </Button>
              }
            >
              {SCHOLARSHIPS_PAGE.none.text}
            </EmptyState>
          )}
          {ORDER.map(standing => {
            const part = shown.filter(match => match.standing === standing)
            return part.length === 0 ? null : (
              <Part key={standing} aria-labelledby={standing}>
                <div>
                  <Heading level={2} size="small" id={standing}>
                    {STANDINGS[standing].title} ({part.length})
                  </Heading>
                  <Text $size="small" $tone="soft">
                    {STANDINGS[standing].text}
                  </Text>
                </div>
                <div>
                  {part.map(match => (
                    <ScholarshipEntry key={match.scholarship.name} match={match} />
                  ))}
                </div>
              </Part>
            )
          })}
        </>
      ) : (
        <EmptyState
          title={SCHOLARSHIPS_PAGE.locked.title}
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              {SCHOLARSHIPS_PAGE.locked.action}
            </LinkButton>
          }
        >
          {plural(totalCount, {
            one: 'The catalogue has # scholarship.',
            other: 'The catalogue has # scholarships.',
          })}{' '}
          {SCHOLARSHIPS_PAGE.locked.text}
        </EmptyState>
      )}
    </ScreenPage>
  )
}

/** The scholarships of the catalogue beside what the person said. */
export default function ScholarshipsScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<scholarshipsRouteQuery>
}) {
  const { scholarshipMatches } = usePreloadedQuery<scholarshipsRouteQuery>(scholarshipsQuery, queryRef)
  return scholarshipMatches ? <Scholarships matches={scholarshipMatches} /> : null
}
