import { expect, test } from 'vitest'
import type { KeyedParagraph } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { readEditedText } from './readEditedText.ts'

const source = (quote: string) => [{ key: 'story', label: 'A story', quote }]
const TITLED = 'Dr. A. Rao taught me.'
const written: KeyedParagraph[] = [
  {
    key: 'p1',
    job: 'opening',
    title: 'Where it began',
    sentences: [
      { text: TITLED, sources: source('Rao') },
      { text: 'I repaired pumps.', sources: source('pumps') },
    ],
  },
  {
    key: 'p2',
    job: 'closing',
    title: 'The end',
    sentences: [{ text: 'Yours sincerely,\nMeera Joshi', sources: source('Meera') }],
  },
]
const edit = (...sent: { key: string; text: string }[]) => readEditedText({ sent, known: [written] })

test('a sentence keeps its sources while its words are unchanged, and a new one is written by the person', () => {
  const [first] = edit({ key: 'p1', text: `${TITLED} I repaired eleven pumps. I repaired pumps.` })
  expect(first).toEqual({
    key: 'p1',
    job: 'opening',
    title: 'Where it began',
    sentences: [
      { text: TITLED, sources: source('Rao') },
      { text: 'I repaired eleven pumps.', sources: [], origin: 'PERSON' },
      { text: 'I repaired pumps.', sources: source('pumps') },
    ],
  })
})

test('a sentence that moves to another paragraph takes its sources along', () => {
  const [moved] = edit({ key: 'mine', text: 'I repaired pumps. And more.' })
  expect(moved?.title).toBe('Your own paragraph')
  expect(moved?.sentences.map(({ sources }) => sources.length)).toEqual([1, 0])
})

test('a paragraph is locked and unlocked, and stays locked in a text that does not say', () => {
  const text = 'I repaired pumps.'
  const [locked] = readEditedText({ sent: [{ key: 'p1', text, isLocked: true }], known: [written] })
  expect(locked?.isLocked).toBe(true)
  const known = [locked === undefined ? [] : [locked]]
  expect(readEditedText({ sent: [{ key: 'p1', text: 'Other.' }], known })[0]?.isLocked).toBe(true)
  const [free] = readEditedText({ sent: [{ key: 'p1', text, isLocked: false }], known })
  expect(free).not.toHaveProperty('isLocked')
})

test.each([
  'Yours sincerely,\nMeera Joshi',
  'With thanks,\nMeera Joshi\nPune',
  'No full stop',
  '…',
  'She said “Go. Now.” I went! Really?! v. 2.0',
  '日本語。英語。',
])('no character is lost: %j', text => {
  expect(plainText(edit({ key: 'p2', text }))).toBe(text)
})
