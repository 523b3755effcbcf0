import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import type { Person, Writer } from './people.ts'
import type { Product } from './product.ts'

/** Opens an account over REST, which signs the browser in, and answers with its id. */
export async function register(
  browser: BrowserContext,
  { username, email, fullName, password }: Person,
  { plan }: { plan: 'FREE' | 'PREMIUM' },
): Promise<number> {
  const opened = await browser.request.post('/api/register', {
    data: { username, email, fullName, password, isPromotional: false },
  })
  const user = z.object({ id: z.int() }).parse(await opened.json())
  if (plan === 'PREMIUM') {
    const paid = await browser.request.post(`/api/users/${user.id}/premium`)
    if (!paid.ok()) throw new Error(`${username} was not upgraded: ${await paid.text()}`)
  }
  return user.id
}

/** A browser of somebody who has just opened an account. */
export async function newcomer(
  product: Product,
  person: Person,
  { plan = 'PREMIUM', ...options }: { plan?: 'FREE' | 'PREMIUM' } & Parameters<Product['newPerson']>[0] = {},
): Promise<{ browser: BrowserContext; userId: number }> {
  const browser = await product.newPerson({ reducedMotion: 'reduce', ...options })
  return { browser, userId: await register(browser, person, { plan }) }
}

/** What is written in a person's documents, by what they may read of it. */
export async function documentTexts(browser: BrowserContext, userId: number): Promise<string> {
  return await (await browser.request.get(`/api/documents/${userId}`)).text()
}

const saved = z.object({
  saveAnswers: z.object({ draft: z.object({ id: z.string() }), refused: z.array(z.unknown()).length(0) }),
})

async function ask<Form extends z.ZodType>(
  browser: BrowserContext,
  form: Form,
  query: string,
  variables: object,
): Promise<z.infer<Form>> {
  const answer = await browser.request.post('/graphql', {
    headers: { 'x-graphql-yoga-csrf': '1' },
    data: { query, variables },
  })
  return form.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data)
}

const described = z.object({
  questionnaire: z.object({
    version: z.int(),
    sections: z.array(z.object({ fields: z.array(z.object({ key: z.string(), label: z.string() })) })),
  }),
})

/** The version of a questionnaire, and the keys of its questions by their labels. */
async function describeQuestionnaire(
  browser: BrowserContext,
  { type, form }: { type: Writer['type']; form: 'QUICK' | 'WIZARD' },
): Promise<{ version: number; keyOf: (label: string) => string }> {
  const { questionnaire } = await ask(
    browser,
    described,
    `query Described($type: DocumentType!, $form: QuestionnaireForm!) {
      questionnaire(type: $type, form: $form) {
        version
        sections { fields { key label } }
      }
    }`,
    { type, form },
  )
  const fields = questionnaire.sections.flatMap(section => section.fields)
  return {
    version: questionnaire.version,
    keyOf: label => {
      const key = fields.find(field => field.label === label)?.key
      if (key === undefined) throw new Error(`The questionnaire does not ask ${label}`)
      return key
    },
  }
}

const requested = z.object({ generateDocument: z.object({ document: z.object({ databaseId: z.int() }) }) })

/** Asks for a statement of the quick form, through the graph, and answers with its address. */
export async function requestedStatement(
  browser: BrowserContext,
  answers: Readonly<Record<string, string>>,
  writer: 'MODEL' | 'BUILT_IN' = 'MODEL',
): Promise<string> {
  const { keyOf } = await describeQuestionnaire(browser, { type: 'SOP', form: 'QUICK' })
  return await requestedDocument(browser, {
    type: 'SOP',
    writer,
    answers: [
      { key: keyOf('Do you have work experience?'), value: { option: 'no' } },
      ...Object.entries(answers).map(([label, text]) => ({ key: keyOf(label), value: { text } })),
    ],
  })
}

/** Asks for a letter of the quick form, through the graph, and answers with its address. */
export async function requestedLetter(
  browser: BrowserContext,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const { keyOf } = await describeQuestionnaire(browser, { type: 'LOR', form: 'QUICK' })
  return await requestedDocument(browser, {
    type: 'LOR',
    writer: 'BUILT_IN',
    answers: [
      { key: keyOf('Strength of the recommendation'), value: { option: 'recommend' } },
      ...Object.entries(answers).map(([label, text]) => ({ key: keyOf(label), value: { text } })),
    ],
  })
}

async function requestedDocument(browser: BrowserContext, request: object): Promise<string> {
  const { generateDocument } = await ask(
    browser,
    requested,
    `mutation Request($input: GenerateDocumentInput!) {
      generateDocument(input: $input) {
        ... on GenerateDocumentPayload { document { databaseId } }
      }
    }`,
    {
      input: {
        form: 'QUICK',
        course: 'MSc Robotics',
        targetUniversity: 'Massachusetts Institute of Technology',
        ...request,
      },
    },
  )
  return `/results/${generateDocument.document.databaseId}`
}

const mailed = z.object({
  outbox: z.object({
    edges: z.array(z.object({ node: z.object({ toAddress: z.string(), body: z.string() }) })),
  }),
})

/** The address that the newest mail to somebody leads to, as an administrator reads it. */
export async function mailedAddress(admin: BrowserContext, toAddress: string): Promise<string> {
  const signedIn = await admin.request.post('/api/login', {
    data: { username: 'admin', password: 'demo1234' },
  })
  if (!signedIn.ok()) throw new Error(`No administrator: ${await signedIn.text()}`)
  const { outbox } = await ask(
    admin,
    mailed,
    '{ outbox(first: 20) { edges { node { toAddress body } } } }',
    {},
  )
  const mail = outbox.edges.find(({ node }) => node.toAddress === toAddress)
  const [address] = /https?:\/\/\S+/.exec(mail?.node.body ?? '') ?? []
  if (address === undefined) throw new Error(`No mail with an address went to ${toAddress}`)
  return address
}

/** Begins a draft with what a person has to write and to tick, through the graph, and answers with its address. */
export async function begunDraft(browser: BrowserContext, { type, steps }: Writer): Promise<string> {
  const { version, keyOf } = await describeQuestionnaire(browser, { type, form: 'WIZARD' })
  const answers = steps
    .flatMap(step => step.answers)
    .flatMap((answer): { key: string; value: object }[] => {
      if ('text' in answer) return [{ key: keyOf(answer.question), value: { text: answer.text } }]
      return 'tick' in answer ? [{ key: keyOf(answer.question), value: { flag: true } }] : []
    })
  const { saveAnswers } = await ask(
    browser,
    saved,
    `mutation Begin($input: SaveAnswersInput!) {
      saveAnswers(input: $input) {
        ... on SaveAnswersPayload { draft { id } refused { path message } }
      }
    }`,
    { input: { type, form: 'WIZARD', questionnaireVersion: version, answers } },
  )
  return `/document-generation/${type.toLowerCase()}?draft=${encodeURIComponent(saveAnswers.draft.id)}`
}
