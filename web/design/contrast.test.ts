import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties of the first block that opens with this selector. */
function readBlock(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance after WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map(c =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'sheet', 'well']
const text: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap(ink =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['settled', 'look', 'failed', 'note'].flatMap(tone =>
    ['paper', 'sheet', `${tone}-wash`].map((ground): [string, string] => [tone, ground]),
  ),
  ...['settled', 'look', 'failed', 'note'].flatMap((tone): [string, string][] => [
    ['ink', `${tone}-wash`],
    ['ink-soft', `${tone}-wash`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['ink', 'highlight'],
  ['paper', 'ink'],
  ['paper', 'ink-soft'],
]
const marks: [string, string][] = [
  ...['line-strong', 'focus', 'accent'].flatMap(mark =>
    grounds.map((ground): [string, string] => [mark, ground]),
  ),
  ...['settled', 'look', 'failed', 'note'].map((tone): [string, string] => ['focus', `${tone}-wash`]),
]

const light = readBlock(':root')
const dark = readBlock(':root[data-theme="dark"]')

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...dark])],
])('the %s theme', (_name, tokens) => {
  const colour = (name: string) => {
    const value = tokens.get(name)
    if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--${name} is no six-digit colour: ${value}`)
    return value
  }

  it.each(text)('lets one read %s on %s (4.5:1)', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(marks)('lets one see %s on %s (3:1)', (mark, ground) => {
    expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('the dark theme', () => {
  it('is the same whether the system or the person asks for it', () => {
    expect(readBlock(':root:not([data-theme="light"])')).toEqual(dark)
  })

  it('answers every colour of the light one', () => {
    const isColour = (value: string) => /^#|rgb\(/.test(value)
    const names = [...light].filter(([, value]) => isColour(value)).map(([name]) => name)
    expect([...dark.keys()].sort()).toEqual(names.sort())
  })
})
