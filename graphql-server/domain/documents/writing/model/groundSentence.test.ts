import { describe, expect, it } from 'vitest'
import { tidied } from '../../../language/tidied.ts'
import { type Ground, ground, isCarried, repeats } from './groundSentence.ts'
import type { Material } from './material.ts'

const material = (key: string, label: string, ...sentences: string[]): Material => ({
  key,
  label,
  text: sentences.join(' '),
  sentences,
  use: null,
})
const on: Ground = {
  answers: [
    material(
      'story',
      'A problem you solved',
      'Our library at VIT had 14,000 scanned Telugu books.',
      'I built an OCR pipeline with two classmates.',
      'It cut the error rate from 31% to 8.4%.',
    ),
    material('currentGPA', 'GPA', '9.1/10'),
  ],
  also: ['MS in Computer Science', 'University of Washington'],
}
const claimsOf = (text: string, keys: string[] = ['story']) =>
  ground({ text, keys }, on).complaints.map(({ words }) => words)

describe('a sentence held against its answers', () => {
  it('quotes the words of the answer that it took', () => {
    const { sources, complaints } = ground(
      { text: 'With two classmates, I built a pipeline for OCR.', keys: ['story'] },
      on,
    )
    expect(complaints).toEqual([])
    expect(sources).toEqual([
      { key: 'story', label: 'A problem you solved', quote: 'I built an OCR pipeline with two classmates.' },
    ])
  })

  it('takes two names that meet for two, on either side', () => {
    const asked = {
      ...on,
      answers: [material('story', 'Story', 'On Saturdays Anahit led a group. I taught Anahit Carving.')],
      names: ['Anahit'],
    }
    for (const text of ['On Saturdays Anahit led a group.', 'I taught Anahit Carving.'])
      expect(ground({ text, keys: ['story'] }, asked).complaints).toEqual([])
  })

  it('lets few words rest on the answer that they cite, and nothing else', () => {
    const asked = {
      ...on,
      answers: [material('story', 'Story', 'Anahit did not go to her teacher about it.')],
    }
    expect(
      ground({ text: 'Anahit did not come to me about it.', keys: ['story'] }, asked).complaints,
    ).toEqual([])
    expect(ground({ text: 'The moon shone.', keys: ['story'] }, asked).complaints).not.toEqual([])
  })

  it('takes a sentence that shares no word of weight where the answer holds it as it stands', () => {
    const asked = {
      ...on,
      answers: [material('story', 'Story', 'Dr Tan asked how I had ruled it out.', 'I had not.')],
    }
    expect(ground({ text: 'I had not.', keys: ['story'] }, asked)).toMatchObject({
      sources: [{ quote: 'I had not.' }],
      complaints: [],
    })
    expect(ground({ text: 'It was not.', keys: ['story'] }, asked).complaints).not.toEqual([])
  })

  it('finds its answers when it cites none that is there', () => {
    const { sources } = ground({ text: 'I built an OCR pipeline.', keys: ['elsewhere'] }, on)
    expect(sources.map(({ key }) => key)).toEqual(['story'])
  })

  it('adds the answer that holds a number which the cited one does not', () => {
    const { sources, complaints } = ground(
      { text: 'With a GPA of 9.1, I built an OCR pipeline with two classmates.', keys: ['story'] },
      on,
    )
    expect(complaints).toEqual([])
    expect(sources.map(({ key }) => key)).toEqual(['story', 'currentGPA'])
  })

  it.each([
    ['I built an OCR pipeline with 12 classmates.', '12'],
    ['I built an OCR pipeline with two classmates at Google.', 'Google'],
    ['It cut the error rate from 31% to 5%.', '5%'],
  ])('complains of what no answer holds: %s', (text, claim) => {
    expect(claimsOf(text)).toContain(claim)
  })

  it('complains of a sentence that no answer says', () => {
    const text = 'Excellence is a habit of mine.'
    expect(claimsOf(text)).toEqual([text])
    expect(claimsOf('I built bridges over the Atlantic for many sunny summer days.')).not.toEqual([])
  })

  it('complains of a relation that no answer states', () => {
    expect(claimsOf('I was thrilled when I built an OCR pipeline.')).toEqual(['thrilled'])
  })

  it('lets the target be named anywhere', () => {
    expect(claimsOf('I built an OCR pipeline before applying to the University of Washington.')).toEqual([])
  })

  it('takes a name beside a course for two names, and a span of years for its years', () => {
    const letter: Ground = {
      answers: [
        material('coursesTeaching', 'Courses', 'Control Systems in the third year.'),
        material('relationshipDuration', 'How long', '2021-2024'),
      ],
      also: ['Arjun Mehta'],
      names: ['Arjun Mehta', 'Arjun'],
    }
    const sentence = { text: 'I taught Arjun Control Systems, from 2021 to 2024.', keys: ['coursesTeaching'] }
    const { complaints, sources } = ground(sentence, letter)
    expect(complaints).toEqual([])
    expect(sources.map(({ quote }) => quote)).toEqual(['Control Systems in the third year.', '2021-2024'])
    expect(ground({ ...sentence, text: 'I taught Arjun Fluid Mechanics.' }, letter).complaints).not.toEqual(
      [],
    )
  })

  it('calls a sentence carried when it says little else than its answers', () => {
    const carried = (text: string) => isCarried(ground({ text, keys: ['story'] }, on), on)
    expect(carried('I built an OCR pipeline with two classmates.')).toBe(true)
    expect(carried('I built an OCR pipeline and travelled the country by train with friends.')).toBe(false)
  })

  it('knows what has been said', () => {
    const earlier = ['I built an OCR pipeline with two classmates in Vellore.']
    expect(repeats('With two classmates I built an OCR pipeline.', earlier)).toBe(true)
    expect(repeats('I built a compiler with three classmates.', earlier)).toBe(false)
  })

  it.each([
    ['**I built** `a robot`', 'I built a robot.'],
    ['- I built a robot', 'I built a robot.'],
    ['I built a robot — twice.', 'I built a robot, twice.'],
    ['<b>I</b> built\na robot.', 'I built a robot.'],
    ['***', ''],
  ])('tidies %j', (sent, text) => {
    expect(tidied(sent)).toBe(text)
  })
})
