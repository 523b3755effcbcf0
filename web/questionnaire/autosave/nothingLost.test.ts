import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { runs } from '../../../graphql-server/test/runs.ts'
import { nothingIsLost } from './testing/nothingIsLost.ts'

const { numRuns: RUNS } = runs(10_000)

afterEach(() => {
  vi.restoreAllMocks()
})

it('loses nothing that was typed, and all pages come to show the same', async () => {
  const { property, counts } = nothingIsLost()
  await fc.assert(property, { numRuns: RUNS, seed: 20261122 })
  expect(counts.runs).toBeGreaterThanOrEqual(RUNS)
  expect(counts.values).toBeGreaterThan(RUNS)
  if (process.env.TEST_ALL === '1')
    process.stdout.write(`Autosave: ${counts.runs} runs with ${counts.values} typed values, none lost\n`)
}, 600_000)
