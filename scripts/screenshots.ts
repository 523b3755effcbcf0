/** `npm run screenshots`: takes the README's pictures from the running product. */
import { mkdir } from 'node:fs/promises'
import { writtenDraft } from '../web/e2e/journeys.ts'
import { openProduct } from '../web/e2e/product.ts'
import { endInFailure, run, say } from './run.ts'

async function main(): Promise<void> {
  await run('npx', ['--no-install', 'tsx', 'scripts/build.ts'])
  await mkdir('docs/images', { recursive: true })
  const product = await openProduct()
  try {
    const person = await product.newPerson({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    const page = await person.newPage()
    await writtenDraft(page, { username: 'premium', password: 'demo1234' })
    // The margin of a chosen sentence, without the toast that would cover it.
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await dismiss.click()
    await dismiss.waitFor({ state: 'hidden' })
    await page.getByText('redesigned the ducting').first().click()
    await page.getByText('This sentence comes from').first().waitFor()
    await page.mouse.move(0, 0)
    await page.screenshot({ path: 'docs/images/results.png' })
    say('docs/images/results.png')

    await page.goto('/university-matcher')
    await page.getByRole('button', { name: 'Generate AI Matches' }).click()
    await page.getByText("We've found programs that match your profile!").first().waitFor()
    await dismiss.click()
    await dismiss.waitFor({ state: 'hidden' })
    const grade = page.getByRole('slider', { name: /^Grade/ })
    for (let presses = 0; presses < 5; presses += 1) await grade.press('ArrowRight')
    await page.getByText(/^With CGPA .*Nothing here is saved\.$/).waitFor()
    await page
      .getByText(/^With CGPA .*: \d+% to \d+%/)
      .first()
      .waitFor()
    await page.getByRole('article').first().scrollIntoViewIfNeeded()
    await page.screenshot({ path: 'docs/images/matcher.png' })
    say('docs/images/matcher.png')
  } finally {
    await product.close()
  }
}

main().catch(endInFailure)
