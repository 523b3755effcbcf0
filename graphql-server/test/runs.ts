/**
 * How often a property is tried with other values: `most` times in `npm run test:all`, a fifth of that otherwise.
 * Every `fc.assert` takes its runs from here.
 */
export function runs(most: number): { numRuns: number } {
  return { numRuns: process.env.TEST_ALL === '1' ? most : Math.ceil(most / 5) }
}
