/**
 * How often a property is tried with other values: `most` times in `npm run test:all`, a fifth of that otherwise.
 * Every `fc.assert` takes its runs from here.
 */
export function runs(most: number): { numRuns: number } {
  return { numRuns: process.env.TEST_ALL === '1' ? most : Math.ceil(most / 5) }
}

/**
 * Every third case and the last one by default, all of them in `npm run test:all`: for cases that each take many
 * seconds, because they start processes or type through a whole form.
 */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  if (process.env.TEST_ALL === '1') return cases
  return cases.filter((_, index) => index % 3 === 0 || index === cases.length - 1)
}

/** The first case by default, all of them in `npm run test:all`: for journeys that take half a minute each. */
export function firstOf<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env.TEST_ALL === '1' ? cases : cases.slice(0, 1)
}
