import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(__generated__|e2e|test)$/.test(entry.name) ? [] : sources(path)
    const isStyle = /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
    return isStyle ? [{ path: path.slice(web.length + 1), text: readFileSync(path, 'utf8') }] : []
  })
}

const files = sources(web)
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The places where a pattern occurs, each with its file. */
function found(pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match, name]) => `${path}: ${name ?? match}`),
  )
}

it('every custom property that a style reads is declared', () => {
  const declared = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name = '']) => name)),
  )
  const read = found(/var\((--[\w-]+)[,)]/g)
  expect(read.length).toBeGreaterThan(500)
  // Radix sets its own, and the page of GraphiQL has those of GraphiQL's style sheet.
  const isTheirs = (place: string) => place.includes('--radix-') || place.startsWith('graphiql/page.css: ')
  expect(read.filter(place => !declared.has(place.split(': ')[1] ?? '') && !isTheirs(place))).toEqual([])
})

it('no two layers are at the same height', () => {
  const heights = [...tokens.matchAll(/--layer-[\w-]+:\s*(\d+);/g)].map(([, height]) => height)
  expect(heights.length).toBeGreaterThan(5)
  expect(new Set(heights).size).toBe(heights.length)
})

it('the sizes of controls and of square icons are tokens', () => {
  expect(found(/min-height: 2\.(?:25|5)rem/g)).toEqual([])
  expect(found(/width: 1(?:\.125|\.25)?rem;\s+height: 1(?:\.125|\.25)?rem;/g)).toEqual([])
})
