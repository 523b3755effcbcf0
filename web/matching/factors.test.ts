import { describe, expect, it } from 'vitest'
import { changedFactors, factorWords } from './factors.ts'

const factor = (kind: string, score: number, more: object = {}) => ({
  kind,
  name: kind.toLowerCase(),
  score,
  weight: 0.2,
  isKnown: true,
  why: '',
  ...more,
})

describe('factors at a glance', () => {
  it('are the strong, the weak and those of which nothing is known', () => {
    const words = factorWords([
      factor('FIELD', 1),
      factor('TESTS', 0.8),
      factor('ACADEMICS', 0.6),
      factor('BUDGET', 0.2),
      factor('INTAKE', 0.5, { isKnown: false }),
    ])
    expect(words).toEqual([
      { label: 'Strong', names: ['field', 'tests'] },
      { label: 'Weak', names: ['budget'] },
      { label: 'Not known', names: ['intake'] },
    ])
  })

  it('leave out what does not count', () => {
    expect(factorWords([factor('BUDGET', 0.1, { weight: 0 })])).toEqual([])
  })
})

it('finds the factors that changed, what moves the whole most first', () => {
  const before = [factor('TESTS', 0.5), factor('BUDGET', 0.2), factor('FIELD', 1)]
  const after = [factor('TESTS', 0.6), factor('BUDGET', 0.9), factor('FIELD', 1)]
  expect(changedFactors(before, after).map(({ kind }) => kind)).toEqual(['BUDGET', 'TESTS'])
})
