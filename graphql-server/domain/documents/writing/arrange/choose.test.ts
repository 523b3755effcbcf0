import { describe, expect, it } from 'vitest'
import { chooseWithin, createTold } from './choose.ts'
import type { Piece } from './pieces.ts'

const piece = (text: string, key = 'story'): Piece => ({
  text,
  source: { key, label: key, quote: text },
  isNote: false,
})
const answer = (...sentences: string[]) => ({
  pieces: sentences.map(text => piece(text)),
  isDear: false,
  isKept: false,
  supports: false,
})
const paragraph = (...answers: ReturnType<typeof answer>[]) => ({ share: 0.5, isNeeded: true, answers })
const sentence = (words: number, first = 'Nobody') => `${first} ${'went '.repeat(words - 1).trim()}.`
const textsOf = (chosen: Piece[][]) => chosen.map(pieces => pieces.map(({ text }) => text))

const STORY = [
  'The men had no contract.',
  'Sunita asked them for the envelopes of their tickets.',
  'The broker had written the sum on each of them.',
  'But nineteen still had theirs.',
  'In March the nineteen got 110,000 back.',
]

describe('where not everything fits', () => {
  it('an answer that supports goes whole before a story loses a sentence', () => {
    const story = { ...answer(...STORY), isDear: true }
    const other = { ...answer(...Array.from({ length: 9 }, () => sentence(10))), supports: true }
    expect(textsOf(chooseWithin([paragraph(story, other)], 50))).toEqual([STORY])
  })

  it('a paragraph that is needed keeps its last answer, and another may lose it', () => {
    const remark = answer(sentence(20))
    const room = 15
    const [needed, other] = chooseWithin(
      [paragraph(answer(sentence(12))), { ...paragraph(remark), isNeeded: false }],
      room,
    )
    expect(needed).toHaveLength(1)
    expect(other).toHaveLength(0)
  })

  it('an answer that is no story loses its end before its middle', () => {
    const told = Array.from(
      { length: 7 },
      (_, at) => `Nobody ${at === 6 ? 'heard' : 'saw'} ${'it '.repeat(9)}${at}.`,
    )
    expect(textsOf(chooseWithin([paragraph(answer(...told))], 72))).toEqual([told.slice(0, 6)])
  })

  it('a story loses one run, and nothing stays that leans on what is gone', () => {
    const told = [
      sentence(10, 'Everybody'),
      sentence(10),
      'It was read by 300 people in 12 villages.',
      sentence(30, '110,000'),
    ]
    const story = { ...answer(...told), isDear: true }
    expect(textsOf(chooseWithin([paragraph(story)], 52))).toEqual([[told[0], told[1], told[3]]])
  })
})

describe('a story that would lose its point', () => {
  it('goes whole, where others stay and little room is left over', () => {
    const kept = answer(...Array.from({ length: 9 }, (_, at) => `Somebody ${'ran '.repeat(9)}${at}.`))
    const [chosen] = textsOf(chooseWithin([paragraph({ ...kept, isDear: true }, answer(...STORY))], 110))
    expect(chosen).toHaveLength(9)
  })
})

describe('what was told', () => {
  it('is not told again by another answer', () => {
    const { tells } = createTold()
    expect(tells(piece('I work in the sewing department.', 'one'))).toBe(true)
    expect(tells(piece('I work in the sewing department.', 'two'))).toBe(false)
    expect(tells(piece('I do it after the work.', 'two'))).toBe(true)
  })
})
