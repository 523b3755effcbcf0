import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CountryGuide_query$key } from '../../__generated__/CountryGuide_query.graphql.ts'
import { shortMoney } from '../../catalogue/yearCost.ts'
import { FUNDING } from '../../content/catalogue.ts'
import { type Destination, destinationBasis } from '../../content/destinations.ts'
import { COUNTRY_GUIDE } from '../../content/landing.ts'
import { from, Heading, Page, Stack, Text, TextLink } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { numberOf } from '../../format/numbers.ts'
import { plural, t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'

const Parts = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-7);
  }
`

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
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

/** The opening of a country's page. It needs no answer. */
export function CountryHead({ destination }: { destination: Destination }) {
  return (
    <Page style={{ paddingBlock: 'var(--space-6) 0' }}>
      <Stack $gap={3}>
        <Heading level={1}>{COUNTRY_GUIDE.title(destination.name)}</Heading>
        <Text $size="lead" $tone="soft" $measure>
          {destination.advice}
        </Text>
        {destination.starts && (
          <Text $size="small" $measure>
            {t('Teaching begins: {starts}. {basis}', {
              starts: destination.starts,
              basis: destinationBasis(),
            })}
          </Text>
        )}
      </Stack>
    </Page>
  )
}

/** What the catalogue knows of studying in a country, each figure with its source and year. */
export function CountryGuide({
  query,
  destination: { slug, name },
}: {
  query: CountryGuide_query$key
  destination: Destination
}) {
  const { exchangeRates, proofOfFunds, scholarships, universities, masters, mba } = useFragment(
    graphql`
      fragment CountryGuide_query on Query @argumentDefinitions(country: { type: "Country!" }) {
        exchangeRates {
          currency
          inrPerUnit
          date
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
        universities(first: 8, filter: { country: $country }) {
          totalCount
          edges {
            node {
              databaseId
              name
              city
              programCount
              livingCost {
                amount
                currency
                year
                source
              }
            }
          }
        }
        masters: programs(first: 1, filter: { country: $country, degreeType: MASTERS }) {
          totalCount
        }
        mba: programs(first: 1, filter: { country: $country, degreeType: MBA }) {
          totalCount
        }
      }
    `,
    query,
  )
  const rateOf = (currency: string) => exchangeRates.find(rate => rate.currency === currency)
  const inRupees = (amount: number, currency: string) => {
    const rate = rateOf(currency)
    return rate ? t(' (about {shortMoney})', { shortMoney: shortMoney(amount * rate.inrPerUnit, 'INR') }) : ''
  }
  const sums = proofOfFunds.filter(({ isSuperseded }) => !isSuperseded)
  const livingSource = universities.edges.find(({ node }) => node.livingCost)?.node.livingCost?.source
  const date = exchangeRates[0]?.date
  return (
    <Page>
      <Parts>
        <Part aria-labelledby="guide-universities">
          <Heading level={2} size="small" id="guide-universities">
            {COUNTRY_GUIDE.universities}
          </Heading>
          <Lines>
            {universities.edges.map(({ node }) => (
              <li key={node.databaseId}>
                <TextLink as={PrefetchLink} to={`/universities/${node.databaseId}`}>
                  {node.name}
                </TextLink>
                , {node.city}: {plural(node.programCount, { one: '# programme', other: '# programmes' })}
                {node.livingCost && (
                  <small>
                    {t('Living about {amount} a month, indicative, {year}', {
                      amount:
                        moneyOf(node.livingCost.amount, node.livingCost.currency) +
                        inRupees(node.livingCost.amount, node.livingCost.currency),
                      year: node.livingCost.year,
                    })}
                  </small>
                )}
              </li>
            ))}
          </Lines>
          {livingSource && (
            <Text $size="small" $tone="faint">
              {COUNTRY_GUIDE.livingBasis} {livingSource}.
            </Text>
          )}
          <Text $size="small">
            <TextLink as={PrefetchLink} to={`/universities?country=${slug}`}>
              {COUNTRY_GUIDE.all(universities.totalCount)}
            </TextLink>
          </Text>
          <Text $size="small">
            <TextLink as={PrefetchLink} to={`/universities?show=programmes&country=${slug}&degree=masters`}>
              {t('{count} Masters', { count: numberOf(masters.totalCount) })}
            </TextLink>
            {' · '}
            <TextLink as={PrefetchLink} to={`/universities?show=programmes&country=${slug}&degree=mba`}>
              {t('{count} MBA', { count: numberOf(mba.totalCount) })}
            </TextLink>
          </Text>
        </Part>
        <Stack $gap={6}>
          {sums.length > 0 && (
            <Part aria-labelledby="guide-funds">
              <Heading level={2} size="small" id="guide-funds">
                {FUNDING.proofTitle}
              </Heading>
              <Lines>
                {sums.map(({ area, what, amount, currency, validFrom, source, year }) => (
                  <li key={`${area} ${what}`}>
                    {amount != null && (
                      <strong>
                        {moneyOf(amount, currency)}
                        {inRupees(amount, currency)},{' '}
                      </strong>
                    )}
                    {what}
                    {area && ` (${area})`}
                    <small>
                      {validFrom && t('Since {validFrom}. ', { validFrom: calendarDayOf(validFrom) })}
                      {source}
                      {source.includes(String(year)) ? '' : `, ${year}`}
                    </small>
                  </li>
                ))}
              </Lines>
              <Text $size="small" $tone="soft">
                {FUNDING.proofNote}{' '}
                {date && t('Rupees by the rates of {date}.', { date: calendarDayOf(date) })}
              </Text>
            </Part>
          )}
          {scholarships.totalCount > 0 && (
            <Part aria-labelledby="guide-scholarships">
              <Heading level={2} size="small" id="guide-scholarships">
                {FUNDING.scholarshipsTitle}
              </Heading>
              {scholarships.isIncluded ? (
                <Lines>
                  {scholarships.items.map(
                    ({ name: scholarship, amount, deadline, whoMayApply, source, year }) => (
                      <li key={scholarship}>
                        <strong>{scholarship}</strong>: {amount}.{' '}
                        {t('By: {deadline}. For: {whoMayApply}.', { deadline, whoMayApply })}
                        <small>
                          {source}
                          {source.includes(String(year)) ? '' : `, ${year}`}
                        </small>
                      </li>
                    ),
                  )}
                </Lines>
              ) : (
                <Text $tone="soft" $measure>
                  {COUNTRY_GUIDE.scholarships(scholarships.totalCount, name)} {FUNDING.scholarshipsLocked}{' '}
                  <TextLink as={PrefetchLink} to="/pricing">
                    {t('Compare plans')}
                  </TextLink>
                </Text>
              )}
            </Part>
          )}
        </Stack>
      </Parts>
    </Page>
  )
}
