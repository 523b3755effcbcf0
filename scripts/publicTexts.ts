/** Which texts a visitor's pages say, so that they load no others. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { findTexts } from './findTexts.ts'

const WEB = resolve(import.meta.dirname, '../web')
/** What every page loads, and the texts that the server sends to visitors. */
const BEGIN = ['main.tsx', 'content/visitorTexts.ts']
/** A route that only people with an account open; `web/routing/screenRoute.ts` loads the other texts for it. */
const SIGNED_IN = /access: 'SIGNED_IN'/

/** The files of our own that a file imports, at once or later, without those that it takes types from. */
function importsOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code)
  const named = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return named
    .filter(name => name.startsWith('.'))
    .map(name => resolve(dirname(file), name))
    .filter(path => /\.tsx?$/.test(path) && existsSync(path))
}

/** The texts of every file that a page for visitors can load. */
export async function readPublicTexts(): Promise<Set<string>> {
  const texts = new Set<string>()
  const met = new Set<string>()
  const waiting = BEGIN.map(name => join(WEB, name))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (met.has(file)) continue
    met.add(file)
    const code = await readFile(file, 'utf8')
    if (SIGNED_IN.test(code)) continue
    for (const text of findTexts(file, code)) texts.add(text)
    waiting.push(...importsOf(file, code))
  }
  return texts
}
