/**
 * How long a letter takes to appear in the largest step of a wizard and in the editor of a document, on a CPU slowed down
 * four times. Measured in the page: from the time stamp of `keydown` (when the browser got the key, so that waiting for a busy page counts) to the
 * first task after the next frame (`requestAnimationFrame`, then a message), when that frame has been painted.
 */
import { build } from 'esbuild'
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { ask, beginDraft, withProduct, writeDocument } from './product.ts'

/** How many times slower the CPU is made. */
export const SLOWED = 4
/** Milliseconds between two keys: faster than almost everybody types. */
const PACE = 80
/** The length of the document that is edited, in words. */
export const WORDS_OF_DOCUMENT = 2000
/** Typed into the document, in the middle of a paragraph. */
const SENTENCES = 'I measured it twice, and then once more in the rain. '.repeat(3)
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

type KeyTimes = Pick<TypingLatency, 'keys' | 'median' | 'p95' | 'worst'>

/**
 * Types into the editor of a document of `WORDS_OF_DOCUMENT` words, and then into a bare ProseMirror with the same text;
 * null without Chromium.
 */
export async function measureEditing(): Promise<{ editor: KeyTimes; bare: KeyTimes } | null> {
  return withProduct(async ({ browser, address: baseURL }) => {
    const person = await browser.newContext({ baseURL })
    const { documentId, texts } = await openLongDocument(person.request)
    const page = await person.newPage()
    await page.goto(`/results/${documentId}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const editor = await typeInEditor(page)
    const empty = await browser.newPage()
    await empty.setContent(await barePage(texts))
    return { editor, bare: await typeInEditor(empty) }
  })
}

/** Types in the middle of the third paragraph. */
async function typeInEditor(page: Page): Promise<KeyTimes> {
  const text = page.locator('.ProseMirror')
  await text.locator('p').nth(2).click()
  await slowDown(page)
  await page.keyboard.type(SENTENCES, { delay: PACE })
  return figuresOf(await timesOf(page))
}

const saved = z.object({ saveDocumentText: z.object({ isSaved: z.literal(true) }) })
const signedIn = z.object({ plan: z.unknown() })

/** Has a document written for the demo account that may edit it, and replaces its text by a long one. */
async function openLongDocument(
  request: APIRequestContext,
): Promise<{ documentId: number; texts: readonly string[] }> {
  const login = await request.post('/api/login', { data: { username: 'premium', password: 'demo1234' } })
  signedIn.parse(await login.json())
  const documentId = await writeDocument(request)
  const sentences = Array.from(
    { length: Math.ceil(WORDS_OF_DOCUMENT / 20) },
    (_, number) =>
      `In week ${number + 1} of the year we rebuilt the pump at well ${number * 7 + 3}, with a borrowed lathe and two friends.`,
  )
  const texts = Array.from({ length: 14 }, (_, number) =>
    sentences.filter((_sentence, index) => index % 14 === number).join(' '),
  )
  await ask(
    request,
    saved,
    'mutation Fill($input: SaveDocumentTextInput!) { saveDocumentText(input: $input) { ... on SaveDocumentTextPayload { isSaved } } }',
    {
      input: {
        documentId: Buffer.from(`Document:${documentId}`).toString('base64'),
        revision: 0,
        editor: 'bench-typing',
        paragraphs: texts.map((text, index) => ({ key: `p${index + 1}`, text })),
      },
    },
  )
  return { documentId, texts }
}

/** A page with ProseMirror alone: paragraphs of text, without decorations, history or saving. */
async function barePage(texts: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { Schema } from 'prosemirror-model'
        import { EditorState } from 'prosemirror-state'
        import { EditorView } from 'prosemirror-view'
        const schema = new Schema({ nodes: {
          doc: { content: 'paragraph+' },
          paragraph: { content: 'text*', toDOM: () => ['p', 0] },
          text: {},
        } })
        const paragraphs = ${JSON.stringify(texts)}.map(text => schema.node('paragraph', null, schema.text(text)))
        new EditorView(document.body, { state: EditorState.create({ doc: schema.node('doc', null, paragraphs) }) })
      `,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
  return `<!doctype html><style>.ProseMirror { white-space: pre-wrap; width: 680px }</style><body><script>${script}</script></body>`
}

function figuresOf(times: readonly number[]): KeyTimes {
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
  await slowDown(page)
  return page
}

/** Notes the time of each key from here on, and slows the page down. */
async function slowDown(page: Page): Promise<void> {
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
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

async function timesOf(page: Page): Promise<number[]> {
  return z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'keyToPaint')))
}

async function typeInto(page: Page, { fields }: Section): Promise<number[]> {
  for (const { __typename, label } of fields) {
    if (!/Text/.test(__typename)) continue
    await page.getByRole('textbox', { name: label, exact: true }).focus()
    await page.keyboard.type(LETTERS, { delay: PACE })
  }
  return timesOf(page)
}
