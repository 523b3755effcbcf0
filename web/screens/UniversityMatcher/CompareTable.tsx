import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  CompareTable_match$data,
  CompareTable_match$key,
} from '../../__generated__/CompareTable_match.graphql.ts'
import type { CompareTable_query$key } from '../../__generated__/CompareTable_query.graphql.ts'
import { type InrRates, programCost } from '../../catalogue/programCost.ts'
import type { OwnMoney } from '../../catalogue/useOwnMoney.ts'
import { COST_NOTES } from '../../content/catalogue.ts'
import { noBasis } from '../../content/destinations.ts'
import { TIERS } from '../../content/matching.ts'
import {
  Button,
  Heading,
  IconButton,
  Row as Line,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { t } from '../../language/language.ts'
import { hundredths, type ShownFactor } from '../../matching/factors.ts'
import type { ShownFit } from '../../matching/useFits.ts'
import { deadlineWords } from './deadlineWords.ts'
import type { WhatIf } from './useWhatIf.ts'

const Part = styled.div`
  scroll-margin-top: 6rem;

  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-bottom: var(--space-6);
`

const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
`

const Table = styled.table`
  min-width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-sm);
  line-height: 1.45;

  th,
  td {
    min-width: 10.5rem;
    max-width: 16rem;
    padding: var(--space-3);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  tr + tr > *,
  tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  th[scope='row'],
  thead th:first-child {
    position: sticky;
    z-index: var(--layer-raised);
    left: 0;
    width: 6.5rem;
    min-width: 6.5rem;
    background: var(--sheet);
    border-right: 1px solid var(--line);
    font-weight: 500;
    color: var(--ink-soft);
  }

  thead th {
    font-weight: var(--weight-strong);
  }

  thead small {
    display: block;
    font-size: var(--text-xs);
    font-weight: var(--weight-text);
    color: var(--ink-soft);
  }

  td {
    font-variant-numeric: tabular-nums;
  }

  td small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }
`

const ColumnHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);

  button {
    margin: -0.5rem -0.5rem 0 0;
  }
`

type Compared = CompareTable_match$data[number]
type Row = { name: string; cell: (match: Compared, fit: ShownFit | null) => ReactNode }

function tierName(tier: ShownFit['tier']): string {
  return tier === '%future added value' ? noBasis() : TIERS[tier].name
}

function factorRow({ kind, name }: ShownFactor): Row {
  return {
    name,
    cell(match, fit) {
      const factor = (fit ?? match).factors.find(other => other.kind === kind)
      if (!factor) return noBasis()
      return (
        <>
          {factor.isKnown ? t('{score} of 100', { score: hundredths(factor.score) }) : t('Not known')}
          <small>{factor.why}</small>
        </>
      )
    },
  }
}

function costCell({ program }: Compared, rates: InrRates, money: OwnMoney): ReactNode {
  const { tuition, livingCost, durationMonths } = program
  const { together } = programCost({
    tuition: tuition ?? null,
    living: livingCost ?? null,
    durationMonths: durationMonths ?? null,
    localCurrency: livingCost?.currency ?? 'INR',
    rates,
  })
  const dollar = rates.get('USD')
  const inOwn = (rupees: number | null) =>
    rupees === null || dollar === undefined ? null : money.say(rupees / dollar)
  const amount = inOwn(together.inr.whole)
  if (amount !== null) return t('About {amount}', { amount })
  const whole = inOwn(together.inr.year)
  return whole === null ? COST_NOTES.partial : t('About {whole} a year', { whole })
}

function livingCell({ program }: Compared): string {
  const { livingCost } = program
  return livingCost
    ? t('About {amount} a month', { amount: moneyOf(livingCost.amount, livingCost.currency) })
    : noBasis()
}

function rowsFor(
  matches: readonly Compared[],
  { rates, money }: { rates: InrRates; money: OwnMoney },
): readonly Row[] {
  const factors = matches[0]?.factors ?? []
  return [
    {
      name: t('Match'),
      cell: ({ matchPercentage }, fit) =>
        fit && fit.matchPercentage !== matchPercentage
          ? t('{before}% to {after}%', { before: matchPercentage, after: fit.matchPercentage })
          : `${matchPercentage}%`,
    },
    {
      name: t('Tier'),
      cell: ({ tier }, fit) =>
        fit && fit.tier !== tier
          ? t('{before} to {after}', { before: tierName(tier), after: tierName(fit.tier) })
          : tierName(tier),
    },
    { name: t('Tuition'), cell: ({ program }) => capitalised(program.tuitionFees) },
    { name: t('Living'), cell: livingCell },
    { name: t('Total cost'), cell: match => costCell(match, rates, money) },
    { name: t('Duration'), cell: ({ program }) => program.duration },
    {
      name: t('Deadlines'),
      cell: ({ program }) => deadlineWords(program.deadlines, new Date()) ?? noBasis(),
    },
    { name: t('Requirements'), cell: ({ program }) => program.requirements },
    ...factors.map(factorRow),
  ]
}

/** Matches beside each other, one fact a row. The names of the rows stay in sight on a narrow page. */
export function CompareTable({
  matches: matchRefs,
  query: queryRef,
  money,
  whatIf,
  onLeaveOut,
  onClose,
}: {
  matches: CompareTable_match$key
  query: CompareTable_query$key
  money: OwnMoney
  whatIf: WhatIf
  onLeaveOut: (id: string) => void
  onClose: () => void
}) {
  const matches = useFragment(
    graphql`
      fragment CompareTable_match on Match @relay(plural: true) {
        id
        matchPercentage
        tier
        factors {
          kind
          name
          score
          weight
          isKnown
          why
        }
        program {
          id
          databaseId
          name
          duration
          durationMonths
          tuitionFees
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
          requirements
          deadlines {
            date
            label
          }
        }
        university {
          name
        }
      }
    `,
    matchRefs,
  )
  const { exchangeRates } = useFragment(
    graphql`
      fragment CompareTable_query on Query {
        exchangeRates {
          currency
          inrPerUnit
          date
        }
      }
    `,
    queryRef,
  )
  const rates = new Map(exchangeRates.map(({ currency, inrPerUnit }) => [currency, inrPerUnit]))
  const [newest] = exchangeRates
  const part = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'start' })
  }, [])
  const fitOf = (match: Compared) => whatIf.fits.get(match.program.id) ?? null
  return (
    <Part ref={part}>
      <Line $align="baseline" $justify="space-between">
        <Heading level={2} size="small" id="comparison" ref={heading} tabIndex={-1}>
          {t('Side by side')}
        </Heading>
        <Button size="small" onClick={onClose}>
          {t('Close the comparison')}
        </Button>
      </Line>
      {whatIf.words && (
        <Text $size="small" $tone="soft">
          {t('With {words}. Nothing of that is saved.', { words: whatIf.words })}
        </Text>
      )}
      <Scroller role="region" aria-labelledby="comparison" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('What')}</VisuallyHidden>
              </th>
              {matches.map(({ id, program, university }) => (
                <th key={id} scope="col">
                  <ColumnHead>
                    <span>
                      <TextLink as={Link} to={`/programs/${program.databaseId}`}>
                        {program.name}
                      </TextLink>
                      <small>{university.name}</small>
                    </span>
                    <IconButton
                      size="small"
                      label={t('Leave out {name}', { name: program.name })}
                      icon={<X aria-hidden="true" />}
                      onClick={() => {
                        // The button goes with its column.
                        heading.current?.focus({ preventScroll: true })
                        onLeaveOut(id)
                      }}
                    />
                  </ColumnHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsFor(matches, { rates, money }).map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {matches.map(match => (
                  <td key={match.id}>{cell(match, fitOf(match))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      <Text $size="small" $tone="soft" $measure>
        {newest && t('Total cost at rates of {date}. ', { date: calendarDayOf(newest.date) })}
        {COST_NOTES.rule}
      </Text>
    </Part>
  )
}
