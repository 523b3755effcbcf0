import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../test/documentRows.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer, SOP_REQUEST } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const EVERYTHING = `id databaseId documentType form status course targetUniversity targetProgram createdAt generatedAt
  isPreview content excerpt(length: 1000) outline { title }
  paragraphs { title job sentences { text sources { key label quote } } }
  wordCount characterCount targetWords advice { key label advice } failureMessage`

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String) {
  viewer { documents(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { course } }
  } }
}`

/** The dashboard's query: the viewer, the credits left, and the six newest documents. */
const DASHBOARD = `{
  viewer {
    fullName isPremium isPromotionalUser creditsRemaining createdAt canGenerate(type: SOP) profile { id }
    documents(first: 6) { totalCount edges { node { id documentType status generatedAt isPreview excerpt } } }
  }
}`

const GENERATE = `mutation ($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    __typename
    ... on GenerateDocumentPayload {
      document { status course isPreview content } viewer { creditsRemaining canGenerate(type: SOP) }
    }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`

type Page = {
  viewer: {
    documents: {
      totalCount: number
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
      edges: { node: { course: string } }[]
    }
  }
}

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

describe('the documents of a user', () => {
  async function createReader(count: number) {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({ app, user, count })
    return async (variables: Record<string, unknown>) => {
      const { data, errors } = await executeGraph<Page>({ app, viewer, document: PAGE, variables })
      expect(errors).toEqual([])
      if (!data) throw new Error('The page has no data')
      const { totalCount, pageInfo, edges } = data.viewer.documents
      return { totalCount, pageInfo, courses: edges.map(({ node }) => node.course) }
    }
  }

  test('come newest first, page by page, with their number', async () => {
    const read = await createReader(5)
    const first = await read({ first: 2 })
    expect(first).toMatchObject({
      totalCount: 5,
      courses: ['Course 5', 'Course 4'],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    const second = await read({ first: 2, after: first.pageInfo.endCursor })
    expect(second).toMatchObject({ courses: ['Course 3', 'Course 2'], pageInfo: { hasPreviousPage: true } })
    const third = await read({ first: 2, after: second.pageInfo.endCursor })
    expect(third).toMatchObject({ courses: ['Course 1'], pageInfo: { hasNextPage: false } })
    const back = await read({ last: 2, before: third.pageInfo.startCursor })
    expect(back.courses).toEqual(['Course 3', 'Course 2'])
  })

  test('of the same time come in a stable order, the later one first', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({
      app,
      user,
      count: 4,
      columns: { createdAt: new Date('2025-11-21T09:30:00Z') },
    })
    const { data } = await executeGraph<Page>({ app, viewer, document: PAGE, variables: { first: 4 } })
    expect(data?.viewer.documents.edges.map(({ node }) => node.course)).toEqual([
      'Course 4',
      'Course 3',
      'Course 2',
      'Course 1',
    ])
  })

  test('are twenty by default, and at most a hundred', async () => {
    const read = await createReader(105)
    expect((await read({})).courses).toHaveLength(20)
    expect((await read({ first: 100 })).courses).toHaveLength(100)
    expect((await read({ first: 0 })).courses).toEqual([])
  })

  test.each([
    { first: 101 },
    { first: -1 },
    { last: 101 },
    { first: 2, last: 2 },
    { first: 2, after: 'nonsense' },
    { first: 2, after: Buffer.from('GPC:S:x').toString('base64') },
    { first: 2, after: Buffer.from('GPC:N:4294967296').toString('base64') },
  ])('of a page with invalid arguments are refused before anything is read: %j', async variables => {
    const { viewer } = await createViewer({ app })
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document: PAGE, variables }),
    )
    expect(result.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(statements).toEqual([])
  })

  test('are read with as many statements for sixty as for one', async () => {
    const counts: number[] = []
    for (const count of [1, 60]) {
      const { user, viewer } = await createViewer({ app })
      await createDocumentRows({ app, user, count })
      const { result, statements } = await recordStatements(database, () =>
        executeGraph({ app, viewer, document: DASHBOARD }),
      )
      expect(result.errors).toEqual([])
      expect(result.data).toMatchObject({ viewer: { documents: { totalCount: count } } })
      counts.push(statements.length)
    }
    expect(counts[1]).toBe(counts[0])
    expect(counts[0]).toBeGreaterThan(0)
  })

  test('are read with as many statements for a hundred complete ones as for one', async () => {
    const counts: number[] = []
    for (const count of [1, 100]) {
      const { user, viewer } = await createViewer({ app })
      await createDocumentRows({ app, user, count, columns: { unlockedAt: new Date() } })
      const document = `{ viewer { documents(first: 100) { edges { node { ${EVERYTHING} } } } } }`
      const { statements } = await recordStatements(database, () => executeGraph({ app, viewer, document }))
      counts.push(statements.length)
    }
    expect(counts[1]).toBe(counts[0])
  })

  test('are read without columns that are not selected', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({ app, user, count: 3 })
    const { statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document: DASHBOARD }),
    )
    for (const column of ['passwordHash', 'emailKey', '"answers"', '"course"', 'academicBackground'])
      expect(statements.filter(statement => statement.includes(column))).toEqual([])
  })
})

describe('the text of a document', () => {
  test('is the outline and the opening while it is a preview, in every field', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({ app, user, count: 1 })
    const { data } = await executeGraph({
      app,
      viewer,
      document: `{ viewer { documents { edges { node { ${EVERYTHING} } } } } }`,
    })
    expect(data).toMatchObject({
      viewer: {
        documents: {
          edges: [{ node: { isPreview: true, wordCount: 7, characterCount: OPENING_SENTENCE.length } }],
        },
      },
    })
    expect(JSON.stringify(data)).toContain(OPENING_SENTENCE)
    expect(JSON.stringify(data)).not.toContain('heron')
  })

  test('is complete once it is unlocked', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({ app, user, count: 1 })
    await executeGraph({ app, viewer, document: 'mutation { upgradeToPremium(input: {}) { __typename } }' })
    const { data } = await executeGraph({
      app,
      viewer,
      document: `{ viewer { documents { edges { node { ${EVERYTHING} } } } } }`,
    })
    expect(data).toMatchObject({
      viewer: {
        documents: {
          edges: [
            {
              node: {
                isPreview: false,
                content: `${OPENING_SENTENCE}\n\n${LOCKED_SENTENCE}`,
                paragraphs: [{ job: 'opening' }, { job: 'evidence' }],
                outline: [{ title: 'Where the interest began' }, { title: 'What was built' }],
              },
            },
          ],
        },
      },
    })
  })

  test('has an excerpt of a valid length only', async () => {
    const { user, viewer } = await createViewer({ app })
    await createDocumentRows({ app, user, count: 1 })
    const excerpt = (length: number) =>
      executeGraph({
        app,
        viewer,
        document: `{ viewer { documents { edges { node { excerpt(length: ${length}) } } } } }`,
      })
    expect((await excerpt(20)).data).toEqual({
      viewer: { documents: { edges: [{ node: { excerpt: 'My uncle repairs…' } }] } },
    })
    expect((await excerpt(0)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

describe('requesting a document', () => {
  const request = { ...SOP_REQUEST }

  test('queues it and reserves a credit', async () => {
    const { viewer } = await createViewer({ app })
    const { data } = await executeGraph({ app, viewer, document: GENERATE, variables: { input: request } })
    expect(data).toEqual({
      generateDocument: {
        __typename: 'GenerateDocumentPayload',
        document: { status: 'QUEUED', course: 'MSc Robotics', isPreview: true, content: null },
        viewer: { creditsRemaining: 0, canGenerate: false },
      },
    })
  })

  test('with the same key twice gives the same document, and is a fault with another request', async () => {
    const { viewer } = await createViewer({ app, user: await createUser({ app, credits: 2 }) })
    const input = { ...request, idempotencyKey: 'one-story' }
    const ask = (changes: object) =>
      executeGraph({
        app,
        viewer,
        document: GENERATE,
        variables: { input: { ...input, ...changes } },
      })
    await ask({})
    expect((await ask({})).data).toMatchObject({ generateDocument: { viewer: { creditsRemaining: 1 } } })
    expect((await ask({ course: 'MSc Mechatronics' })).data).toMatchObject({
      generateDocument: { __typename: 'ValidationError', fields: [{ path: 'idempotencyKey' }] },
    })
  })

  test('reports all faults at once, those of answers by their keys', async () => {
    const { viewer } = await createViewer({ app })
    const answers = request.answers.map(answer =>
      answer.key === 'problemSolvingStory' ? { ...answer, value: { text: 'Too short.' } } : answer,
    )
    const input = {
      ...request,
      course: 'X',
      answers: [...answers, { key: 'shoeSize', value: { number: 42 } }],
    }
    const { data } = await executeGraph<{ generateDocument: { fields: { path: string }[] } }>({
      app,
      viewer,
      document: GENERATE,
      variables: { input },
    })
    expect(data?.generateDocument).toMatchObject({ __typename: 'ValidationError' })
    expect(data?.generateDocument.fields.map(({ path }) => path).sort()).toEqual([
      'course',
      'problemSolvingStory',
      'shoeSize',
    ])
  })

  test('accepts exactly one value for an answer', async () => {
    const { viewer } = await createViewer({ app })
    const answers = [{ key: 'graduationYear', value: { text: '2024', number: 2024 } }]
    const { errors } = await executeGraph({
      app,
      viewer,
      document: GENERATE,
      variables: { input: { ...request, answers } },
    })
    expect(errors[0]?.message).toContain(
      'Exactly one key must be specified for OneOf type "AnswerValueInput"',
    )
  })

  test('without a credit left is refused', async () => {
    const { viewer } = await createViewer({ app, user: await createUser({ app, credits: 0 }) })
    const { data } = await executeGraph({ app, viewer, document: GENERATE, variables: { input: request } })
    expect(data).toMatchObject({ generateDocument: { __typename: 'OutOfCreditsError' } })
  })

  test('is limited by fair use on Premium', async () => {
    const { user, viewer } = await createViewer({
      app,
      user: await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } }),
    })
    await createDocumentRows({ app, user, count: 40, columns: { funding: 'UNLIMITED' } })
    const { data } = await executeGraph({ app, viewer, document: GENERATE, variables: { input: request } })
    expect(data).toMatchObject({ generateDocument: { __typename: 'RateLimitedError', retryAfter: 3600 } })
  })

  test('is for signed-in users', async () => {
    const { data } = await executeGraph({ app, document: GENERATE, variables: { input: request } })
    expect(data).toEqual({
      generateDocument: { __typename: 'NotSignedInError', message: 'Not authenticated' },
    })
  })
})

describe('an operation that is too costly', () => {
  test('is refused with its cost before anything is read', async () => {
    const { viewer } = await createViewer({ app })
    const pages = Array.from(
      { length: 4 },
      (_, n) => `page${n}: documents(first: 100) { edges { node { ${EVERYTHING} } } }`,
    )
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document: `{ viewer { ${pages.join(' ')} } }` }),
    )
    expect(result.data).toEqual({ viewer: null })
    expect(result.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }])
    expect(statements).toEqual([])
  })
})
