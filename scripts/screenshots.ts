/**
 * `npm run screenshots`: takes the README's pictures from the running product, and draws the one that is shown where a
 * link to Gradwright is sent and the icons of the installed application.
 */
import { mkdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { withProduct, writeDocument } from '../graphql-server/bench/product.ts'
import { endInFailure, run, say } from './run.ts'

async function main(): Promise<void> {
  await run('npx', ['--no-install', 'tsx', 'scripts/build.ts'])
  await mkdir('docs/images', { recursive: true })
  const taken = await withProduct(async ({ browser, address }) => {
    const person = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
    })
    await person.request.post('/api/login', { data: { username: 'premium', password: 'demo1234' } })
    const documentId = await writeDocument(person.request)
    const page = await person.newPage()
    await page.goto(`/results/${documentId}`)
    await page.getByText('redesigned the ducting').first().click()
    await page.getByText('This sentence comes from').first().waitFor()
    await take(page, 'docs/images/results.png')

    await page.goto('/university-matcher')
    await page.getByRole('button', { name: 'Generate AI Matches' }).click()
    await page.getByText("We've found programs that match your profile!").first().waitFor()
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await dismiss.click()
    await dismiss.waitFor({ state: 'hidden' })
    const grade = page.getByRole('slider', { name: /^Grade/ })
    for (let presses = 0; presses < 5; presses += 1) await grade.press('ArrowRight')
    await page.getByText(/^With CGPA .*Nothing here is saved\.$/).waitFor()
    await page.getByRole('article').first().scrollIntoViewIfNeeded()
    await take(page, 'docs/images/matcher.png')
    // The size that networks ask for.
    await draw(browser, 'scripts/pictures/share.html', 'web/public/og.png', { width: 1200, height: 630 })
    for (const side of [192, 512])
      await draw(browser, 'scripts/pictures/icon.html', `web/public/icon-${side}.png`, {
        width: side,
        height: side,
      })
    return true
  })
  if (taken === null) throw new Error('The pictures are taken in Chromium, and there is none.')
}

async function take(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.screenshot({ path })
  say(path)
}

/** Draws a page of this repository. The size is in pixels. */
async function draw(
  browser: Browser,
  source: string,
  path: string,
  size: { width: number; height: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: size })
  await page.goto(pathToFileURL(source).href)
  await page.evaluate(() => document.fonts.ready)
  await take(page, path)
  await page.close()
}

main().catch(endInFailure)
