import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTexts } from './findTexts.ts'

/** Texts that the specification fixes letter for letter. */
const FIXED = new Set([
  'Program Guide',
  'Explore Programs',
  'View Program Details',
  'Target Course/Program',
  'Target Program',
  'find your perfect program match',
  "We've found programs that match your profile!",
  'Welcome to the Promotional Program!',
  'Account Created Successfully!',
  'SOP Generated Successfully!',
  'Letter of Recommendation Generated!',
  'Essay Generated Successfully!',
  'Welcome back, {fullName}!',
  'Welcome {fullName}! You have {creditsRemaining} free credit.',
])

/** Texts of constants in `web/content`, also of those that are not translated. */
async function readConstants(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../web/content')
  const files = (await readdir(folder)).filter(name => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
  const sources = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
  return sources.flatMap(source => [...source.matchAll(/'([^'\n]* [^'\n]*)'/g)].map(([, text = '']) => text))
}

describe('our own texts', async () => {
  const texts = [...(await readTexts()).keys(), ...(await readConstants())].filter(text => !FIXED.has(text))

  test('speak of programmes', () => {
    expect(texts.length).toBeGreaterThan(1500)
    const words = texts.map(text => text.replaceAll(/\{\w+\}|<\/?\w+>|\/programs\b/g, ''))
    expect(words.filter(text => /\bprograms?\b/i.test(text))).toEqual([])
  })

  test('have no exclamation marks', () => {
    expect(texts.filter(text => text.includes('!'))).toEqual([])
  })
})
