import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MatchShelves_match$key } from '../../__generated__/MatchShelves_match.graphql.ts'
import { TIERS } from '../../content/matching.ts'
import { Button, Heading, Text } from '../../design/index.ts'
import { CalmList } from './CalmList.tsx'
import { MatchCard } from './MatchCard.tsx'
import { ShelfHead } from './matcherStyles.ts'
import { shelvesOf } from './shelves.ts'
import type { Comparison } from './useComparison.ts'
import type { WhatIf } from './useWhatIf.ts'

/** What a shelf shows before somebody asks for all of it. */
const SHOWN_AT_FIRST = 6

/** The matches on three shelves. Their shelf and order follow the values that are tried. */
export function MatchShelves({
  matches: matchRefs,
  whatIf,
  comparison,
}: {
  matches: MatchShelves_match$key
  whatIf: WhatIf
  comparison: Comparison
}) {
  const matches = useFragment(
    graphql`
      fragment MatchShelves_match on Match @relay(plural: true) {
        id
        matchPercentage
        tier
        program {
          id
        }
        ...MatchCard_match
      }
    `,
    matchRefs,
  )
  const [open, setOpen] = useState<readonly string[]>([])
  const shelves = shelvesOf(matches, whatIf.fits)
  const order = shelves.map(shelf => shelf.matches.map(({ id }) => id).join()).join(';')
  return (
    <CalmList order={order}>
      {shelves.flatMap(({ tier, matches: all }) => {
        if (all.length === 0) return []
        const isShort = all.length > SHOWN_AT_FIRST && !open.includes(tier)
        const shown = isShort ? all.slice(0, SHOWN_AT_FIRST) : all
        return [
          <ShelfHead key={tier}>
            <Heading level={2} size="small">
              {TIERS[tier].name}{' '}
              <span>
                {all.length} {all.length === 1 ? 'programme' : 'programmes'}
              </span>
            </Heading>
            <Text $size="small" $tone="soft" $measure>
              {TIERS[tier].meaning}
            </Text>
          </ShelfHead>,
          ...shown.map(match => (
            <MatchCard
              key={match.id}
              match={match}
              fit={whatIf.fits.get(match.program.id) ?? null}
              whatIfWords={whatIf.words}
              isCompared={comparison.ids.includes(match.id)}
              canCompare={!comparison.isFull || comparison.ids.includes(match.id)}
              onCompare={isCompared => comparison.choose(match.id, isCompared)}
            />
          )),
          ...(isShort
            ? [
                <div key={`all of ${tier}`}>
                  <Button onClick={() => setOpen([...open, tier])}>
                    Show all {all.length} of {TIERS[tier].name}
                  </Button>
                </div>,
              ]
            : []),
        ]
      })}
    </CalmList>
  )
}
