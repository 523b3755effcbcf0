import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  CountryGuide_query$data,
  CountryGuide_query$key,
} from '../../__generated__/CountryGuide_query.graphql.ts'
import { shortMoney } from '../../catalogue/yearCost.ts'
import { FUNDING } from '../../content/catalogue.ts'
import { COUNTRY_GUIDE, GUIDE_SECTIONS } from '../../content/countryGuide.ts'
import { type Destination, destinationTitle } from '../../content/destinations.ts'
import { from, Heading, Page, Stack, Text, TextLink } from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
import { calendarDayOf, monthNameOf } from '../../format/dates.ts'
import { listOf } from '../../format/lists.ts'
import { moneyOf } from '../../format/money.ts'
import { numberOf } from '../../format/numbers.ts'
import { plural, sent, t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { GuideNotes, hostOf, type Note, sourceWords, withAmounts } from './GuideNotes.tsx'

const Guide = styled(Page)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-8);

  ${from.desk} {
    grid-template-columns: 13rem minmax(0, 1fr);
    column-gap: var(--space-8);
  }

  @media print {
    display: block;
    padding: 6mm 0 0;
    font-size: 10pt;
  }
`

const Contents = styled.nav`
  ol {
    columns: 9rem 2;
    margin: 0;
    padding-inline: 0;
    list-style: none;
    border-block: 1px solid var(--line);
    padding-block: var(--space-2);
  }

  li {
    break-inside: avoid;
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    font-size: var(--text-sm);
  }

  ${from.desk} {
    position: sticky;
    top: calc(var(--head) + var(--space-5));
    align-self: start;

    ol {
      columns: auto;
    }

    a {
      min-height: 2rem;
    }
  }

  @media print {
    display: none;
  }
`

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  max-width: 46rem;
  padding-block: var(--space-6);
  border-top: 1px solid var(--line);
  scroll-margin-top: var(--head);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  /* As a block: a browser divides a flex container between two pages in the middle of a line. */
  @media print {
    display: block;
    max-width: none;
    padding-block: 4mm;

    > * + * {
      margin-top: 3mm;
    }

    /* What Devanagari has above the line would be printed at the foot of the sheet before. */
    h2,
    h3 {
      padding-top: 1.5mm;
      break-after: avoid;
    }

    li,
    tr {
      break-inside: avoid;
    }
  }
`

const Lines = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`

const Table = styled.table`
  width: 100%;
  font-size: var(--text-sm);
  line-height: 1.45;

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: var(--ink-soft);
    font-weight: 500;
  }

  tbody th {
    font-weight: var(--weight-strong);
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* High enough for a thumb, line by line. */
  ul a {
    display: inline-block;
    padding-block: 0.2rem;
  }
`

/** A link after the name of a city. */
const Beside = styled(TextLink)`
  margin-inline-start: var(--space-2);
  font-weight: 400;
  white-space: nowrap;
`

/** A section of the guide: its title, and what it holds. */
function Section({ part, children }: { part: (typeof GUIDE_SECTIONS)[number]['code']; children: ReactNode }) {
  const section = GUIDE_SECTIONS.find(({ code }) => code === part)
  return (
    <Part id={section?.id} aria-labelledby={`${section?.id}-title`}>
      <Heading level={2} size="small" id={`${section?.id}-title`}>
        {section?.title}
      </Heading>
      {children}
    </Part>
  )
}

/** What is said at the end of a table or a list. */
function Foot({ children }: { children: ReactNode }) {
  return (
    <Text $size="small" $tone="faint">
      {children}
    </Text>
  )
}

const Opening = styled(Page)`
  padding-block: var(--space-6) 0;

  @media print {
    padding: 0;
  }
`

/** The opening of a country's page. It needs no answer. */
export function CountryHead({ destination }: { destination: Destination }) {
  return (
    <Opening>
      <Stack $gap={3}>
        <Heading level={1}>{destinationTitle(destination)}</Heading>
        <Text $size="lead" $tone="soft" $measure>
          {destination.advice}
        </Text>
      </Stack>
    </Opening>
  )
}

/** What we know of studying in a country, each fact with its source and year. */
export function CountryGuide({
  query,
  destination: { slug, name },
}: {
  query: CountryGuide_query$key
  destination: Destination
}) {
  const answer = useFragment(
    graphql`
      fragment CountryGuide_query on Query
      @argumentDefinitions(country: { type: "Country!" }, language: { type: "GuideLanguage!" }) {
        exchangeRates {
          currency
          inrPerUnit
          date
          source
        }
        countryGuide(country: $country) {
          notes {
            part
            audience
            title(language: $language)
            text(language: $language)
            url
            basis
            source
            year
          }
          intake {
            months
            basis
            source
            year
          }
          degrees {
            degreeType
            visiblePrograms
            tuition {
              low
              middle
              high
              programs
              sourced
            }
            ielts {
              middle
              high
              programs
            }
            toefl {
              middle
              high
              programs
            }
            tests {
              required
              optional
              notUsed
            }
            deadlines {
              month
              percent
            }
            deadlinePrograms
          }
          fieldGroups {
            code
            name
            programs
            tuition {
              low
              high
            }
            fields {
              code
              name
              visiblePrograms
            }
          }
          cities {
            city
            rent
            universities
            cost {
              amount
              currency
              source
            }
          }
        }
        proofOfFunds(country: $country) {
          area
          what
          amount
          currency
          validFrom
          isSuperseded
          source
          year
        }
        scholarships(country: $country) {
          totalCount
          isIncluded
          items {
            name
            amount
            deadline
            whoMayApply
            source
            year
          }
        }
        universities(first: 12, filter: { country: $country }) {
          totalCount
          edges {
            node {
              databaseId
              name
              city
              programCount
            }
          }
        }
      }
    `,
    query,
  )
  const { exchangeRates, countryGuide: guide, universities } = answer
  const rates = new Map(exchangeRates.map(({ currency, inrPerUnit }) => [currency, inrPerUnit]))
  const rupees = (amount: number, currency: string) => {
    const rate = currency === 'INR' ? 1 : rates.get(currency)
    // '₹1.1 lakh' stays on one line.
    const money = rate === undefined ? moneyOf(amount, currency) : shortMoney(amount * rate, 'INR')
    return money.replaceAll(' ', '\u00A0')
  }
  const both = (amount: number, currency: string) =>
    currency === 'INR' || !rates.has(currency)
      ? moneyOf(amount, currency)
      : t('{money} (about {inr})', { money: moneyOf(amount, currency), inr: rupees(amount, currency) })
  const [rate] = exchangeRates
  const notes = (part: Note['part']) => (
    <GuideNotes
      notes={guide.notes.filter(note => note.part === part)}
      isAtHome={slug === 'india'}
      money={both}
    />
  )
  return (
    <Guide>
      <Contents aria-label={COUNTRY_GUIDE.contents}>
        <ol>
          {GUIDE_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </ol>
      </Contents>
      <div>
        <Section part="COST">
          <Tuition degrees={guide.degrees} rupees={rupees} isAtHome={slug === 'india'} />
          <Living cities={guide.cities} slug={slug} rupees={rupees} />
          {notes('COST')}
          {rate?.date && (
            <Foot>
              {t('Rupees by the rates of {date}: {source}.', {
                date: calendarDayOf(rate.date),
                source: rate.source,
              })}
            </Foot>
          )}
        </Section>
        <Section part="FUNDS">
          <Funds sums={answer.proofOfFunds.filter(({ isSuperseded }) => !isSuperseded)} money={both} />
          {notes('FUNDS')}
        </Section>
        <Section part="VISA">
          <Papers notes={guide.notes.filter(({ part }) => part === 'PAPERS')} money={both} />
          {notes('VISA')}
        </Section>
        <Section part="INTAKES">
          {guide.intake && (
            <div>
              <Text>
                {COUNTRY_GUIDE.starts} <strong>{listOf(guide.intake.months.map(monthNameOf))}</strong>.
              </Text>
              <Foot>
                <span lang="en">{sourceWords(guide.intake)}</span>
              </Foot>
            </div>
          )}
          {notes('INTAKES')}
        </Section>
        <Section part="READERS">{notes('READERS')}</Section>
        <Section part="TESTS">
          <Minima degrees={guide.degrees} />
          {notes('TESTS')}
        </Section>
        <Section part="DEADLINES">
          <DeadlineMonths degrees={guide.degrees} />
          {notes('DEADLINES')}
        </Section>
        <Section part="SCHOLARSHIPS">
          <Scholarships scholarships={answer.scholarships} country={name} />
          {notes('SCHOLARSHIPS')}
        </Section>
        <Section part="WORK">{notes('WORK')}</Section>
        <Section part="PROGRAMMES">
          <Fields guide={guide} slug={slug} rupees={rupees} />
        </Section>
        <Section part="UNIVERSITIES">
          <Lines>
            {universities.edges.map(({ node }) => (
              <li key={node.databaseId}>
                <TextLink as={PrefetchLink} to={`/universities/${node.databaseId}`}>
                  {node.name}
                </TextLink>
                , {node.city}: {plural(node.programCount, { one: '# programme', other: '# programmes' })}
              </li>
            ))}
          </Lines>
          <Text $size="small">
            <TextLink as={PrefetchLink} to={`/universities?country=${slug}`}>
              {COUNTRY_GUIDE.all(universities.totalCount)}
            </TextLink>
          </Text>
        </Section>
      </div>
    </Guide>
  )
}

type GuideRows = CountryGuide_query$data['countryGuide']
type Money = (amount: number, currency: string) => string

function Tuition({
  degrees,
  rupees,
  isAtHome,
}: {
  degrees: GuideRows['degrees']
  rupees: Money
  isAtHome: boolean
}) {
  const known = degrees.flatMap(({ degreeType, tuition }) => (tuition ? [{ degreeType, ...tuition }] : []))
  if (known.length === 0) return <Text>{COUNTRY_GUIDE.tuitionUnknown}</Text>
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.tuition}
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">{COUNTRY_GUIDE.tuitionHead.degree}</th>
            <th scope="col">{COUNTRY_GUIDE.tuitionHead.middle}</th>
            <th scope="col">{COUNTRY_GUIDE.tuitionHead.range}</th>
            <th scope="col">{COUNTRY_GUIDE.tuitionHead.of}</th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ degreeType, low, middle, high, programs, sourced }) => (
            <tr key={degreeType}>
              <th scope="row">
                {degreeType === 'MBA' ? COUNTRY_GUIDE.degrees.MBA : COUNTRY_GUIDE.degrees.MASTERS}
              </th>
              <td>
                <strong>{rupees(middle, 'USD')}</strong>
              </td>
              <td>
                {low === high
                  ? rupees(low, 'USD')
                  : t('{low} and {high}', { low: rupees(low, 'USD'), high: rupees(high, 'USD') })}
              </td>
              <td>
                {sourced === 0
                  ? t('{programs} programmes, all of them estimates', { programs: numberOf(programs) })
                  : t('{programs} programmes, {sourced} with a named source', {
                      programs: numberOf(programs),
                      sourced: numberOf(sourced),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>{isAtHome ? COUNTRY_GUIDE.tuitionNoteAtHome : COUNTRY_GUIDE.tuitionNote}</Foot>
    </Stack>
  )
}

function Living({ cities, slug, rupees }: { cities: GuideRows['cities']; slug: string; rupees: Money }) {
  const source = cities[0]?.cost.source
  if (source === undefined) return null
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.living}
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">{COUNTRY_GUIDE.livingHead.city}</th>
            <th scope="col">{COUNTRY_GUIDE.livingHead.month}</th>
            <th scope="col">{COUNTRY_GUIDE.livingHead.room}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, cost, rent, universities }) => (
            <tr key={city}>
              <th scope="row">
                {city ?? COUNTRY_GUIDE.livingMedian}
                {city && universities > 0 && (
                  <Beside
                    as={PrefetchLink}
                    to={`/universities?country=${slug}&q=${encodeURIComponent(city)}`}
                  >
                    {plural(universities, { one: '# university', other: '# universities' })}
                  </Beside>
                )}
              </th>
              <td>{rupees(cost.amount, cost.currency)}</td>
              <td>{rupees(rent, cost.currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        {COUNTRY_GUIDE.livingNote} <span lang="en">{source}.</span>
      </Foot>
    </Stack>
  )
}

function Funds({ sums, money }: { sums: CountryGuide_query$data['proofOfFunds'][number][]; money: Money }) {
  if (sums.length === 0) return null
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.funds}
      </Heading>
      <Lines>
        {sums.map(({ area, what, amount, currency, validFrom, source, year }) => (
          <li key={`${area} ${what}`}>
            {amount != null && <strong>{money(amount, currency)}: </strong>}
            {amount == null ? capitalised(sent(what)) : sent(what)}
            {area && ` (${sent(area)})`}
            <small>
              {validFrom && t('Since {validFrom}. ', { validFrom: calendarDayOf(validFrom) })}
              <span lang="en">{sourceWords({ basis: 'SOURCED', source, year })}</span>
            </small>
          </li>
        ))}
      </Lines>
      <Foot>{COUNTRY_GUIDE.fundsNote}</Foot>
    </Stack>
  )
}

function Papers({ notes, money }: { notes: readonly Note[]; money: Money }) {
  const [first] = notes
  if (first === undefined) return null
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.papersOwn(first.title)}
      </Heading>
      <Lines>
        {notes.map(({ text }) => (
          <li key={text}>{withAmounts(text, money)}</li>
        ))}
      </Lines>
      <Foot>
        <span lang="en">{sourceWords(first)}</span>. {COUNTRY_GUIDE.papersNote}{' '}
        <TextLink href={first.url} rel="noreferrer">
          {hostOf(first.url)}
        </TextLink>
      </Foot>
    </Stack>
  )
}

/** In how many programmes a test is used, and how. */
const usesOf = ({ required, optional, notUsed }: { required: number; optional: number; notUsed: number }) =>
  listOf(
    [
      required && t('required in {count}', { count: numberOf(required) }),
      optional && t('optional in {count}', { count: numberOf(optional) }),
      notUsed && t('not used in {count}', { count: numberOf(notUsed) }),
    ].filter(use => use !== 0),
  )

function Minima({ degrees }: { degrees: GuideRows['degrees'] }) {
  const lines = degrees.flatMap(({ degreeType, ielts, toefl, tests }) => {
    const degree = degreeType === 'MBA' ? COUNTRY_GUIDE.degrees.MBA : COUNTRY_GUIDE.degrees.MASTERS
    return [
      ...[
        { test: 'IELTS', spread: ielts },
        { test: 'TOEFL iBT', spread: toefl },
      ].flatMap(({ test, spread }) =>
        spread
          ? [
              t(
                '{degree}, {test}: half of {programs} programmes ask {middle} or less, three quarters {high} or less.',
                {
                  degree,
                  test,
                  middle: numberOf(spread.middle),
                  high: numberOf(spread.high),
                  programs: numberOf(spread.programs),
                },
              ),
            ]
          : [],
      ),
      ...(tests
        ? [
            t('{degree}, GRE, GMAT or a like test, as far as programmes say: {uses}.', {
              degree,
              uses: usesOf(tests),
            }),
          ]
        : []),
    ]
  })
  if (lines.length === 0) return null
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.tests}
      </Heading>
      <Lines>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <Foot>{COUNTRY_GUIDE.testsNote}</Foot>
    </Stack>
  )
}

function DeadlineMonths({ degrees }: { degrees: GuideRows['degrees'] }) {
  const known = degrees.filter(({ deadlines }) => deadlines.length > 0)
  if (known.length === 0) return null
  return (
    <Stack $gap={2}>
      <Heading level={3} size="tiny">
        {COUNTRY_GUIDE.deadlines}
      </Heading>
      <Lines>
        {known.map(({ degreeType, deadlines, deadlinePrograms }) => (
          <li key={degreeType}>
            <strong>
              {degreeType === 'MBA' ? COUNTRY_GUIDE.degrees.MBA : COUNTRY_GUIDE.degrees.MASTERS}:{' '}
            </strong>
            {deadlines.map(({ month, percent }) => `${monthNameOf(month)} ${percent} %`).join(', ')}
            <small>
              {t('Of {count} programmes; one may have several rounds.', {
                count: numberOf(deadlinePrograms),
              })}
            </small>
          </li>
        ))}
      </Lines>
      <Foot>{COUNTRY_GUIDE.deadlinesNote}</Foot>
    </Stack>
  )
}

function Scholarships({
  scholarships: { totalCount, isIncluded, items },
  country,
}: {
  scholarships: CountryGuide_query$data['scholarships']
  country: string
}) {
  return (
    <Stack $gap={2}>
      {items.length > 0 && (
        <>
          {!isIncluded && (
            <Heading level={3} size="tiny">
              {COUNTRY_GUIDE.scholarshipsTitle}
            </Heading>
          )}
          <Lines lang="en">
            {items.map(({ name, amount, deadline, whoMayApply, source, year }) => (
              <li key={name}>
                <strong>{name}</strong>: {amount}. By: {deadline}. For: {whoMayApply}.
                <small>{sourceWords({ basis: 'SOURCED', source, year })}</small>
              </li>
            ))}
          </Lines>
        </>
      )}
      {!isIncluded && totalCount > items.length && (
        <Text $size="small" $tone="soft">
          {COUNTRY_GUIDE.scholarships(totalCount, country)} {FUNDING.scholarshipsLocked}{' '}
          <TextLink as={PrefetchLink} to="/pricing">
            {t('Compare plans')}
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}

function Fields({ guide, slug, rupees }: { guide: GuideRows; slug: string; rupees: Money }) {
  const list = `/universities?show=programmes&country=${slug}`
  const countOf = (degree: 'MASTERS' | 'MBA') =>
    numberOf(guide.degrees.find(({ degreeType }) => degreeType === degree)?.visiblePrograms ?? 0)
  return (
    <Stack $gap={2}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{COUNTRY_GUIDE.fieldsHead.field}</th>
            <th scope="col">{COUNTRY_GUIDE.fieldsHead.tuition}</th>
            <th scope="col">{COUNTRY_GUIDE.fieldsHead.count}</th>
          </tr>
        </thead>
        <tbody>
          {guide.fieldGroups.map(({ code, name, programs, tuition, fields }) => (
            <tr key={code}>
              <th scope="row">
                {sent(name)}
                <Text $size="tiny" $tone="faint">
                  {plural(programs, { one: '# programme', other: '# programmes' })}
                </Text>
              </th>
              <td>
                {tuition
                  ? t('{low} to {high}', {
                      low: rupees(tuition.low, 'USD'),
                      high: rupees(tuition.high, 'USD'),
                    })
                  : '–'}
              </td>
              <td>
                {fields.length === 0 && <Text $size="small">{COUNTRY_GUIDE.fieldsHidden}</Text>}
                <ul>
                  {fields.map(field => (
                    <li key={field.code}>
                      <TextLink as={PrefetchLink} to={`${list}&degree=masters&field=${field.code}`}>
                        <span lang="en">{field.name}</span> ({numberOf(field.visiblePrograms)})
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>{COUNTRY_GUIDE.fieldsNote}</Foot>
      <Text $size="small">
        <TextLink as={PrefetchLink} to={`${list}&degree=masters`}>
          {t('{count} Masters', { count: countOf('MASTERS') })}
        </TextLink>
        {' · '}
        <TextLink as={PrefetchLink} to={`${list}&degree=mba`}>
          {t('{count} MBA', { count: countOf('MBA') })}
        </TextLink>
      </Text>
    </Stack>
  )
}
