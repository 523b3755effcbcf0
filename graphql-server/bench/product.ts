import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/findChromium.ts'
import { startGradwright, stop } from '../test/serverProcess.ts'

/**
 * Measures in Chromium the built product, on a new embedded database with the demo accounts; null without Chromium.
 */
export async function measureInBrowser<Result>(
  measure: (product: { browser: Browser; address: string }) => Promise<Result>,
): Promise<Result | null> {
  const executablePath = await findChromium({ install: false })
  if (!executablePath) return null
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-browser-'))
  const server = await startGradwright({ DATA_DIR: folder })
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await measure({ browser, address: `http://127.0.0.1:${server.port}` })
  } finally {
    await browser.close()
    await stop(server)
    await rm(folder, { recursive: true })
  }
}
