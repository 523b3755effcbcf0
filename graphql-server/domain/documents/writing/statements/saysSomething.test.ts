import { describe, expect, it } from 'vitest'
import { saysSomething } from './saysSomething.ts'

describe('what says something', () => {
  it.each([
    'Count before you complain.',
    'I love bees.',
    'Two years at Bosch in Pune',
    'B.Tech in Mechanical Engineering, CGPA 8.1',
    'I BUILT A BRIDGE OUT OF BAMBOO',
    'मैंने दो महीने तक काम किया',
    '我数了两个月的交接班',
  ])('takes %s', words => expect(saysSomething(words)).toBe(true))

  it.each([
    'Statistics',
    'TU Delft',
    'Dr. Meera Iyer',
    '8.1 CGPA',
    '2019',
    'May 2019 to July 2021',
    'Class of 2019',
    'B.Tech',
    'Python 3.12',
    '统计学',
  ])('leaves out %s', words => expect(saysSomething(words)).toBe(false))
})
