import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const block = css.slice(css.indexOf(':root {'), css.indexOf('}'))
const properties = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}))
/** The light and the dark value of each colour. */
const colours = new Map(
  properties.flatMap(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
    return light && dark ? [[name, { light, dark }] as const] : []
  }),
)

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

const grounds = ['paper', 'sheet', 'inset']
const text: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap(ink =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['success', 'warning', 'failed', 'note'].flatMap(tone =>
    ['paper', 'sheet', `${tone}-background`].map((ground): [string, string] => [tone, ground]),
  ),
  ...['success', 'warning', 'failed', 'note'].flatMap((tone): [string, string][] => [
    ['ink', `${tone}-background`],
    ['ink-soft', `${tone}-background`],
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
  ...['success', 'warning', 'failed', 'note'].map((tone): [string, string] => [
    'focus',
    `${tone}-background`,
  ]),
]

describe.each(['light', 'dark'] as const)('the %s theme', theme => {
  const colour = (name: string) => {
    const value = colours.get(name)?.[theme]
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
  it('has a value for every colour of the light one', () => {
    const onlyLight = properties.filter(({ value }) =>
      /#|rgb\(/.test(value.replaceAll(/light-dark\((?:[^()]|\([^()]*\))*\)/g, '')),
    )
    expect(onlyLight).toEqual([])
  })

  it('is shown when the person asks for it, whatever the system does', () => {
    expect(css).toMatch(/:root\[data-theme="dark"\] \{\s*color-scheme: dark;\s*\}/)
    expect(css).toMatch(/:root\[data-theme="light"\] \{\s*color-scheme: light;\s*\}/)
  })
})
