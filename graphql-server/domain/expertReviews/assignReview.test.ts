import { describe, expect, it } from 'vitest'
import { leastLoaded, MOST_AT_A_TIME } from './assignReview.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

describe('the next text', () => {
  it('goes to who has the fewest, then to who was given one the longest ago', () => {
    expect(
      leastLoaded([
        { id: 1, open: 2, lastAssignedAt: null },
        { id: 2, open: 1, lastAssignedAt: at(3) },
        { id: 3, open: 1, lastAssignedAt: at(2) },
      ]),
    ).toBe(3)
    expect(
      leastLoaded([
        { id: 5, open: 0, lastAssignedAt: at(1) },
        { id: 4, open: 0, lastAssignedAt: null },
      ]),
    ).toBe(4)
  })

  it('waits where nobody has room', () => {
    expect(leastLoaded([])).toBeNull()
    expect(leastLoaded([{ id: 1, open: MOST_AT_A_TIME, lastAssignedAt: null }])).toBeNull()
  })
})
