import { describe, expect, it } from 'vitest'
import { chosenWords, runsOf } from './passages.ts'

function shown(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  for (const run of runsOf(text, [{ start: 3, end: 8 }])) {
    const part = document.createElement(run.isMarked ? 'mark' : 'span')
    part.textContent = run.text
    paragraph.append(part)
  }
  document.body.replaceChildren(paragraph)
  return paragraph
}

const TEXT = 'My uncle repairs irrigation pumps.'

describe('the words of a comment', () => {
  it('are those that are selected, also across marks, without spaces around', () => {
    const element = shown(TEXT)
    const [before, , after] = element.childNodes
    const selection = window.getSelection()
    selection?.setBaseAndExtent(before?.firstChild ?? element, 2, after?.firstChild ?? element, 9)
    expect(chosenWords({ element, paragraphKey: 'p1', text: TEXT })).toEqual({
      paragraphKey: 'p1',
      start: 3,
      quote: 'uncle repairs',
    })
    selection?.removeAllRanges()
  })

  it('are the beginning of the paragraph without a selection, in whole words and not too many', () => {
    const text = 'word '.repeat(200).trim()
    const { start, quote } = chosenWords({ element: shown(text), paragraphKey: 'p1', text })
    expect(start).toBe(0)
    expect(quote.length).toBeLessThanOrEqual(500)
    expect(quote.endsWith('word')).toBe(true)
  })
})

describe('marked words', () => {
  it('may overlap, and no character is lost', () => {
    const runs = runsOf('abcdefgh', [
      { start: 1, end: 4 },
      { start: 3, end: 6 },
    ])
    expect(runs.map(({ text }) => text).join('')).toBe('abcdefgh')
    expect(runs.map(({ isMarked }) => isMarked)).toEqual([false, true, true, true, false])
    expect(runsOf('abc', [])).toEqual([{ start: 0, text: 'abc', isMarked: false }])
  })
})
