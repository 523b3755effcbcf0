import { ArrowUpRight, Equal, ShieldCheck } from 'lucide-react'
import { TIERS } from '../content/matching.ts'
import { Badge, type Tone } from '../design/index.ts'

/** How hard a programme is to get into for somebody, as far as figures say. */
export type TierCode = 'REACH' | 'MATCH' | 'SAFETY' | '%future added value'

const signs = { REACH: ArrowUpRight, MATCH: Equal, SAFETY: ShieldCheck }
const tones = { REACH: 'note', MATCH: 'plain', SAFETY: 'success' } satisfies Record<string, Tone>

/** The name of a tier, with the shape that marks it. */
export function TierBadge({ tier }: { tier: TierCode }) {
  if (tier === '%future added value') return null
  const Sign = signs[tier]
  return (
    <Badge tone={tones[tier]} icon={<Sign aria-hidden="true" />}>
      {TIERS[tier].name}
    </Badge>
  )
}
