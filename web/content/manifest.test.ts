import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PAGE_TITLES } from './pageTitles.ts'

const manifest = z
  .object({
    start_url: z.string(),
    theme_color: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable']) })),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .parse(JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8')))

describe('the manifest of the installed application', () => {
  it('names icons that are there in the sizes that it says', () => {
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(`web/public${src}`)
      // Width and height are the first fields of a PNG's first chunk.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })

  it('leads to pages that exist, in the colour of the page', () => {
    const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
    for (const path of paths) expect(Object.keys(PAGE_TITLES)).toContain(path)
    expect(readFileSync('web/index.html', 'utf8')).toContain(
      `content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`,
    )
  })
})
