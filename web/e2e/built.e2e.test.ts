import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { weighScreens } from '../../graphql-server/bench/bundle.ts'

/** What is built, as files. */

const sourceMap = z.object({ sources: z.array(z.string()) })

test.each([
  ['the server', /^(?:main|composeOnThread|server-\w+)\.js/],
  ['the tools', /^(?:analyticsRole|backup|createAdmin|jobs|restore|tool-\w+)\.js/],
])('the files of %s are of one build: each source is in one of them', async (_what, isOfIt) => {
  const files = (await readdir('dist/server')).filter(name => isOfIt.test(name))
  const scripts = files.filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(files.filter(name => name.endsWith('.map'))).toEqual(scripts.map(name => `${name}.map`))
  const sources = await Promise.all(
    scripts.map(async name => {
      const text = await readFile(join('dist/server', `${name}.map`), 'utf8')
      return sourceMap.parse(JSON.parse(text)).sources
    }),
  )
  const twice = sources.flat().filter((source, place, all) => all.indexOf(source) !== place)
  expect(twice).toEqual([])
})

test('a page loads the frame and its own screen, and each screen is in files of its own', async () => {
  const weights = await weighScreens('dist/web')
  const screens = weights.map(({ screen }) => screen)
  const folders = (await readdir('web/screens', { withFileTypes: true })).filter(at => at.isDirectory())
  // The page of the design is in development only.
  expect(folders.map(({ name }) => name).filter(name => !screens.includes(name))).toEqual(['Design'])
  for (const { screen, total, own } of weights) {
    // Gzipped kB: what every page needs, and what a screen adds.
    expect([screen, total - own < 240]).toEqual([screen, true])
    expect([screen, own > 0.5 && own < 220]).toEqual([screen, true])
  }
})
