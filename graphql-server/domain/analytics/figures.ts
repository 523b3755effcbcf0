import { createHmac } from 'node:crypto'

/** A group of fewer people is hidden. */
export const LEAST_PEOPLE = 10
/** Counts are shown in steps of this size. */
export const STEP = 5
/** The most that noise adds to a count of people or takes from it. */
export const MOST_NOISE = 4
/** The most that one person adds to a count of rows, so that no single person stands out in it. */
export const MOST_OF_ONE = 5

/** A group as it is counted: its name, its people, and the rows that they have, where rows are counted. */
export type Group = { cell: string; people: number; rows?: number }

/** A group as it is shown. Null: fewer than ten people, or so few more that the noise hides them. */
export type ShownGroup = { people: number | null; rows: number | null }

/**
 * A group as analysts see it. Noise that the secret makes from the group's name and its count is added to the count of
 * people: the same group has the same noise for ever, so that asking again tells nothing, and one person more gives
 * other noise, so that a step up does not tell of them. What is
 * under fourteen with the noise, and so whatever is under ten, is hidden, the rest
 * rounded to fives. Of rows at most five of a person are counted (`MOST_OF_ONE`, by the statement), with noise of the
 * size of that. Two figures that differ by one person so differ by chance as well (docs/decisions/0053).
 */
export function shownGroup(secret: Uint8Array, { cell, people, rows }: Group): ShownGroup {
  const noisy = people + noiseOf(secret, `people ${cell} ${people}`, MOST_NOISE)
  // With the noise on top, a group of nine is hidden whatever the noise, and nothing jumps where a tenth person joins.
  if (noisy < LEAST_PEOPLE + MOST_NOISE) return { people: null, rows: null }
  const shown = inSteps(noisy)
  if (rows === undefined) return { people: shown, rows: null }
  const noisyRows = rows + noiseOf(secret, `rows ${cell} ${rows}`, MOST_NOISE * MOST_OF_ONE)
  return { people: shown, rows: Math.max(0, inSteps(noisyRows)) }
}

/** A whole number from -most to most, every one as likely, that only the secret and the name decide. */
function noiseOf(secret: Uint8Array, name: string, most: number): number {
  const number = createHmac('sha256', secret).update(name).digest().readUInt32BE(0)
  return (number % (2 * most + 1)) - most
}

function inSteps(count: number): number {
  return Math.round(count / STEP) * STEP
}
