import { describe, expect, it } from 'vitest'
import { findSentences } from './placeMarks.ts'
import { cutToRoom } from './textLimits.ts'
import { nodeOf, paragraphsOf, sizeOf, textsOfPlain } from './textSchema.ts'

const saved = (text: string) => ({
  number: 0,
  text,
  isOwn: false,
  sources: [],
  segments: [],
  findings: [],
  edits: [],
})

describe('a text that is cut', () => {
  const room = { words: 4, characters: 20, paragraphs: 2 }

  it.each([
    ['what fits is left', ['One two.', 'Three.'], ['One two.', 'Three.']],
    ['between words, by words', ['One two three four five.'], ['One two three four']],
    ['between words, by characters', ['Abcdefgh ijklmnop qrstuvw'], ['Abcdefgh ijklmnop']],
    ['within a word that is too long', ['a'.repeat(30)], ['a'.repeat(20)]],
    ['by paragraphs', ['One.', 'Two.', 'Three.'], ['One.', 'Two.']],
    ['over paragraphs', ['One two three.', 'Four five six.'], ['One two three.', 'Four']],
  ])('%s', (_name, texts, expected) => {
    expect(cutToRoom(texts, room)).toEqual(expected)
  })

  it('is nothing without room', () => {
    expect(cutToRoom(['One.'], { words: 0, characters: 0, paragraphs: 3 })).toEqual([])
  })
})

describe('a plain text', () => {
  it.each([
    ['One.\nStill one.\n\nTwo.', ['One.\nStill one.', 'Two.']],
    ['One.\r\nTwo.\r\n', ['One.', 'Two.']],
    ['a few words ', ['a few words ']],
    [' \n\n ', []],
    ['', []],
  ])('%j is paragraphs', (text, expected) => {
    expect(textsOfPlain(text)).toEqual(expected)
  })
})

describe('the editor’s document', () => {
  it('gives the text back, with its line breaks and keys', () => {
    const text = [
      { key: 'p1', text: 'Dear committee,\nhello.', isLocked: true },
      { key: 'p2', text: 'Bye.', isLocked: false },
    ]
    expect(paragraphsOf(nodeOf(text))).toEqual(text)
    expect(sizeOf(nodeOf(text))).toEqual({ words: 4, characters: 26, paragraphs: 2 })
  })
})

describe('sentences of a paragraph', () => {
  const known = [saved('I did it.'), saved('Then I did it.'), saved('Last.')]
  const found = (text: string) =>
    findSentences(text, known).map(
      ({ start, end, isOwn }) => `${isOwn ? 'own: ' : ''}${text.slice(start, end)}`,
    )

  it.each([
    ['Then I did it. Last.', ['Then I did it.', 'Last.']],
    ['Last. Mine now. I did it.', ['Last.', 'own: Mine now.', 'I did it.']],
    ['I did it.x Last.', ['own: I did it.x Last.']],
    ['Well: I did it. Last.', ['own: Well: I did it.', 'Last.']],
    ['Mine.', ['own: Mine.']],
    [' ', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})
