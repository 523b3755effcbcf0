import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { storedPreview, storedText } from '../domain/documents/writing/storedText.ts'
import { createAppContext, createViewer, SOP_ANSWERS, SOP_REQUEST } from '../test/factories.ts'
import { startGenerationWorker } from '../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app, config: { graphqlOpen: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Selects everything that a document has, in every type of the schema. */
const EVERYTHING = /* GraphQL */ `
  fragment All on Document {
    id databaseId status isPreview content excerpt(length: 1000) wordCount targetWords failureMessage
    outline { title } writer fellBack
    plan { targetWords tone paragraphs { job title share words answers { key label } } }
    paragraphs { title job sentences { text sources { key label quote } } }
    advice { key label advice }
  }
`

/**
 * Nobody without a plan that shows everything may see the locked part, in any response of any kind. The test
 * runs a free student's session from the first request to the last page, keeps every byte that the server sent, and
 * searches them for each locked sentence.
 */
test('the locked part of a free student’s document is in no response of a session', async () => {
  const { token } = await createViewer({ app })
  const received: string[] = []
  const call = async (path: string, json?: object, headers: Record<string, string> = {}) => {
    const response = await server.call(path, json ? { token, json, headers } : { token, headers })
    const body = await response.text()
    received.push([...response.headers].join('\n'), body)
    return body
  }
  const graph = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
    call(
      '/graphql',
      { query: `${query} ${EVERYTHING}`, variables },
      { 'x-graphql-yoga-csrf': '1', ...headers },
    )

  const writer = await startGenerationWorker({ app, concurrency: 1 })
  const { answers: _answers, ...request } = SOP_REQUEST
  const generated = await graph(
    `mutation ($input: GenerateDocumentInput!) {
       generateDocument(input: $input) { __typename ... on GenerateDocumentPayload { document { ...All } } ... on Error { message } } }`,
    { input: { ...request, answers: SOP_ANSWERS } },
  )
  const documentId = Number(/"databaseId":\s*(\d+)/.exec(generated)?.[1])
  const globalId = Buffer.from(`Document:${documentId}`).toString('base64')
  const progress = await graph(
    'subscription ($id: ID!) { documentProgress(id: $id) { sequence stage section sections document { ...All } } }',
    { id: globalId },
    { accept: 'text/event-stream' },
  )
  expect(progress).toContain('READY')
  await writer.stop()

  const { userId } = await database.prisma.document.findUniqueOrThrow({ where: { id: documentId } })
  await graph('query ($id: ID!) { node(id: $id) { ...All } }', { id: globalId })
  await graph('{ viewer { documents(first: 10) { edges { node { ...All } } } } }')
  await graph('{ viewer { documents(first: 10) { edges { node { content { no } } } } } }')
  await call(`/api/documents/${userId}`)
  await call(`/api/generations/${documentId}`)
  await call('/api/ai/document', {
    course: 'MSc Robotics',
    documentType: 'SOP',
    questionnaire: Object.fromEntries(SOP_ANSWERS.map(({ key, value }) => [key, value.text ?? value.option])),
  })
  await call('/api/auth/user')

  const version = await database.prisma.documentVersion.findFirstOrThrow({ where: { documentId } })
  const { preview } = await database.prisma.document.findUniqueOrThrow({ where: { id: documentId } })
  const shown = new Set(
    storedPreview.parse(preview).opening.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  )
  const all = storedText.parse(version.body).paragraphs.flatMap(({ sentences }) => sentences)
  const locked = all.filter(({ text }) => !shown.has(text))
  expect(locked.length).toBeGreaterThan(all.length / 2)
  expect(shown.size).toBeGreaterThan(0)

  const session = received.join('\n')
  for (const text of shown) expect(session).toContain(JSON.stringify(text).slice(1, -1))
  for (const { text } of locked) expect(session).not.toContain(JSON.stringify(text).slice(1, -1))
})

test('only one function reads the tables of full texts', async () => {
  const files = await readdir('graphql-server', { recursive: true })
  const sources = files.filter(
    file =>
      /^(domain|schema|http|infra)\/.*\.ts$/.test(file) &&
      !/\.test\.ts$|^domain\/documents\/writing\//.test(file),
  )
  const reads = [
    /document(Version|Section)\.(find|aggregate|groupBy)/,
    /FROM "Document(Version|Section)"/,
    /versions:|sections: true|relation\('(versions|sections)'/,
  ]
  const readers: string[] = []
  for (const file of sources) {
    const code = await readFile(join('graphql-server', file), 'utf8')
    if (reads.some(read => read.test(code))) readers.push(file)
  }
  expect(readers).toEqual(['domain/documents/reading/readDocumentText.ts'])
})
