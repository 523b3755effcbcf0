/**
 * Lighthouse on the built product: its mobile profile (slow 4G, processor four times slower, both simulated), five runs
 * of each page, each with an empty cache. A busy machine shows in `speed`, Lighthouse's own benchmark of the processor.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../../scripts/findChromium.ts'
import { startGradwright, stop } from '../test/serverProcess.ts'

/** It is no dependency: with all that it brings it is larger than the product. npm fetches it for the first run. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
export const RUNS = 5

const score = z.object({ score: z.number() }).transform(category => category.score * 100)
const figure = z.object({ numericValue: z.number() }).transform(audit => audit.numericValue)

const report = z
  .object({
    categories: z.object({
      performance: score,
      accessibility: score,
      'best-practices': score,
      seo: score,
    }),
    audits: z.object({
      'largest-contentful-paint': figure,
      'cumulative-layout-shift': figure,
      'total-blocking-time': figure,
    }),
    environment: z.object({ benchmarkIndex: z.number() }),
  })
  .transform(({ categories, audits, environment }) => ({
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    largestPaint: audits['largest-contentful-paint'],
    shift: audits['cumulative-layout-shift'],
    blocking: audits['total-blocking-time'],
    speed: environment.benchmarkIndex,
  }))
export type LighthouseFigures = z.infer<typeof report>

/** The front page, and the first page of each kind. */
async function pagesOf(address: string): Promise<string[]> {
  const firstOf = async (part: string) => {
    const map = await (await fetch(`${address}/sitemaps/${part}.xml`)).text()
    return /<loc>https?:\/\/[^/]+(.*?)<\/loc>/.exec(map)?.[1] ?? ''
  }
  return ['/', '/countries/germany', await firstOf('universities-1'), await firstOf('programs-1'), '/pricing']
}

/**
 * Measures each page and tells its runs to `use` when they are done; false without Chromium.
 * @throws Error where Lighthouse cannot be fetched or fails
 */
export async function measureLighthouse(
  use: (page: { path: string; runs: LighthouseFigures[] }) => void,
): Promise<boolean> {
  const chromium = await findChromium({ install: false })
  if (!chromium) return false
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-lighthouse-'))
  const server = await startGradwright({ DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' })
  try {
    // Its host is what the server takes for its own address, as canonical addresses are.
    const address = `http://localhost:${server.port}`
    for (const path of await pagesOf(address)) {
      // The first of a page makes it; visitors mostly find it made.
      await (await fetch(address + path)).text()
      const runs: LighthouseFigures[] = []
      // A run of Chromium now and then has no trace, which Lighthouse says to try again.
      let failures = 0
      while (runs.length < RUNS) {
        const run = await runOnce({ url: address + path, chromium, folder })
        if (run) runs.push(run)
        else if (++failures === RUNS) throw new Error(`${LIGHTHOUSE} failed ${RUNS} times on ${path}`)
      }
      use({ path, runs })
    }
    return true
  } finally {
    await stop(server)
    await rm(folder, { recursive: true })
  }
}

/** One run; null where Lighthouse failed, which it says itself on stderr. */
async function runOnce({
  url,
  chromium,
  folder,
}: {
  url: string
  chromium: string
  folder: string
}): Promise<LighthouseFigures | null> {
  const file = join(folder, 'report.json')
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${file}`],
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) return null
  return report.parse(JSON.parse(await readFile(file, 'utf8')))
}
