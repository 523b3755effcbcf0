import { describe, expect, it } from 'vitest'
import { shortened } from './shorten.ts'

const PLAN = [{ share: 0.5 }, { share: 0.5 }]
const placed = (texts: readonly string[], paragraph = 1) =>
  texts.map(text => ({
    paragraph,
    block: paragraph,
    sentence: { text, sources: [], cites: [], complaints: [] },
  }))
const TEXT = [
  ...placed([
    'In 2022 I counted 40 lamps in our street.',
    'Most of them stood near the school and the shops there.',
    'I wrote down 14 numbers for the mayor in May.',
    'They were repaired within a week.',
  ]),
  ...placed(['I want to study lighting.', 'Streets need it.', 'I want to count again.'], 2),
]
const textsOf = (all: typeof TEXT) => all.map(({ sentence }) => sentence.text)

describe('a text that is too long', () => {
  it('stays as it is within its length', () => {
    expect(shortened(TEXT, { most: 60, plan: PLAN, spare: [] })).toEqual({ kept: TEXT, out: [] })
  })

  it('goes without the sentence that tells least, and not without beginnings, ends and what another leans on', () => {
    const { kept, out } = shortened(TEXT, { most: 40, plan: PLAN, spare: [] })
    expect(textsOf(out)).toEqual(['Most of them stood near the school and the shops there.'])
    expect(kept).toEqual(TEXT.filter(one => !out.includes(one)))
  })

  it('goes first without those that are named, as far as it must', () => {
    const spare = [TEXT[3], TEXT[1]].flatMap(one => one?.sentence ?? [])
    const { out } = shortened(TEXT, { most: 45, plan: PLAN, spare })
    expect(textsOf(out)).toEqual(['They were repaired within a week.'])
  })

  it('keeps what says when and where the opening was', () => {
    const [opening, scene, ...rest] = placed([
      'The lamp fell.',
      'It was in May, on the road to the school.',
      'I wrote down 14 numbers for the mayor in the same week.',
      'In June I went there again.',
    ])
    const text = [
      ...(opening && scene ? [opening, scene] : []),
      ...rest,
      ...placed(['I count.', 'I study.'], 2),
    ]
    const { out } = shortened(text, { most: 24, plan: PLAN, spare: [] })
    expect(textsOf(out)).toEqual(['I wrote down 14 numbers for the mayor in the same week.'])
  })

  it('is shortened until it fits, and keeps its first and its last sentence', () => {
    const { kept } = shortened(TEXT, { most: 16, plan: PLAN, spare: [] })
    expect(textsOf(kept)).toContain('In 2022 I counted 40 lamps in our street.')
    expect(textsOf(kept)).toContain('I want to count again.')
    expect(textsOf(kept).join(' ').split(' ').length).toBeLessThanOrEqual(16)
    expect(textsOf(shortened(TEXT, { most: 3, plan: PLAN, spare: [] }).kept)).toHaveLength(2)
  })
})
