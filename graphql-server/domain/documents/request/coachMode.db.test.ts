import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogue, smallCatalogue, university } from '../../../test/catalogues.ts'
import { executeGraph } from '../../../test/execute.ts'
import { createAppContext, createUser, createViewer, SOP_REQUEST } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { makeRecord } from '../files/makeRecord.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { readReviews } from '../reading/readReview.ts'
import { generateDocument } from './generateDocument.ts'
import { redraftDocument } from './redraftDocument.ts'

let database: TestDatabase
let app: AppContext

const rule = { appliesTo: 'statements', summary: 'no drafting by AI', note: null, secondHand: false } as const
const catalogue = smallCatalogue({
  universities: [
    university({ key: 'uk/university-of-leeds', name: 'University of Leeds', aiPolicy: 'COACH_ONLY' }),
    university({ key: 'usa/michigan', name: 'University of Michigan', country: 'USA' }),
  ],
  programs: [],
  ai_policies: [
    {
      ...rule,
      university: 'uk/university-of-leeds',
      country: 'UK',
      unit: 'The whole university',
      policy: 'COACH_ONLY',
      source: 'Leeds admissions policy',
      year: 2026,
    },
    {
      ...rule,
      university: 'usa/michigan',
      country: 'USA',
      unit: 'Rackham Graduate School only',
      policy: 'COACH_ONLY',
      source: 'rackham.umich.edu',
      year: 2025,
    },
    {
      ...rule,
      university: 'usa/michigan',
      country: 'USA',
      unit: 'Undergraduate admission only',
      policy: 'COACH_ONLY',
      source: 'a page',
      year: 2025,
    },
  ],
})

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  await createCatalogue({ app, catalogue })
})

const at = (targetUniversity: string, more: object = {}) => ({ ...SOP_REQUEST, targetUniversity, ...more })
const coached = { mode: 'COACH' } as const

describe('a university that accepts advice only', () => {
  test('gets no drafted text, over the graph as well, and the error says what is possible', async () => {
    const { viewer, user } = await createViewer({ app })
    const refused = generateDocument({
      app,
      viewer,
      input: at('the University of LEEDS', { isForOtherSchool: true }),
    })
    await expect(refused).rejects.toThrow(ValidationError)
    await expect(refused).rejects.toThrow(/University of Leeds accepts advice only.*Choose coach mode/)
    const { data } = await executeGraph<{ generateDocument: unknown; writingPolicy: unknown }>({
      app,
      viewer,
      document: `mutation ($input: GenerateDocumentInput!) {
        generateDocument(input: $input) { __typename ... on ValidationError { fields { path } } }
      }`,
      variables: { input: at('University of Leeds') },
    })
    expect(data?.generateDocument).toEqual({ __typename: 'ValidationError', fields: [{ path: 'mode' }] })
    expect(await database.prisma.document.count()).toBe(0)
    expect((await readCreditBalances({ app, userIds: [user.id] })).get(user.id)).toBe(1)
  })

  test('is written for in coach mode: an outline and no prose, without a credit or a job', async () => {
    const { viewer, user } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: at('University of Leeds', coached) })
    expect(document).toMatchObject({ status: 'READY', isCoached: true, writer: null })
    expect(await database.prisma.job.count({ where: { kind: 'write-document' } })).toBe(0)
    expect((await readCreditBalances({ app, userIds: [user.id] })).get(user.id)).toBe(1)
    const read = async () =>
      (await readDocumentContents({ app, viewer, documentIds: [document.id] })).get(document.id)
    const content = await read()
    expect(content).toMatchObject({ isPreview: false, content: '', paragraphs: [] })
    expect(content?.outline.length).toBeGreaterThan(3)
    expect((await readReviews({ app, viewer, documentIds: [document.id] })).size).toBe(0)

    // A free account, too, writes its own text and has it reviewed.
    const text =
      'I repaired pumps in Satara for three summers. I want to build machines that farmers can repair.'
    await saveDocumentText({
      app,
      viewer,
      documentId: document.id,
      input: { revision: 0, editor: 'page-12345', paragraphs: [{ key: 'p1', text }] },
    })
    expect((await read())?.paragraphs[0]?.sentences.map(({ origin }) => origin)).toEqual(['PERSON', 'PERSON'])
    const review = (await readReviews({ app, viewer, documentIds: [document.id] })).get(document.id)
    expect(review?.findings.length).toBeGreaterThan(0)
    await expect(redraftDocument({ app, viewer, documentId: document.id, input: {} })).rejects.toThrow(
      ConflictError,
    )
  })
})

test('a rule of one school asks whether the programme is part of it', async () => {
  const { viewer } = await createViewer({ app })
  const refused = generateDocument({ app, viewer, input: at('University of Michigan') })
  await expect(refused).rejects.toThrow(
    /At University of Michigan, Rackham Graduate School accepts advice only/,
  )
  const input = at('University of Michigan', { isForOtherSchool: true })
  const { document } = await generateDocument({ app, viewer, input })
  expect(document).toMatchObject({ status: 'QUEUED', isForOtherSchool: true })
})

test('the policy can be read whatever the plan lists, and anybody may prefer to be coached', async () => {
  const { viewer } = await createViewer({ app })
  const { data } = await executeGraph<{ writingPolicy: unknown }>({
    app,
    viewer,
    document:
      '{ writingPolicy(university: "University of Michigan") { policy coachOnlySchools notes { source year } } }',
  })
  expect(data?.writingPolicy).toMatchObject({
    policy: 'UNKNOWN',
    coachOnlySchools: ['Rackham Graduate School'],
    notes: [{ source: 'rackham.umich.edu', year: 2025 }, { source: 'a page' }],
  })
  const { document } = await generateDocument({ app, viewer, input: at('ETH Zurich', coached) })
  expect(document).toMatchObject({ status: 'READY', isCoached: true })
})

describe('the record of a document', () => {
  test('says who wrote it, what was asked and answered, and when it was edited', async () => {
    const user = await createUser({ app })
    const { viewer } = await createViewer({ app, user })
    const { document } = await generateDocument({ app, viewer, input: at('University of Leeds', coached) })
    const make = (format: string) => makeRecord({ app, viewer, documentId: document.id, input: { format } })
    const { name, bytes } = await make('TXT')
    expect(name).toMatch(/^SOP_record_\d{4}-\d\d-\d\d\.txt$/)
    const text = new TextDecoder().decode(bytes)
    for (const part of [
      'Statement of Purpose: MSc Robotics, University of Leeds',
      'It drafted no sentence of the text.',
      'My uncle repairs irrigation pumps in Satara.',
      'Source: Leeds admissions policy, 2026.',
      '1. Begun, without a text, 0 words',
    ])
      expect(text).toContain(part)
    expect(new TextDecoder().decode((await make('PDF')).bytes.slice(0, 5))).toBe('%PDF-')
    await expect(make('DOCX')).rejects.toThrow(ValidationError)
    const { viewer: other } = await createViewer({ app })
    await expect(
      makeRecord({ app, viewer: other, documentId: document.id, input: { format: 'TXT' } }),
    ).rejects.toThrow(NotFoundError)
  })
})
