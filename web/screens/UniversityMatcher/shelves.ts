import { TIER_ORDER } from '../../content/matching.ts'
import type { ShownFit } from '../../matching/useFits.ts'

/** A match as far as its place on the shelves depends on it. */
export type Placed = {
  readonly id: string
  readonly matchPercentage: number
  readonly tier: string
  readonly program: { readonly id: string }
}

export type Shelf<M> = { readonly tier: (typeof TIER_ORDER)[number]; readonly matches: readonly M[] }

/**
 * The matches by tier, the best first. What is tried out decides where there is an answer to it; among equals the
 * order in which they came stays.
 */
export function shelvesOf<M extends Placed>(
  matches: readonly M[],
  fits: ReadonlyMap<string, ShownFit>,
): readonly Shelf<M>[] {
  const placed = matches.map(match => {
    const { tier, matchPercentage } = fits.get(match.program.id) ?? match
    return { match, tier, matchPercentage }
  })
  return TIER_ORDER.map(tier => ({
    tier,
    matches: placed
      .filter(place => place.tier === tier)
      .sort((one, other) => other.matchPercentage - one.matchPercentage)
      .map(({ match }) => match),
  }))
}

/** What becomes of the matches under what is tried out: how many rise, fall and change their tier. */
function movesOf(
  matches: readonly Placed[],
  fits: ReadonlyMap<string, ShownFit>,
): { rise: number; fall: number; otherTier: number } {
  const moves = { rise: 0, fall: 0, otherTier: 0 }
  for (const { program, matchPercentage, tier } of matches) {
    const fit = fits.get(program.id)
    if (!fit) continue
    if (fit.matchPercentage > matchPercentage) moves.rise += 1
    if (fit.matchPercentage < matchPercentage) moves.fall += 1
    if (fit.tier !== tier) moves.otherTier += 1
  }
  return moves
}

const timesOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Those moves in a sentence's words: '9 of 15 rise, 1 falls, 2 change their tier'. */
export function moveWords(matches: readonly Placed[], fits: ReadonlyMap<string, ShownFit>): string {
  const { rise, fall, otherTier } = movesOf(matches, fits)
  if (rise === 0 && fall === 0 && otherTier === 0) return 'nothing moves'
  const parts = [
    rise > 0 && `${rise} of ${matches.length} ${rise === 1 ? 'rises' : 'rise'}`,
    fall > 0 && timesOf(fall, 'falls', 'fall'),
    otherTier > 0 && timesOf(otherTier, 'changes its tier', 'change their tier'),
  ]
  return parts.filter(part => part !== false).join(', ')
}
