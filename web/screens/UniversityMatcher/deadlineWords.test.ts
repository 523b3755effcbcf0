import { expect, it } from 'vitest'
import { deadlineWords } from './deadlineWords.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const day = (date: string, label: string) => ({ date, label })

it('names the next days by which one applies, also that of today', () => {
  expect(
    deadlineWords(
      [day('2026-09-01', 'Round 1'), day('2026-11-21', 'Round 2'), day('2027-01-06', 'Round 3')],
      NOW,
    ),
  ).toBe('21 November 2026 (Round 2); 6 January 2027 (Round 3)')
})

it('says of days that are past which was the last', () => {
  expect(deadlineWords([day('2026-01-07', 'Round 2')], NOW)).toBe('Last known: 7 January 2026 (Round 2)')
})

it('has nothing to say where none is known', () => {
  expect(deadlineWords([], NOW)).toBeNull()
})
