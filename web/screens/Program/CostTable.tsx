import { graphql, useFragment } from 'react-relay'
import type { CostTable_program$key } from '../../__generated__/CostTable_program.graphql.ts'
import type { CostTable_query$key } from '../../__generated__/CostTable_query.graphql.ts'
import { type CostLine, programCost, rounded, type Span } from '../../catalogue/programCost.ts'
import { COST_NOTES, UNKNOWN } from '../../content/catalogue.ts'
import { Heading, MarginNote, Text, VisuallyHidden } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { plural, t } from '../../language/language.ts'
import { LaterPart } from '../../routing/ScreenPage.ts'
import { Costs } from './programStyles.ts'

const CURRENCIES: Readonly<Record<string, string>> = {
  USA: 'USD',
  UK: 'GBP',
  CANADA: 'CAD',
  AUSTRALIA: 'AUD',
  GERMANY: 'EUR',
  ITALY: 'EUR',
  SPAIN: 'EUR',
  INDIA: 'INR',
}

const RUPEES = 'INR'
const RATE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: RUPEES, maximumFractionDigits: 2 })

function Amount({ line, span, currency }: { line: CostLine; span: keyof Span; currency: string }) {
  const inr = line.inr[span]
  const local = line.local[span]
  if (inr === null && local === null) return <span>{t(UNKNOWN)}</span>
  return (
    <>
      <span>{inr === null ? t(UNKNOWN) : moneyOf(rounded(inr), RUPEES)}</span>
      {currency !== RUPEES && local !== null && <span>{moneyOf(rounded(local), currency)}</span>}
    </>
  )
}

function monthsWords(months: number): string {
  return plural(months, { one: '# month', other: '# months' })
}

/** How the sums are computed: tuition, living costs and exchange rates, each with its basis. */
function formulaOf({
  tuition,
  living,
  months,
}: {
  tuition: { amount: number; currency: string; period: string } | null | undefined
  living: { amount: number; currency: string } | null | undefined
  months: number | null | undefined
}): string {
  const years = months == null ? null : Math.max(1, months / 12)
  const parts = [
    tuition &&
      (tuition.period === 'YEAR'
        ? t('{amount} a year', { amount: moneyOf(tuition.amount, tuition.currency) }) +
          (years === null ? '' : ` × ${Number(years.toFixed(2))}`)
        : t('{amount} for the whole', { amount: moneyOf(tuition.amount, tuition.currency) })),
    living &&
      t('{amount} a month', { amount: moneyOf(living.amount, living.currency) }) +
        (months == null ? '' : ` × ${monthsWords(months)}`),
  ]
  return parts.filter(Boolean).join(' + ')
}

/** What a programme costs in all, in rupees and in the currency in which it is paid there, and how that was reckoned. */
export function CostTable({
  program: programRef,
  query: queryRef,
}: {
  program: CostTable_program$key
  query: CostTable_query$key
}) {
  const { tuition, livingCost, durationMonths, university } = useFragment(
    graphql`
      fragment CostTable_program on Program {
        durationMonths
        tuition {
          amount
          currency
          period
        }
        livingCost {
          amount
          currency
          period
        }
        university {
          country
        }
      }
    `,
    programRef,
  )
  const { exchangeRates } = useFragment(
    graphql`
      fragment CostTable_query on Query {
        exchangeRates {
          currency
          inrPerUnit
          date
          source
        }
      }
    `,
    queryRef,
  )
  const cost = programCost({
    tuition: tuition ?? null,
    living: livingCost ?? null,
    durationMonths: durationMonths ?? null,
    localCurrency: CURRENCIES[university.country] ?? RUPEES,
    rates: new Map(exchangeRates.map(({ currency, inrPerUnit }) => [currency, inrPerUnit])),
  })
  const { currency, together } = cost
  const used = exchangeRates.filter(
    rate => rate.currency !== RUPEES && [tuition?.currency, livingCost?.currency].includes(rate.currency),
  )
  const isWhole = together.inr.whole !== null
  const lines = [
    { name: t('Tuition'), line: cost.tuition },
    { name: t('Living'), line: cost.living },
  ]
  return (
    <LaterPart aria-labelledby="cost">
      <Heading level={2} size="small" id="cost">
        {t('What it costs')}
      </Heading>
      <Costs>
        <caption>
          <VisuallyHidden>{t('Tuition and living, for a year and for the whole programme')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('For')}</VisuallyHidden>
            </th>
            <th scope="col">{t('A year')}</th>
            <th scope="col">
              {t('The whole')}
              {durationMonths == null ? '' : ` (${monthsWords(durationMonths)})`}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, line }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Amount line={line} span="year" currency={currency} />
              </td>
              <td>
                <Amount line={line} span="whole" currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Together')}</th>
            <td>
              <Amount line={together} span="year" currency={currency} />
            </td>
            <td>
              <Amount line={together} span="whole" currency={currency} />
            </td>
          </tr>
        </tfoot>
      </Costs>
      <MarginNote label={t('How this is reckoned')}>
        {(tuition || livingCost) && (
          <Text as="span" $size="small">
            {formulaOf({ tuition, living: livingCost, months: durationMonths })}
            {isWhole && together.inr.whole !== null
              ? t(' = about {amount}', { amount: moneyOf(rounded(together.inr.whole), RUPEES) })
              : ''}
            .{' '}
          </Text>
        )}
        {!isWhole && `${COST_NOTES.partial} `}
        {used.length > 0 &&
          t('Rates of {date}: {rates} ({source}). ', {
            date: calendarDayOf(used[0]?.date ?? ''),
            rates: used.map(rate => `1 ${rate.currency} = ${RATE.format(rate.inrPerUnit)}`).join(', '),
            source: used[0]?.source ?? '',
          })}
        {COST_NOTES.rule}
      </MarginNote>
    </LaterPart>
  )
}
