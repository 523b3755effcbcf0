import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiKeyScope } from '../../generated/prisma/enums.ts'
import { takeJob } from '../../infra/jobs.ts'
import { executeGraph } from '../../test/execute.ts'
import {
  createAppContext,
  createProfile,
  createUser,
  createViewer,
  SOP_ANSWERS,
} from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { cancelDocument } from '../documents/generation/cancelDocument.ts'
import { startJobs } from '../jobs.ts'
import { changeSeats } from '../partners/changeSeats.ts'
import { createOrganisation } from '../partners/createOrganisation.ts'
import { createApiKey, revokeApiKey } from '../partners/keys.ts'
import { stopSharing } from '../partners/students.ts'
import { FILE_LIFETIME, removeOldStudentExports } from './exportStudents.ts'
import { IMPORT_LIFETIME, readRow, removeOldImports } from './importStudents.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer
let clock: Date
let admin: Viewer
let owner: Viewer
let stranger: Viewer
let student: { viewer: Viewer; token: string }
let ownersToken: string
const started: (() => Promise<void>)[] = []
const SOON = { timeout: 30_000 }

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
  server = await startTestServer({ app, config: { graphqlOpen: false } })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-26T08:00:00Z')
  admin = (await person('rohan', 'ADMIN')).viewer
  const first = await person('asha')
  owner = first.viewer
  ownersToken = first.token
  stranger = (await person('vikram')).viewer
  student = await person('meera')
  await createOrganisation({ app, viewer: admin, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: admin, input: { name: 'Other Ways', ownerName: 'vikram' } })
})
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function person(username: string, role: 'STUDENT' | 'ADMIN' = 'STUDENT') {
  const user = await createUser({ app, columns: { username, email: `${username}@example.com`, role } })
  return await createViewer({ app, user })
}
async function work(kind: 'import-students' | 'export-students'): Promise<void> {
  const worker = await startJobs({ app, kinds: { [kind]: 1 } })
  started.push(() => worker.stop())
}
const keyWith = async (scopes: ApiKeyScope[], viewer = owner, more: object = {}) =>
  await createApiKey({ app, viewer, input: { name: 'CRM', mode: 'LIVE', scopes, ...more } })
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

type Answer<Data> = { data?: Data | null; errors?: { message: string }[]; extensions?: object }
async function send<Data>(secret: string, query: string, variables: object = {}): Promise<Answer<Data>> {
  const response = await server.call('/graphql', { json: { query, variables }, headers: bearer(secret) })
  return await response.json()
}

const PROFILE = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
  targetDegree: 'MASTERS',
  workExperience: 'Two years at Bosch in Pune',
  preferredCountries: ['GERMANY', 'UK'],
  studyInterests: 'Robotics and control systems',
}
const ASK = `mutation ($input: CreateStudentInput!) { createStudent(input: $input) {
  __typename ... on CreateStudentPayload { studentId }
  ... on Error { message } ... on ValidationError { fields { path message } }
} }`
const GENERATE = `mutation ($input: GenerateForStudentsInput!) { generateForStudents(input: $input) {
  __typename
  ... on GenerateForStudentsPayload { results { studentId documentId document { status isPreview } isRepeated message fields { path message } } }
  ... on Error { message }
} }`
const GIVE = `mutation ($input: GiveConsentInput!) { giveConsent(input: $input) { __typename ... on Error { message } } }`
type Asked = {
  createStudent: { __typename: string; studentId?: string; message?: string; fields?: object[] }
}
type Generated = {
  generateForStudents: {
    __typename: string
    message?: string
    results?: {
      documentId: string | null
      document: object | null
      isRepeated: boolean
      message: string | null
      fields: { path: string }[]
    }[]
  }
}

const ask = async (secret: string, more: object = {}) =>
  (
    await send<Asked>(secret, ASK, {
      input: { fullName: 'Meera Iyer', email: 'meera@example.com', ...more },
    })
  ).data?.createStudent
async function mailedToken(): Promise<string> {
  const { body } = await database.prisma.mail.findFirstOrThrow({
    where: { kind: 'student-consent', toAddress: 'meera@example.com' },
    orderBy: { id: 'desc' },
  })
  return /\/consent\/([\w-]+)/.exec(body)?.[1] ?? ''
}
const agree = async (more: object = {}, viewer = student.viewer) =>
  (
    await executeGraph<{ giveConsent: { __typename: string; message?: string } }>({
      app,
      viewer,
      document: GIVE,
      variables: { input: { token: await mailedToken(), ...more } },
    })
  ).data?.giveConsent

describe('a student that an organisation creates', () => {
  it('is asked by mail; what is known of them becomes theirs only when they take it', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    expect(await ask(secret, { profile: PROFILE })).toMatchObject({ __typename: 'CreateStudentPayload' })
    const { userId } = student.viewer
    expect(await database.prisma.profile.count({ where: { userId } })).toBe(0)
    const { data } = await executeGraph({
      app,
      viewer: null,
      document: `query ($token: String!) { consentRequest(token: $token) { profile { workExperience preferredCountries testScores } } }`,
      variables: { token: await mailedToken() },
    })
    expect(data).toEqual({
      consentRequest: {
        profile: {
          workExperience: 'Two years at Bosch in Pune',
          preferredCountries: ['GERMANY', 'UK'],
          testScores: null,
        },
      },
    })
    await agree({ takesProfile: true })
    expect(await database.prisma.profile.findUniqueOrThrow({ where: { userId } })).toMatchObject(PROFILE)
    expect(await database.prisma.organisationStudent.findFirstOrThrow()).toMatchObject({
      userId,
      offeredProfile: null,
      allowsWriting: true,
    })
  })

  it('keeps a profile of their own, and leaves what they do not want', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    const user = await database.prisma.user.findUniqueOrThrow({ where: { id: student.viewer.userId } })
    await ask(secret, { profile: { ...PROFILE, workExperience: 'What the consultancy thinks' } })
    await createProfile({ app, user })
    expect(await agree({ takesProfile: true })).toMatchObject({
      __typename: 'ConflictError',
      message: expect.stringContaining('You have a profile already'),
    })
    expect(await agree()).toMatchObject({ __typename: 'GiveConsentPayload' })
    expect(await database.prisma.profile.findUniqueOrThrow({ where: { userId: user.id } })).toMatchObject({
      workExperience: 'Two years at Bosch in Pune',
    })
    expect(JSON.stringify(await database.prisma.organisationStudent.findMany())).not.toContain('thinks')
  })

  it('needs a live key with the scope, which is named, and every fault is said', async () => {
    const { secret } = await keyWith(['STUDENTS_READ', 'CATALOGUE'])
    expect(await ask(secret)).toEqual({
      __typename: 'ForbiddenError',
      message: 'This key lacks the scope students:write.',
    })
    await expect(
      createApiKey({
        app,
        viewer: owner,
        input: { name: 'CRM', mode: 'TEST', scopes: ['STUDENTS_WRITE'] },
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'scopes' }] })
    const { secret: writes, keyId } = await keyWith(['STUDENTS_WRITE'])
    const faulty = await ask(writes, { email: 'nowhere', profile: { ...PROFILE, workExperience: '' } })
    expect(faulty?.fields).toMatchObject([{ path: 'email' }, { path: 'profile.workExperience' }])
    await revokeApiKey({ app, viewer: owner, keyId })
    const call = (headers: Record<string, string>) =>
      server.call('/graphql', { json: { query: ASK }, headers })
    expect((await call(bearer(writes))).status).toBe(401)
    expect(await database.prisma.organisationStudent.count()).toBe(0)
  })

  it('cannot be made with mutations that are for people, hidden in a fragment or beside another', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    for (const query of [
      'mutation { stopSharing(input: {}) { __typename } }',
      'mutation { ...f } fragment f on Mutation { logout(input: {}) { __typename } }',
      'mutation { requestStudentExport(input: { format: CSV }) { __typename } logout(input: {}) { __typename } }',
    ])
      expect((await send(secret, query)).errors?.[0]?.message).toContain('for people who are signed in')
  })
})

describe('a document for a student', () => {
  const request = (studentId: string, more: object = {}) => ({
    ...{ studentId, type: 'SOP', form: 'QUICK', course: 'MSc Robotics', answers: SOP_ANSWERS },
    ...{ targetUniversity: 'Massachusetts Institute of Technology', idempotencyKey: 'one' },
    ...more,
  })
  const generate = async (secret: string, ...requests: object[]) =>
    (await send<Generated>(secret, GENERATE, { input: { requests } })).data?.generateForStudents
  const allow = async (monthlyDocuments: number) => {
    const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({
      where: { name: 'Bright Paths' },
    })
    await changeSeats({ app, viewer: admin, organisationId, input: { seats: 10, monthlyDocuments } })
  }
  const SCOPES: ApiKeyScope[] = ['STUDENTS_READ', 'STUDENTS_WRITE', 'DOCUMENTS_GENERATE']

  it('is asked for once they agreed, paid by the organisation, and seen by both', async () => {
    await allow(2)
    const { secret } = await keyWith(SCOPES)
    const studentId = (await ask(secret))?.studentId ?? ''
    expect((await generate(secret, request(studentId)))?.results).toMatchObject([
      { documentId: null, message: 'This student has not agreed yet.' },
    ])
    await agree()
    const [first] = (await generate(secret, request(studentId)))?.results ?? []
    expect(first).toMatchObject({ document: { status: 'QUEUED' }, isRepeated: false, message: null })
    const [again] = (await generate(secret, request(studentId)))?.results ?? []
    expect(again).toMatchObject({ documentId: first?.documentId, isRepeated: true })
    const { userId } = student.viewer
    const document = await database.prisma.document.findFirstOrThrow({ where: { userId } })
    expect(document).toMatchObject({ funding: 'ORGANISATION', unlockedAt: clock })
    expect(await database.prisma.creditEntry.count({ where: { userId, kind: 'RESERVATION' } })).toBe(0)
    const { data } = await executeGraph<{ viewer: { documents: { edges: object[] } } }>({
      app,
      viewer: student.viewer,
      document: '{ viewer { documents(first: 5) { edges { node { course } } } } }',
    })
    expect(data?.viewer.documents.edges).toEqual([{ node: { course: 'MSc Robotics' } }])
  })

  it('is refused one by one: the others are written', async () => {
    await allow(2)
    const { secret } = await keyWith(SCOPES)
    const studentId = (await ask(secret))?.studentId ?? ''
    await agree()
    const results = (
      await generate(
        secret,
        request(studentId, { course: '', idempotencyKey: 'a' }),
        request(studentId, { idempotencyKey: 'b' }),
        request(Buffer.from('PartnerStudent:999').toString('base64'), { idempotencyKey: 'c' }),
        request(studentId, { idempotencyKey: 'd' }),
        request(studentId, { idempotencyKey: 'e' }),
      )
    )?.results
    expect(results?.map(({ message, fields }) => fields[0]?.path ?? message)).toEqual([
      'course',
      null,
      'This student is not on your list.',
      null,
      'Your organisation has used 2 of its 2 documents of this month.',
    ])
    const [one] = await database.prisma.document.findMany({ orderBy: { id: 'asc' } })
    await cancelDocument({ app, viewer: student.viewer, documentId: one?.id ?? 0 })
    const [freed] = (await generate(secret, request(studentId, { idempotencyKey: 'f' })))?.results ?? []
    expect(freed?.message).toBeNull()
  })

  it('is for no other organisation, no key without the scope, no visitor, and nobody who left', async () => {
    await allow(5)
    const { secret } = await keyWith(SCOPES)
    const studentId = (await ask(secret))?.studentId ?? ''
    await agree()
    const { secret: reads } = await keyWith(['STUDENTS_READ', 'STUDENTS_WRITE'])
    expect(await generate(reads, request(studentId))).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'This key lacks the scope documents:generate.',
    })
    const { secret: others } = await keyWith(SCOPES, stranger)
    const notTheirs = { message: 'This student is not on your list.' }
    expect((await generate(others, request(studentId)))?.results).toMatchObject([notTheirs])
    const byPerson = async (viewer: Viewer | null) =>
      (
        await executeGraph<Generated>({
          app,
          viewer,
          document: GENERATE,
          variables: { input: { requests: [request(studentId)] } },
        })
      ).data?.generateForStudents
    expect(await byPerson(null)).toMatchObject({ __typename: 'NotSignedInError' })
    for (const viewer of [stranger, student.viewer])
      expect((await byPerson(viewer))?.results).toMatchObject([notTheirs])
    expect((await byPerson(owner))?.results).toMatchObject([{ message: null }])
    await stopSharing({ app, viewer: student.viewer })
    expect((await generate(secret, request(studentId, { idempotencyKey: 'late' })))?.results).toMatchObject([
      notTheirs,
    ])
  })

  it('is not for who agreed before documents could be written for them', async () => {
    await allow(5)
    const { secret } = await keyWith(SCOPES)
    const studentId = (await ask(secret))?.studentId ?? ''
    await agree()
    await database.prisma.organisationStudent.updateMany({ data: { allowsWriting: false } })
    expect((await generate(secret, request(studentId)))?.results).toMatchObject([
      { message: expect.stringContaining('agreed before') },
    ])
  })
})

describe('an import', () => {
  const upload = (body: string, headers: Record<string, string>) =>
    server.call('/bulk/imports', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/csv', ...headers },
    })
  const importOf = () =>
    database.prisma.studentImport.findFirstOrThrow({
      orderBy: { id: 'desc' },
      include: { faults: { orderBy: [{ row: 'asc' }, { field: 'asc' }] } },
    })
  /** A list of so many rows, of which three have faults. */
  function listOf(rows: number): string {
    const lines = Array.from({ length: rows }, (_, place) => `Student ${place + 1},s${place + 1}@example.com`)
    lines[1] = 'Student 2,not an address'
    lines[rows - 2] = ',no-name@example.com'
    lines[rows - 1] = `${'x'.repeat(300)},long@example.com`
    return ['fullName,email', ...lines].join('\n')
  }

  it('asks everybody but the three whose rows have faults, and says which and why', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    await work('import-students')
    const response = await upload(listOf(350), bearer(secret))
    expect(response.status).toBe(202)
    await expect.poll(async () => (await importOf()).finishedAt, SOON).toEqual(clock)
    expect(await importOf()).toMatchObject({ rows: 350, asked: 347, broken: 3, known: 0, fault: null })
    expect((await importOf()).faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'email'],
      [349, 'fullName'],
      [350, 'fullName'],
    ])
    expect(await database.prisma.organisationStudent.count()).toBe(347)
    expect(await database.prisma.mail.count({ where: { kind: 'student-consent' } })).toBe(347)
    expect(await database.prisma.studentImportPart.count()).toBe(0)
    expect(JSON.stringify((await importOf()).faults)).not.toContain('not an address')
  })

  it('goes on where a killed process ended, and asks nobody twice', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    await upload(listOf(250), bearer(secret))
    const { id } = await importOf()
    // A process took the job, wrote its first rows, and died.
    await takeJob({ database, kind: 'import-students', owner: 'killed' })
    await database.prisma.studentImport.update({ where: { id }, data: { rows: 100, asked: 99, broken: 1 } })
    await database.prisma.job.updateMany({
      where: { kind: 'import-students' },
      data: { leaseUntil: new Date(0) },
    })
    await work('import-students')
    await expect.poll(async () => (await importOf()).finishedAt, SOON).toEqual(clock)
    expect(await importOf()).toMatchObject({ rows: 250, asked: 247, broken: 3 })
    expect(await database.prisma.organisationStudent.count()).toBe(148)
  })

  it('takes profiles from the graph, tells who shares already, and reads what comes before a broken line', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    await ask(secret)
    await agree()
    await work('import-students')
    const IMPORT = `mutation ($input: ImportStudentsInput!) { importStudents(input: $input) { __typename
      ... on ImportStudentsPayload { import { finishedAt rows asked known broken fault faults { row field message } } }
      ... on Error { message } ... on ValidationError { fields { path } } } }`
    const students = [
      { fullName: 'Meera Iyer', email: 'meera@example.com' },
      { fullName: 'Ravi, "the" Great', email: 'ravi@example.com', profile: PROFILE },
      { fullName: 'Neha', email: 'neha@example.com', profile: { ...PROFILE, studyInterests: 'short' } },
    ]
    expect(await send(secret, IMPORT, { input: { students } })).toMatchObject({
      data: { importStudents: { __typename: 'ImportStudentsPayload' } },
      extensions: { cost: { requested: expect.any(Number) } },
    })
    await expect.poll(async () => (await importOf()).finishedAt, SOON).toEqual(clock)
    expect(await importOf()).toMatchObject({
      ...{ rows: 3, asked: 1, known: 1, broken: 1 },
      faults: [{ row: 3, field: 'studyInterests' }],
    })
    expect(
      await database.prisma.organisationStudent.findFirstOrThrow({ where: { email: 'ravi@example.com' } }),
    ).toMatchObject({ fullName: 'Ravi, "the" Great', offeredProfile: PROFILE })

    await upload('fullName,email\nAsha,asha1@example.com\n"Broken,x@example.com', bearer(secret))
    await expect.poll(async () => (await importOf()).fault, SOON).toContain('not valid CSV near line')
    expect(await importOf()).toMatchObject({ asked: 1 })
    await upload('name;mail\nAsha;a@example.com', bearer(secret))
    await expect
      .poll(async () => (await importOf()).fault, SOON)
      .toBe('The first line has no column fullName and email.')
    await upload('fullName,email\n', bearer(secret))
    await expect.poll(async () => (await importOf()).fault, SOON).toContain('no rows')
  })

  it('refuses what is no list, what is empty or too large, and who may not send one', async () => {
    const { secret } = await keyWith(['STUDENTS_WRITE'])
    const { secret: reads } = await keyWith(['STUDENTS_READ'])
    const said = async (response: Response) => [response.status, (await response.json()).message]
    expect(await said(await upload('x', bearer(reads)))).toEqual([
      403,
      'This key lacks the scope students:write.',
    ])
    expect((await upload('x', {})).status).toBe(401)
    expect((await upload('{}', { ...bearer(secret), 'content-type': 'application/json' })).status).toBe(415)
    expect((await upload('', bearer(secret))).status).toBe(422)
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' } as const
    const endless = server.call('/bulk/imports', {
      ...init,
      headers: { 'content-type': 'text/csv', ...bearer(secret) },
    })
    expect((await endless).status).toBe(422)
    expect(await database.prisma.studentImport.count()).toBe(0)
    const { token } = await createViewer({
      app,
      user: await database.prisma.user.findUniqueOrThrow({ where: { id: stranger.userId } }),
    })
    expect((await upload('x', { cookie: `gradwright_session=${student.token}` })).status).toBe(403)
    expect((await upload(listOf(4), { cookie: `gradwright_session=${token}` })).status).toBe(202)
    const { data } = await send<{ partner: object }>(secret, '{ partner { imports { rows } } }')
    expect(data).toEqual({ partner: { imports: [] } })
  })

  it('is gone after its time, and so is an upload that broke off', async () => {
    const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow()
    for (const uploadedAt of [clock, null])
      await database.prisma.studentImport.create({ data: { organisationId, createdAt: clock, uploadedAt } })
    clock = new Date(clock.getTime() + 2 * 60 * 60 * 1000)
    await removeOldImports({ app })
    expect(await database.prisma.studentImport.count()).toBe(1)
    clock = new Date(clock.getTime() + IMPORT_LIFETIME)
    await removeOldImports({ app })
    expect(await database.prisma.studentImport.count()).toBe(0)
  })
})

describe('a row of a list', () => {
  it('has the columns of a profile all together or not at all', () => {
    const row = { fullName: 'Meera Iyer', email: 'meera@example.com' }
    expect(readRow(row)).toEqual({ student: row })
    expect(
      readRow({ ...row, ...PROFILE, targetDegree: 'masters', preferredCountries: 'Germany; uk' }),
    ).toMatchObject({ student: { offeredProfile: { preferredCountries: ['GERMANY', 'UK'] } } })
    const partial = readRow({ ...row, budget: '20 lakh' })
    expect('faults' in partial && partial.faults.map(({ path }) => path)).toEqual([
      'academicBackground',
      'targetDegree',
      'workExperience',
      'preferredCountries',
      'studyInterests',
    ])
  })
})

describe('a file with what students share', () => {
  const REQUEST = `mutation ($input: RequestStudentExportInput!) { requestStudentExport(input: $input) { __typename
    ... on RequestStudentExportPayload { export { address readyAt } } ... on Error { message } } }`
  type Requested = { requestStudentExport: { message?: string; export?: { address: string } } }
  const request = async (secret: string, format: string) =>
    (await send<Requested>(secret, REQUEST, { input: { format } })).data?.requestStudentExport
  const exportOf = () => database.prisma.studentExport.findFirstOrThrow({ orderBy: { id: 'desc' } })
  async function make(secret: string, format: string): Promise<string> {
    const address = (await request(secret, format))?.export?.address ?? ''
    await expect.poll(async () => (await exportOf()).readyAt, SOON).toEqual(clock)
    return new URL(address).pathname
  }

  it('has what they share, as CSV and as JSON, and no formula that a table would run', async () => {
    const { secret } = await keyWith(['STUDENTS_READ', 'STUDENTS_WRITE'])
    await ask(secret, { profile: { ...PROFILE, workExperience: '=HYPERLINK("https://evil.example")' } })
    await agree({ takesProfile: true })
    await ask(secret, { email: 'other@example.com' })
    await work('export-students')
    const fetched = async (format: string) =>
      await (await server.call(await make(secret, format), { headers: bearer(secret) })).text()
    const rows = parse(await fetched('CSV'), { columns: true, bom: true })
    expect(rows).toMatchObject([
      {
        fullName: 'Meera Iyer',
        preferredCountries: 'GERMANY; UK',
        workExperience: `'=HYPERLINK("https://evil.example")`,
      },
    ])
    expect(JSON.parse(await fetched('JSON'))).toMatchObject([
      { email: 'meera@example.com', profile: { targetDegree: 'MASTERS' }, applications: [], documents: [] },
    ])
  })

  it('is fetched by nobody else, and gone as soon as a student leaves, and with time', async () => {
    const { secret } = await keyWith(['STUDENTS_READ', 'STUDENTS_WRITE'])
    const { secret: others } = await keyWith(['STUDENTS_READ'], stranger)
    const { secret: writes } = await keyWith(['STUDENTS_WRITE'])
    await ask(secret)
    await agree()
    await work('export-students')
    const path = await make(secret, 'JSON')
    const status = async (headers: Record<string, string>) => (await server.call(path, { headers })).status
    expect(await status(bearer(secret))).toBe(200)
    expect(await status({ cookie: `gradwright_session=${ownersToken}` })).toBe(200)
    for (const headers of [
      bearer(others),
      bearer(writes),
      {},
      { cookie: `gradwright_session=${student.token}` },
    ] as Record<string, string>[])
      expect(await status(headers)).toBe(404)
    expect((await request(writes, 'CSV'))?.message).toBe('This key lacks the scope students:read.')
    await stopSharing({ app, viewer: student.viewer })
    expect(await status(bearer(secret))).toBe(404)
    expect(await database.prisma.studentExportPart.count()).toBe(0)
    const empty = await make(secret, 'JSON')
    expect(await (await server.call(empty, { headers: bearer(secret) })).json()).toEqual([])
    clock = new Date(clock.getTime() + FILE_LIFETIME)
    await removeOldStudentExports({ app })
    expect(await database.prisma.studentExport.count()).toBe(0)
  })
})
