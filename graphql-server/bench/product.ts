import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, chromium } from 'playwright-core'
import { z } from 'zod'
import { findChromium } from '../../scripts/findChromium.ts'
import { SOP_REQUEST } from '../test/factories.ts'
import { startGradwright, stop } from '../test/serverProcess.ts'

/** Uses the built product in Chromium, on a new embedded database with the demo accounts; null without Chromium. */
export async function withProduct<Result>(
  use: (product: { browser: Browser; address: string }) => Promise<Result>,
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
    return await use({ browser, address: `http://127.0.0.1:${server.port}` })
  } finally {
    await browser.close()
    await stop(server)
    await rm(folder, { recursive: true })
  }
}

const begun = z.object({
  saveAnswers: z.object({ draft: z.object({ id: z.string() }), refused: z.array(z.unknown()).length(0) }),
})

/** Sends a GraphQL operation as the person whose cookies the context holds, and parses its data. */
export async function ask<Form extends z.ZodType>(
  request: APIRequestContext,
  form: Form,
  query: string,
  variables: object = {},
): Promise<z.infer<Form>> {
  const answer = await request.post('/graphql', {
    headers: { 'x-graphql-yoga-csrf': '1' },
    data: { query, variables },
  })
  return form.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data)
}

const written = z.object({ document: z.object({ id: z.int() }) })

/** Has a statement of purpose written for the person whose cookies the context holds, and gives its id. */
export async function writeDocument(request: APIRequestContext): Promise<number> {
  const { answers, type, form: _, ...rest } = SOP_REQUEST
  const answer = await request.post('/api/ai/document', {
    data: {
      ...rest,
      documentType: type,
      questionnaire: Object.fromEntries(answers.map(({ key, value }) => [key, value.text ?? value.option])),
    },
  })
  return written.parse(await answer.json()).document.id
}

/** Saves the first answers of a draft and gives its id. Throws if an answer is refused. */
export async function beginDraft(request: APIRequestContext, input: object): Promise<string> {
  const { saveAnswers } = await ask(
    request,
    begun,
    `mutation Begin($input: SaveAnswersInput!) {
      saveAnswers(input: $input) { ... on SaveAnswersPayload { draft { id } refused { path message } } }
    }`,
    { input },
  )
  return saveAnswers.draft.id
}
