import { describe, expect, it } from 'vitest'
import { CUT_OUT, cleanLine, cleanText } from './cleanText.ts'

describe('an answer as prose', () => {
  it.each([
    ['<p>I led <b>four</b> people.</p>', 'I led four people.'],
    ['Tools: Python,Excel,R', 'Tools: Python, Excel,R'],
    ['9,800 images', '9,800 images'],
    [`It ran ${'a'.repeat(5_000)} for days.`, 'It ran for days.'],
    [`It ran ${'ab-'.repeat(2_000)} for days.`, 'It ran for days.'],
    [
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is long.',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is long.',
    ],
    ['One\r\ntwo\u2028three', 'One\ntwo\nthree'],
    ['Fine 🎉 day', 'Fine day'],
  ])('%j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })

  it('replaces a link or an address with a mark', () => {
    for (const way of ['https://example.com/me', 'me@example.com', '+91 98765 43210'])
      expect(cleanText(`See ${way} for more.`)).toBe(`See ${CUT_OUT} for more.`)
  })

  it('may be one line, without its end mark', () => {
    expect(cleanLine('ETH\nZürich.')).toBe('ETH Zürich')
    expect(cleanLine('The "Big" Data"Lab')).toBe('The Big Data Lab')
  })
})
