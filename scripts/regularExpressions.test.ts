import { expect, test } from 'vitest'
import { expressionsIn, findExpressions, judge, readRecord } from './regularExpressions.ts'

const expressions = findExpressions()
const record = readRecord()
const SECONDS = 1000
/** How many were 'squared' when they were first checked: trims and look-aheads over texts of a bounded length. */
const SQUARED = 55

test('expressions are found wherever they are written', () => {
  const text =
    "const a = b / c\nif (/x[/]y/u.test(a)) d.replace(/q+/gi, '/no/')\nconst e = <p>{/z/.source}</p>"
  expect(expressionsIn(text, 'page.tsx').map(({ pattern, flags, at }) => [pattern, flags, at])).toEqual([
    ['x[/]y', 'u', 'page.tsx:2'],
    ['q+', 'gi', 'page.tsx:2'],
    ['z', '', 'page.tsx:3'],
  ])
  expect(expressions.size).toBeGreaterThan(1000)
})

test(
  'recheck tells a harmless expression from one that hangs',
  async () => {
    expect(await judge({ pattern: '^[a-z]+$', flags: '' })).toBe('linear')
    expect(await judge({ pattern: '\\s+x', flags: '' })).toBe('squared')
    expect(await judge({ pattern: '^(a+)+$', flags: '' })).toBe('worse')
  },
  60 * SECONDS,
)

test(
  'none takes longer than in proportion to its text, but for those that the record lists',
  async () => {
    const slow: string[] = []
    for (const [name, expression] of expressions) {
      if (record.has(name)) continue
      const verdict = await judge(expression)
      if (verdict !== 'linear') slow.push(`${verdict}: ${expression.at} /${expression.pattern}/`)
    }
    // `npm run expressions` records those that are accepted.
    expect(slow).toEqual([])
  },
  120 * SECONDS,
)

test('none is accepted that is worse than the square of its text, without a reason', () => {
  const verdicts = [...record.values()]
  expect(verdicts.filter(verdict => !/^(?:linear|squared|unknown|worse: .{20,})$/.test(verdict))).toEqual([])
  expect(verdicts.filter(verdict => verdict === 'squared').length).toBeLessThanOrEqual(SQUARED)
})
