import { encodeGlobalID } from '@pothos/plugin-relay'
import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createCatalogue, program, smallCatalogue, university } from '../test/catalogues.ts'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../test/documentRows.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'
import { COST_LIMITS, costOfOperation } from './base/cost.ts'
import { schema } from './index.ts'

const REVIEW = `review {
  score parts { name score weight why } figures { key label value unit basis }
  findings { kind severity reason suggestion start end excerpt key } keyStories { key label answered told }
}`
const OF_ONE = `query ($id: ID!) { node(id: $id) { ... on Document { content ${REVIEW} } } }`
const OF_MANY = `{ viewer { documents(first: 5) { edges { node { ${REVIEW} } } } } }`

type Finding = {
  kind: string
  start: number | null
  end: number | null
  excerpt: string | null
  key: string | null
}
type Reviewed = {
  node: {
    content: string | null
    review: {
      score: number
      parts: { name: string; score: number; weight: number }[]
      figures: { key: string; value: number | null; unit: string; basis: string }[]
      findings: Finding[]
      keyStories: { key: string; answered: boolean; told: boolean }[]
    } | null
  } | null
}

const answer = (key: string, text: string) => ({ key, label: key, value: { text } })
const FINISHED = { unlockedAt: new Date('2026-05-01T00:00:00Z') }

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function createReader({ count = 1, columns = {} }: { count?: number; columns?: object } = {}) {
  const { user, viewer } = await createViewer({ app })
  const documents = await createDocumentRows({ app, user, count, columns })
  const [document] = documents
  if (document === undefined) throw new Error('There is no document')
  const read = async (reader = viewer) => {
    const { data, errors } = await executeGraph<Reviewed>({
      app,
      viewer: reader,
      document: OF_ONE,
      variables: { id: encodeGlobalID('Document', document.id) },
    })
    expect(errors).toEqual([])
    if (!data) throw new Error('The answer has no data')
    return data.node
  }
  return { user, viewer, document, read }
}

async function rewrite(documentId: number, ...sentences: string[]) {
  await database.prisma.documentVersion.updateMany({
    where: { documentId },
    data: {
      body: {
        paragraphs: [
          { job: 'opening', title: 'Opening', sentences: sentences.map(text => ({ text, sources: [] })) },
        ],
      },
    },
  })
}

describe('the review of a document', () => {
  test('lists the weaknesses, and where they are', async () => {
    const { document, read } = await createReader({
      columns: { ...FINISHED, answers: [answer('fieldInterestOrigin', OPENING_SENTENCE)] },
    })
    await rewrite(document.id, OPENING_SENTENCE, 'I delve into pumps in Nairobi.')
    const node = await read()
    const review = node?.review
    expect(review?.score).toBeLessThan(100)
    expect(review?.parts.map(({ name }) => name)).toContain('Claims')
    expect(review?.figures[0]).toMatchObject({ key: 'words', value: 13, unit: 'WORDS' })
    expect(review?.keyStories.find(({ key }) => key === 'fieldInterestOrigin')).toMatchObject({
      answered: true,
      told: true,
    })
    const placed = review?.findings.filter(({ start }) => start !== null) ?? []
    expect(placed.map(({ kind, excerpt }) => [kind, excerpt])).toEqual(
      expect.arrayContaining([
        ['UNSUPPORTED', 'Nairobi'],
        ['AI_PHRASE', 'delve into'],
      ]),
    )
    for (const { start, end, excerpt } of placed)
      expect(node?.content?.slice(start ?? 0, end ?? 0)).toBe(excerpt)
  })

  test('is missing for a preview, and exists once it is unlocked', async () => {
    const { viewer, read } = await createReader()
    expect(await read()).toMatchObject({ review: null })
    await executeGraph({ app, viewer, document: 'mutation { upgradeToPremium(input: {}) { __typename } }' })
    expect((await read())?.review?.figures[0]?.value).toBeGreaterThan(0)
  })

  test.each(['QUEUED', 'GENERATING', 'FAILED', 'CANCELLED'])('is missing while it is %s', async status => {
    const { read } = await createReader({ columns: { ...FINISHED, status } })
    expect(await read()).toMatchObject({ review: null })
  })

  test('is not visible to others', async () => {
    const { read } = await createReader({ columns: FINISHED })
    const { viewer: stranger } = await createViewer({ app })
    expect(await read(stranger)).toBeNull()
  })

  test('uses the names of the course, the university and the applicant', async () => {
    const { document, read } = await createReader({
      columns: { ...FINISHED, course: 'MSc Robotics', targetUniversity: 'Tartu' },
    })
    await rewrite(document.id, 'I, Asha Verma, apply for Robotics at Tartu.')
    expect((await read())?.review?.findings.filter(({ kind }) => kind === 'UNSUPPORTED')).toEqual([])
  })

  test('reports what the plan uses and the text lacks', async () => {
    const { read } = await createReader({
      columns: {
        ...FINISHED,
        answers: [
          answer('awardsHonors', 'Silver medal at the swimming gala of Rangpur in 2021.'),
          answer('researchExperience', 'I counted 212 boats on the Meghna from March to May.'),
        ],
        plan: {
          targetWords: 800,
          tone: 'formal',
          paragraphs: [{ job: 'evidence', title: 'Evidence', share: 1, keys: ['awardsHonors'] }],
        },
      },
    })
    const missed = (await read())?.review?.findings.filter(({ kind }) => kind === 'COVERAGE')
    expect(missed?.map(({ key }) => key)).toEqual(['awardsHonors'])
  })

  test('finds what should not be mentioned', async () => {
    const { document, read } = await createReader({
      columns: { ...FINISHED, form: 'WIZARD', answers: [answer('avoidMentioning', 'my gearboxes')] },
    })
    await rewrite(document.id, 'I rebuilt 14 gearboxes in Pune.')
    const found = (await read())?.review?.findings.filter(({ kind }) => kind === 'AVOIDED')
    expect(found?.map(({ excerpt }) => excerpt)).toEqual(['gearboxes'])
  })

  test("compares with the user's other readable documents, and with nobody else's", async () => {
    const shared =
      'The pump of my uncle stood still in the week of the wedding and nobody in the village knew the reason for it.'
    const { user, document, read } = await createReader({ columns: FINISHED })
    await rewrite(document.id, shared)
    const likeness = async () =>
      (await read())?.review?.figures.find(({ key }) => key === 'sharedWithOthers')?.value
    const stranger = await createUser({ app })
    const [theirs] = await createDocumentRows({
      app,
      user: stranger,
      count: 1,
      columns: { ...FINISHED, course: 'MSc Hydrology' },
    })
    const [locked] = await createDocumentRows({
      app,
      user,
      count: 1,
      columns: { course: 'MSc Hydrology' },
    })
    for (const other of [theirs, locked]) await rewrite(other?.id ?? 0, shared)
    expect(await likeness()).toBeNull()
    const elsewhere = { ...FINISHED, course: 'MSc Hydrology' }
    const [own] = await createDocumentRows({ app, user, count: 1, columns: elsewhere })
    await rewrite(own?.id ?? 0, shared)
    expect(await likeness()).toBe(1)
  })

  test("finds names of the schools that the user's other documents are for, and of nobody else's", async () => {
    const text = 'I hope to test timber joints with Professor Lindqvist in the laboratory of Delft.'
    const { user, document, read } = await createReader({
      columns: { ...FINISHED, targetUniversity: 'University of Bath' },
    })
    await rewrite(document.id, text)
    const foreign = async () =>
      (await read())?.review?.findings
        .filter(({ kind }) => kind === 'WRONG_UNIVERSITY')
        .map(({ excerpt }) => excerpt)
    const elsewhere = {
      ...FINISHED,
      targetUniversity: 'Delft',
      answers: [answer('facultyConnections', 'Professor Anna Lindqvist works on joints.')],
    }
    await createDocumentRows({ app, user: await createUser({ app }), count: 1, columns: elsewhere })
    expect(await foreign()).toEqual([])
    await createDocumentRows({ app, user, count: 1, columns: elsewhere })
    expect(await foreign()).toEqual(['Lindqvist', 'Delft'])
  })

  test("finds names of the schools on the user's shortlist and board, and of nobody else's", async () => {
    await createCatalogue({
      app,
      catalogue: smallCatalogue({
        universities: [
          university({ key: 'uk/wexcombe', name: 'University of Wexcombe', country: 'UK', city: 'Wexcombe' }),
          university({ key: 'uk/ardmoor', name: 'Ardmoor College', country: 'UK', city: 'Ardmoor' }),
        ],
        programs: [
          program({ university: 'uk/wexcombe', name: 'Robotics' }),
          program({ university: 'uk/ardmoor', name: 'Robotics' }),
        ],
      }),
    })
    const programAt = async (name: string) =>
      (await database.prisma.program.findFirstOrThrow({ where: { university: { name } } })).id
    const { user, document, read } = await createReader({
      columns: { ...FINISHED, targetUniversity: 'University of Bath' },
    })
    await rewrite(document.id, 'I hope to learn at Wexcombe, and to teach at Ardmoor College.')
    const foreign = async () =>
      (await read())?.review?.findings
        .filter(({ kind }) => kind === 'WRONG_UNIVERSITY')
        .map(({ excerpt }) => excerpt)
    const before = await foreign()
    const { shortlistItem, application } = database.prisma
    const stranger = await createUser({ app })
    const wexcombe = await programAt('University of Wexcombe')
    await shortlistItem.create({ data: { userId: stranger.id, programId: wexcombe } })
    expect(await foreign()).toEqual(before)
    await shortlistItem.create({ data: { userId: user.id, programId: wexcombe } })
    expect(await foreign()).toEqual(expect.arrayContaining(['Wexcombe']))
    await application.create({
      data: { userId: user.id, programId: await programAt('Ardmoor College'), place: 1 },
    })
    expect(await foreign()).toEqual(['Wexcombe', 'Ardmoor College'])
  })

  test('does not compare with other versions of the same document', async () => {
    const shared =
      'The pump of my uncle stood still in the week of the wedding and nobody knew the reason for it.'
    const { user, document, read } = await createReader({ columns: FINISHED })
    const [again] = await createDocumentRows({
      app,
      user,
      count: 1,
      columns: { ...FINISHED, course: document.course },
    })
    for (const { id } of [document, ...(again ? [again] : [])]) await rewrite(id, shared)
    const figures = (await read())?.review?.figures
    expect(figures?.find(({ key }) => key === 'sharedWithOthers')?.value).toBeNull()
  })

  test('of five documents is read with as many statements as of one', async () => {
    const counts: number[] = []
    for (const count of [1, 5]) {
      const { viewer } = await createReader({ count, columns: FINISHED })
      const { result, statements } = await recordStatements(database, () =>
        executeGraph({ app, viewer, document: OF_MANY }),
      )
      expect(result.errors).toEqual([])
      expect(JSON.stringify(result.data)).toContain('"score"')
      counts.push(statements.length)
    }
    expect(counts[1]).toBe(counts[0])
  })

  test('costs nothing where it is not selected', async () => {
    const { viewer } = await createReader({ columns: FINISHED })
    const { statements } = await recordStatements(database, () =>
      executeGraph({
        app,
        viewer,
        document: '{ viewer { documents(first: 5) { edges { node { course } } } } }',
      }),
    )
    expect(statements.filter(statement => statement.includes('DocumentVersion'))).toEqual([])
  })

  test('is too costly for a list of many', () => {
    const costOf = (first: number) =>
      costOfOperation({
        schema,
        document: parse(`{ viewer { documents(first: ${first}) { edges { node { review { score } } } } } }`),
      }).complexity
    expect(costOf(5)).toBeLessThan(COST_LIMITS.complexity)
    expect(costOf(20)).toBeGreaterThan(COST_LIMITS.complexity)
  })

  test('shows nothing of a locked text in any of its fields', async () => {
    const { viewer } = await createReader()
    const { data } = await executeGraph({ app, viewer, document: OF_MANY })
    expect(JSON.stringify(data)).not.toContain(LOCKED_SENTENCE.slice(4, 20))
  })
})
