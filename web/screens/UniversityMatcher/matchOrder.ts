import { plural, t } from '../../language/language.ts'
import type { ShownFit } from '../../matching/useFits.ts'

/** A match as far as its place in the list depends on it. */
type Placed = {
  readonly id: string
  readonly matchPercentage: number
  readonly tier: string
  readonly program: { readonly id: string }
}

/** The matches with the best fit first, by their what-if fit where there is one. Equals keep their order. */
export function byTriedFit<M extends Placed>(
  matches: readonly M[],
  fits: ReadonlyMap<string, ShownFit>,
): readonly M[] {
  const fitOf = ({ program, matchPercentage }: M) => fits.get(program.id)?.matchPercentage ?? matchPercentage
  return matches.toSorted((one, other) => fitOf(other) - fitOf(one))
}

/** How the matches change under the what-if values: '9 of 15 rise, 1 falls, 2 change their tier'. */
export function moveWords(matches: readonly Placed[], fits: ReadonlyMap<string, ShownFit>): string {
  const moved = matches.flatMap(match => {
    const fit = fits.get(match.program.id)
    return fit
      ? [{ by: fit.matchPercentage - match.matchPercentage, isOtherTier: fit.tier !== match.tier }]
      : []
  })
  const rise = moved.filter(({ by }) => by > 0).length
  const fall = moved.filter(({ by }) => by < 0).length
  const otherTier = moved.filter(({ isOtherTier }) => isOtherTier).length
  if (rise === 0 && fall === 0 && otherTier === 0) return t('nothing moves')
  const parts = [
    rise > 0 &&
      plural(rise, { one: '# of {total} rises', other: '# of {total} rise' }, { total: moved.length }),
    fall > 0 && plural(fall, { one: '# falls', other: '# fall' }),
    otherTier > 0 && plural(otherTier, { one: '# changes its tier', other: '# change their tier' }),
  ]
  return parts.filter(part => part !== false).join(', ')
}
