import { describe, expect, it } from 'vitest'
import { dueAfter, isOverdue, waitFigures } from './promise.ts'

const NOON = new Date('2026-11-23T12:00:00Z')
const answer = (waitedSeconds: number, wasLate = false) => ({ waitedSeconds, wasLate })

describe('the promised time of an answer', () => {
  it('is counted in hours from the message, and holds until it is over', () => {
    const dueAt = dueAfter(NOON, 24)
    expect(dueAt.toISOString()).toBe('2026-11-24T12:00:00.000Z')
    expect(isOverdue({ state: 'OPEN', dueAt }, dueAt)).toBe(false)
    expect(isOverdue({ state: 'OPEN', dueAt }, new Date(dueAt.getTime() + 1))).toBe(true)
    expect(isOverdue({ state: 'ANSWERED', dueAt }, new Date(dueAt.getTime() + 1))).toBe(false)
  })

  it('is measured from the fifth answer on, with those that were late', () => {
    const four = [answer(40), answer(10), answer(30), answer(20)]
    expect(waitFigures(four)).toEqual({ answers: 4, medianSeconds: null, onTime: null })
    expect(waitFigures([...four, answer(90_000, true)])).toEqual({ answers: 5, medianSeconds: 30, onTime: 4 })
  })
})
