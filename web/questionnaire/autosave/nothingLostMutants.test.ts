import fc from 'fast-check'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type * as Field from './field.ts'
import type * as KeptAnswers from './keptAnswers.ts'
import { nothingIsLost } from './testing/nothingIsLost.ts'

/*
 * Puts three former faults of autosave back, one at a time: the property of nothingLost.test.ts must find each of them.
 */

const { mutant } = vi.hoisted(() => ({
  mutant: { fault: 'NONE' as 'NONE' | 'ONE_ENTRY' | 'NEVER_GIVES_WAY' | 'CONFIRMS_LATER' },
}))

vi.mock('./keptAnswers.ts', async importOriginal => {
  const original = await importOriginal<typeof KeptAnswers>()
  return {
    ...original,
    openAnswerKeeper: (options: Parameters<typeof original.openAnswerKeeper>[0]) => {
      const own = original.openAnswerKeeper(options)
      const shared = original.openAnswerKeeper({ ...options, mark: 'shared' })
      return mutant.fault === 'ONE_ENTRY' ? { ...own, write: shared.write, has: shared.has } : own
    },
  }
})

vi.mock('./field.ts', async importOriginal => {
  const original = await importOriginal<typeof Field>()
  return {
    ...original,
    sendableOf: (field: Field.Field) => {
      const item = original.sendableOf(field)
      return item !== null && mutant.fault === 'NEVER_GIVES_WAY' ? { ...item, givesWay: false } : item
    },
    confirm: (...[field, item, ...rest]: Parameters<typeof original.confirm>) => {
      const edit = field.edit && { ...field.edit, id: item.id }
      const confirmed = mutant.fault === 'CONFIRMS_LATER' ? { ...field, edit } : field
      return original.confirm(confirmed, item, ...rest)
    },
  }
})

afterEach(() => {
  mutant.fault = 'NONE'
  vi.restoreAllMocks()
})
// The next file of this worker gets the modules themselves.
afterAll(() => {
  vi.doUnmock('./keptAnswers.ts')
  vi.doUnmock('./field.ts')
})

it.each([
  ['ONE_ENTRY', 'the pages of a draft share one entry on the device'],
  ['NEVER_GIVES_WAY', 'words of a closed page replace what was saved since'],
  ['CONFIRMS_LATER', 'the response to an earlier save confirms a later value'],
] as const)(
  'finds the fault %s: %s',
  async (fault, _) => {
    mutant.fault = fault
    const { property } = nothingIsLost()
    const { failed } = await fc.check(property, { numRuns: 2000, seed: 20261122, endOnFailure: true })
    expect(failed).toBe(true)
  },
  120_000,
)

it('finds none without a fault', async () => {
  const { property } = nothingIsLost()
  const { failed } = await fc.check(property, { numRuns: 20, seed: 20261122, endOnFailure: true })
  expect(failed).toBe(false)
}, 120_000)
