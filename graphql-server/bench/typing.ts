/**
 * How long a letter takes to appear in the largest step of a wizard, on a CPU slowed down four times. Measured in the
 * page: from the time stamp of `keydown` (when the browser got the key, so that waiting for a busy page counts) to the
 * first task after the next frame (`requestAnimationFrame`, then a message), when that frame has been painted.
 */
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { ask, beginDraft, withProduct } from './product.ts'

/** How many times slower the CPU is made. */
export const SLOWED = 4
/** Milliseconds between two keys: faster than almost everybody types. */
const PACE = 80
/** Typed into each field. */
const LETTERS = 'I measured it twice. '
const WORDS =
  'In the second year we rebuilt the pump with a borrowed lathe, and the village had water by the third week of May. '

export type TypingLatency = {
  section: string
  fields: number
  keys: number
  median: number
  /** The 95th percentile. */
  p95: number
  worst: number
}

const described = z.object({
  questionnaire: z.object({
    version: z.int(),
    sections: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        fields: z.array(z.object({ __typename: z.string(), key: z.string(), label: z.string() })),
      }),
    ),
  }),
})
type Section = z.infer<typeof described>['questionnaire']['sections'][number]

/** Types into every text field of the SOP wizard's largest step, with all fields filled; null without Chromium. */
export async function measureTyping(): Promise<TypingLatency | null> {
  return withProduct(async ({ browser, address: baseURL }) => {
    const person = await browser.newContext({ baseURL })
    const { address, section } = await openFilledDraft(person.request)
    const times = await typeInto(await openStep(person, address), section)
    return { section: section.title, fields: section.fields.length, ...figuresOf(times) }
  })
}

function figuresOf(times: readonly number[]): Pick<TypingLatency, 'keys' | 'median' | 'p95' | 'worst'> {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return { keys: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** Opens a draft in which every text is long, and its section with the most fields. */
async function openFilledDraft(request: APIRequestContext): Promise<{ address: string; section: Section }> {
  await request.post('/api/register', {
    data: {
      username: 'typist',
      email: 'typist@example.com',
      password: 'paper-boats-42',
      fullName: 'Asha Verma',
      isPromotional: false,
    },
  })
  const { questionnaire } = await ask(
    request,
    described,
    `{ questionnaire(type: SOP, form: WIZARD) {
      version sections { key title fields { __typename key label } }
    } }`,
  )
  const { sections, version } = questionnaire
  const answers = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ __typename, key }): { key: string; value: object }[] => {
      if (__typename === 'FlagField') return [{ key, value: { flag: true } }]
      if (__typename === 'EmailField') return [{ key, value: { text: 'typist@example.com' } }]
      if (__typename === 'LongTextField') return [{ key, value: { text: WORDS.repeat(4).trim() } }]
      return /Text|Phone/.test(__typename) ? [{ key, value: { text: '8.4/10 in 2024' } }] : []
    })
  const draftId = await beginDraft(request, {
    type: 'SOP',
    form: 'WIZARD',
    questionnaireVersion: version,
    answers,
  })
  const [section] = [...sections].sort((one, other) => other.fields.length - one.fields.length)
  if (!section) throw new Error('the wizard has no section')
  const draft = encodeURIComponent(draftId)
  return { address: `/document-generation/sop?draft=${draft}&step=${section.key}`, section }
}

async function openStep(person: BrowserContext, address: string): Promise<Page> {
  const page = await person.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'keyToPaint', times)
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  const devtools = await person.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

async function typeInto(page: Page, { fields }: Section): Promise<number[]> {
  for (const { __typename, label } of fields) {
    if (!/Text/.test(__typename)) continue
    await page.getByRole('textbox', { name: label, exact: true }).focus()
    await page.keyboard.type(LETTERS, { delay: PACE })
  }
  return z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'keyToPaint')))
}
