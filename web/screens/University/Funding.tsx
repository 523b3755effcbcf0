import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { Funding_university$key } from '../../__generated__/Funding_university.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { FUNDING } from '../../content/catalogue.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { plural, t } from '../../language/language.ts'
import { Sent } from '../../language/Sent.tsx'
import { Trans } from '../../language/Trans.tsx'
import { LaterPart } from '../../routing/ScreenPage.ts'
import { Lines } from './universityStyles.ts'

function ScholarshipLine({
  scholarship,
}: {
  scholarship: {
    name: string
    amount: string
    deadline: string
    whoMayApply: string
    source: string
    year: number
  }
}) {
  const { name, amount, deadline, whoMayApply, source, year } = scholarship
  return (
    <li>
      <span lang="en">
        <strong>{name}</strong>: {amount}.
      </span>{' '}
      <Trans
        message="By: <fact>{deadline}</fact>. For: <fact>{whoMayApply}</fact>."
        parts={{ fact: words => <span lang="en">{words}</span> }}
        values={{ deadline, whoMayApply }}
      />
      <small lang="en">
        {source}
        {source.includes(String(year)) ? '' : `, ${year}`}
      </small>
    </li>
  )
}

/** What a visa of the country asks to be shown, and who may help to pay. */
export function Funding({ university: universityRef }: { university: Funding_university$key }) {
  const { country, proofOfFunds, scholarships } = useFragment(
    graphql`
      fragment Funding_university on University {
        country
        proofOfFunds {
          area
          what
          amount
          currency
          validFrom
          isSuperseded
          source
          year
        }
        scholarships {
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
      }
    `,
    universityRef,
  )
  const sums = proofOfFunds.filter(({ isSuperseded }) => !isSuperseded)
  const { totalCount, isIncluded, items } = scholarships
  return (
    <>
      {sums.length > 0 && (
        <LaterPart aria-labelledby="proof-of-funds">
          <Heading level={2} size="small" id="proof-of-funds">
            {FUNDING.proofTitle}: {countryName(country)}
          </Heading>
          <Lines>
            {sums.map(({ area, what, amount, currency, validFrom, source, year }) => (
              <li key={`${area} ${what}`}>
                {amount != null && <strong>{moneyOf(amount, currency)}</strong>}
                {amount != null && ', '}
                <Sent text={what} />
                {area && (
                  <>
                    {' '}
                    (<Sent text={area} />)
                  </>
                )}
                <small>
                  {validFrom && t('Since {validFrom}. ', { validFrom: calendarDayOf(validFrom) })}
                  <span lang="en">
                    {source}
                    {source.includes(String(year)) ? '' : `, ${year}`}
                  </span>
                </small>
              </li>
            ))}
          </Lines>
          <Text $size="small" $tone="soft">
            {FUNDING.proofNote}
          </Text>
        </LaterPart>
      )}
      {totalCount > 0 && (
        <LaterPart aria-labelledby="scholarships">
          <Heading level={2} size="small" id="scholarships">
            {FUNDING.scholarshipsTitle}
          </Heading>
          {isIncluded ? (
            <>
              <Lines>
                {items.map(scholarship => (
                  <ScholarshipLine key={scholarship.name} scholarship={scholarship} />
                ))}
              </Lines>
              <Text $size="small" $tone="soft">
                {FUNDING.scholarshipsNote}{' '}
                <TextLink as={Link} to={`/scholarships?country=${country}`}>
                  {FUNDING.scholarshipsCompare}
                </TextLink>
              </Text>
            </>
          ) : (
            <Text $tone="soft" $measure>
              {plural(
                totalCount,
                {
                  one: '# scholarship is known for studying in {country}.',
                  other: '# scholarships are known for studying in {country}.',
                },
                { country: countryName(country) },
              )}{' '}
              {FUNDING.scholarshipsLocked}{' '}
              <TextLink as={Link} to="/pricing">
                {t('Compare plans')}
              </TextLink>
            </Text>
          )}
        </LaterPart>
      )}
    </>
  )
}
