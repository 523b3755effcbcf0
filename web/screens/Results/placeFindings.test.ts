import { describe, expect, it } from 'vitest'
import { type GivenFinding, placeFindings } from './placeFindings.ts'

const source = { key: 'origin', label: 'What drew you', quote: 'a robot' }
const plain = (...texts: string[]) => texts.map(text => ({ text, sources: [] }))

/** Findings about the given words of a text, the first place of each. */
function about(content: string, ...found: [words: string, severity?: GivenFinding['severity']][]) {
  return found.map(([words, severity = 'CONSIDER'], id): GivenFinding => {
    const start = content.indexOf(words)
    return { id, severity, start, end: start + words.length, excerpt: words }
  })
}

describe('findings laid over a text', () => {
  const paragraphs = [
    { title: 'Opening', sentences: [{ text: 'I saw a robot.', sources: [source] }, ...plain('It fell.')] },
    { title: 'Goals', sentences: plain('It fell.', 'I delve into falls.') },
  ]
  const content = 'I saw a robot. It fell.\n\nIt fell. I delve into falls.'

  it('cut a sentence where they begin and end, and lose nothing of it', () => {
    const { paragraphs: laidOut } = placeFindings({
      content,
      paragraphs,
      findings: about(content, ['delve', 'MEND'], ['delve into falls', 'NOTE']),
    })
    const segments = laidOut[1]?.sentences[1]?.segments ?? []
    expect(segments.map(({ text, findings, severity }) => [text, findings, severity])).toEqual([
      ['I ', [], null],
      ['delve', [0, 1], 'MEND'],
      [' into falls', [1], 'NOTE'],
      ['.', [], null],
    ])
    for (const { sentences } of laidOut)
      for (const sentence of sentences)
        expect(sentence.segments.map(({ text }) => text).join('')).toBe(sentence.text)
  })

  it('find the right one of two sentences that read alike', () => {
    const start = content.lastIndexOf('It fell.')
    const { paragraphs: laidOut } = placeFindings({
      content,
      paragraphs,
      findings: [{ id: 0, severity: 'CONSIDER', start, end: start + 8, excerpt: 'It fell.' }],
    })
    expect(laidOut.map(({ sentences }) => sentences.map(({ findings }) => findings))).toEqual([
      [[], []],
      [[0], []],
    ])
  })

  it('that span two sentences are drawn in both', () => {
    const { paragraphs: laidOut } = placeFindings({
      content,
      paragraphs,
      findings: about(content, ['robot. It']),
    })
    expect(laidOut[0]?.sentences.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['I saw a ', 'robot.'],
      ['It', ' fell.'],
    ])
  })

  it('about a whole paragraph stand beside it, the gravest of them, and leave its words alone', () => {
    const { paragraphs: laidOut, placed } = placeFindings({
      content,
      paragraphs,
      findings: about(content, ['I saw a robot. It fell.', 'NOTE']).concat(
        about(content, ['I saw a robot. It fell.', 'MEND']).map(finding => ({ ...finding, id: 1 })),
      ),
    })
    expect(laidOut[0]?.beside).toEqual({ id: 1, severity: 'MEND' })
    expect(laidOut[0]?.sentences.flatMap(({ segments }) => segments.map(({ severity }) => severity))).toEqual(
      [null, null],
    )
    expect([...placed]).toEqual([0, 1])
  })

  it('recognise a signature of several lines', () => {
    const letter = [
      { title: 'Recommendation', sentences: plain('I recommend her.') },
      { title: 'Signature', sentences: plain('Sincerely,\nDr Rao\nHead of Physics, IIT Nowhere') },
    ]
    const text = 'I recommend her.\n\nSincerely,\nDr Rao\nHead of Physics, IIT Nowhere'
    const { paragraphs: laidOut } = placeFindings({
      content: text,
      paragraphs: letter,
      findings: about(text, ['IIT Nowhere', 'MEND'], ['Dr Rao\nHead']),
    })
    expect(laidOut[1]?.sentences[0]?.segments.map(({ text: words }) => words)).toEqual([
      'Sincerely,\n',
      'Dr Rao\nHead',
      ' of Physics, ',
      'IIT Nowhere',
    ])
  })

  it('count letters of other scripts as the server does', () => {
    const text = 'Robots 🤖 fell. मैं delve in.'
    const { paragraphs: laidOut } = placeFindings({
      content: text,
      paragraphs: [{ title: 'Opening', sentences: plain('Robots 🤖 fell.', 'मैं delve in.') }],
      findings: about(text, ['delve']),
    })
    expect(laidOut[0]?.sentences[1]?.segments.map(({ text: words }) => words)).toEqual([
      'मैं ',
      'delve',
      ' in.',
    ])
  })

  it('stand nowhere when the text no longer holds their words, or none was named', () => {
    const { placed, paragraphs: laidOut } = placeFindings({
      content,
      paragraphs,
      findings: [
        { id: 0, severity: 'MEND', start: 3, end: 8, excerpt: 'other' },
        { id: 1, severity: 'MEND', start: 900, end: 905, excerpt: 'delve' },
        { id: 2, severity: 'MEND', start: null, end: null, excerpt: null },
      ],
    })
    expect(placed.size).toBe(0)
    expect(laidOut.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings))).toEqual([])
  })

  it('number the sentences that have something to show, and no others', () => {
    const { sentences } = placeFindings({ content, paragraphs, findings: about(content, ['delve']) })
    expect(sentences.map(({ number, text }) => [number, text])).toEqual([
      [0, 'I saw a robot.'],
      [1, 'I delve into falls.'],
    ])
  })

  it('are laid over the content itself where it comes without paragraphs', () => {
    const { paragraphs: laidOut } = placeFindings({
      content,
      paragraphs: [],
      findings: about(content, ['delve']),
    })
    expect(laidOut).toHaveLength(2)
    expect(laidOut[1]?.sentences[0]?.segments.map(({ text }) => text)).toEqual([
      'It fell. I ',
      'delve',
      ' into falls.',
    ])
  })
})
