import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import {
  FURTHER,
  noHistory,
  ORDERS,
  OVER_BUDGET,
  orderBasis,
  overBudgetWords,
  TIER_ORDER,
  TIERS,
  tierBasis,
} from '../../content/matching.ts'
import { Button, Field, Heading, Select, Stack, Text, VisuallyHidden } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { AnimatedList } from './AnimatedList.tsx'
import { MatchRow } from './MatchRow.tsx'
import type { MatcherPlace } from './matcherAddress.ts'
import { FurtherHead, Legend, ListHead, OverHead } from './matcherStyles.ts'
import { byTriedFit } from './matchOrder.ts'
import type { Comparison } from './useComparison.ts'
import { type ListedMatch, MATCHES_OF_A_PAGE, type useMatches } from './useMatches.ts'
import type { WhatIf } from './useWhatIf.ts'

/** How many the first list has where enough suit. */
const TEN = 10

/** The matches as lines, in the order that is chosen, page by page. */
export function MatchList({
  list: { matches, totalCount, hasNext, isLoadingNext, loadNext },
  whatIf,
  comparison,
  say,
  order,
  firstTen,
  showsFactors,
  onOrder,
  onWhatIf,
}: {
  list: ReturnType<typeof useMatches>
  whatIf: WhatIf
  comparison: Comparison
  /** An amount of US dollars in the person's currency. */
  say: (amountUsd: number) => string | null
  order: MatcherPlace['order']
  /** How many, in the usual order, are the ones to look at first. */
  firstTen: number
  /** Whether the plan shows factors and history, and has the what-if. */
  showsFactors: boolean
  onOrder: (order: MatcherPlace['order']) => void
  onWhatIf: (match: ListedMatch) => void
}) {
  const { list, showMore, fault } = useShowMore<HTMLOListElement>({
    loadNext,
    shown: matches.length,
    page: MATCHES_OF_A_PAGE,
  })
  const shown = order === 'FIT' ? byTriedFit(matches, whatIf.fits) : matches
  const [isOverOpen, setOverOpen] = useState(firstTen === 0)
  const listOf = ({ list: own, place }: ListedMatch) => own ?? (place > firstTen ? 'FURTHER' : 'FIRST')
  const isUsual = order === 'USUAL'
  const firstFurther = isUsual ? shown.find(match => listOf(match) === 'FURTHER') : undefined
  const over = isUsual ? shown.filter(match => listOf(match) === 'OVER_BUDGET') : []
  const visible = isOverOpen ? shown : shown.filter(match => match === over[0] || !over.includes(match))
  const countWords = plural(totalCount, { one: '# match', other: '# matches' })
  const lacksHistory = showsFactors && matches.some(({ history }) => history?.applicants == null)
  return (
    <Stack $gap={3}>
      <ListHead>
        <div>
          <Heading level={2} size="tiny">
            {countWords}
          </Heading>
          <VisuallyHidden role="status">{countWords}</VisuallyHidden>
        </div>
        <Field label={t('Order')} hideLabel>
          <Select
            value={order}
            options={ORDERS}
            onChange={({ currentTarget: { value } }) =>
              onOrder(ORDERS.find(choice => choice.value === value)?.value ?? 'USUAL')
            }
          />
        </Field>
      </ListHead>
      <AnimatedList order={visible.map(({ id }) => id).join()} list={list}>
        {visible.map(match => (
          <li key={match.id}>
            {match === over[0] && (
              <OverHead>
                {firstTen === 0 && (
                  <Text $size="small" $tone="soft">
                    {OVER_BUDGET.only}
                  </Text>
                )}
                <Button
                  variant="quiet"
                  size="small"
                  flush
                  aria-expanded={isOverOpen}
                  trailingIcon={<ChevronDown aria-hidden="true" />}
                  onClick={() => setOverOpen(!isOverOpen)}
                >
                  {overBudgetWords(over.length)}
                </Button>
              </OverHead>
            )}
            {match === firstFurther && (
              <FurtherHead>
                <Heading level={3} size="tiny">
                  {FURTHER.title}
                </Heading>
                <Text $size="small" $tone="soft">
                  {firstTen < TEN ? FURTHER.afterFewer : FURTHER.afterTen}
                </Text>
              </FurtherHead>
            )}
            {(isOverOpen || match !== over[0]) && (
              <MatchRow
                match={match}
                say={say}
                fit={whatIf.fits.get(match.program.id) ?? null}
                whatIfWords={whatIf.words}
                isCompared={comparison.ids.includes(match.id)}
                canCompare={!comparison.isFull || comparison.ids.includes(match.id)}
                onCompare={isCompared => comparison.choose(match.id, isCompared)}
                onWhatIf={showsFactors ? () => onWhatIf(match) : null}
              />
            )}
          </li>
        ))}
      </AnimatedList>
      <ListFoot
        shown={matches.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more matches')}
        onShowMore={showMore}
      />
      <Legend>
        {order === 'USUAL' && totalCount > 1 && <p>{orderBasis()}</p>}
        <p>{tierBasis()}</p>
        {TIER_ORDER.map(tier => (
          <p key={tier}>
            <strong>{TIERS[tier].name}</strong>: {TIERS[tier].meaning}
          </p>
        ))}
        {lacksHistory && <p>{noHistory()}</p>}
      </Legend>
    </Stack>
  )
}
