import { expect, test } from 'vitest'
import { placeQuestion } from './placeQuestions.ts'

const paragraph = (...sources: { key: string; quote: string }[]) => ({ sentences: [{ sources }] })
const COUNTED = { key: 'work', words: 'I counted handovers on the labour ward.' }
const GOAL = { key: 'goals', words: 'I want to work on health systems.' }

test('a question belongs to the paragraph that quotes its statements', () => {
  const paragraphs = [
    paragraph({ key: 'work', quote: 'three midwives per shift' }),
    paragraph({ key: 'work', quote: 'counted handovers' }),
    paragraph({ key: 'goals', quote: 'I want to work on health systems.' }),
  ]
  expect(placeQuestion([COUNTED], paragraphs)).toBe(1)
  expect(placeQuestion([GOAL], paragraphs)).toBe(2)
})

test('of two that quote one statement each, to the first; to one that quotes both before those', () => {
  const work = { key: 'work', quote: 'counted handovers' }
  const goal = { key: 'goals', quote: 'health systems' }
  expect(placeQuestion([COUNTED, GOAL], [paragraph(work), paragraph(goal)])).toBe(0)
  expect(placeQuestion([COUNTED, GOAL], [paragraph(work), paragraph(goal), paragraph(work, goal)])).toBe(2)
})

test('without a quote to the paragraph of the same answer, and nowhere without that', () => {
  const other = paragraph({ key: 'work', quote: 'I nursed for two years.' })
  expect(placeQuestion([COUNTED], [paragraph(), other])).toBe(1)
  expect(placeQuestion([GOAL], [paragraph(), other])).toBeNull()
  expect(placeQuestion([COUNTED], [])).toBeNull()
})

test('words in another script are compared too', () => {
  const words = { key: 'work', words: '血圧の記録が一晩なかった。' }
  expect(
    placeQuestion(
      [words],
      [paragraph({ key: 'work', quote: '！！' }), paragraph({ key: 'work', quote: '血圧の記録' })],
    ),
  ).toBe(1)
})
