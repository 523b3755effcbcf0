import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STUDENTS_QUERY } from '../../web/content/partnerExamples.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PartnerAccess } from '../domain/partners/access.ts'
import { createOrganisation } from '../domain/partners/createOrganisation.ts'
import { createApiKey } from '../domain/partners/keys.ts'
import {
  CONSENT_LIFETIME,
  giveConsent,
  letStudentGo,
  readConsentRequest,
  removeOldRequestsForConsent,
  stopSharing,
} from '../domain/partners/students.ts'
import { deleteAccount, keepAccount } from '../domain/personalData/deleteAccount.ts'
import { createStudent } from '../domain/students/createStudent.ts'
import type { ApiKeyScope, MembershipRole } from '../generated/prisma/enums.ts'
import { createCatalogue, program, smallCatalogue, university } from '../test/catalogues.ts'
import { createDocumentRows, LOCKED_SENTENCE, OPENING_SENTENCE } from '../test/documentRows.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer, PASSWORD } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer } from '../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let clock: Date
let counsellor: Viewer
let developer: Viewer
let stranger: Viewer
let student: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  const admin = await person('rohan', 'ADMIN')
  counsellor = await person('asha')
  stranger = await person('vikram')
  await createOrganisation({ app, viewer: admin, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: admin, input: { name: 'Other Ways', ownerName: 'vikram' } })
  developer = await person('kiran')
  await add(developer, 'DEVELOPER')
  await database.prisma.membership.update({
    where: { userId: counsellor.userId },
    data: { role: 'COUNSELLOR' },
  })
  student = await personToAsk()
})
afterAll(() => database.close())

async function person(username: string, role: 'STUDENT' | 'ADMIN' = 'STUDENT'): Promise<Viewer> {
  const user = await createUser({ app, columns: { username, email: `${username}@example.com`, role } })
  return (await createViewer({ app, user })).viewer
}
async function add({ userId }: Viewer, role: MembershipRole): Promise<void> {
  const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({
    where: { name: 'Bright Paths' },
  })
  await database.prisma.membership.create({ data: { userId, organisationId, role, createdAt: clock } })
}

/** A student with a profile, an application, and three documents: open, locked, and a confidential letter. */
async function personToAsk(): Promise<Viewer> {
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [university({ key: 'in', name: 'Heron University', isSample: true })],
      programs: [program({ university: 'in' })],
    }),
  })
  const user = await createUser({ app, columns: { username: 'meera', email: 'meera@example.com' } })
  await createProfile({ app, user })
  const { id: programId } = await database.prisma.program.findFirstOrThrow()
  await database.prisma.application.create({
    data: { userId: user.id, programId, place: 1, notes: 'a note that stays here', deadline: clock },
  })
  await database.prisma.match.create({
    data: {
      ...{ userId: user.id, programId, place: 1, percentage: 81, tier: 'MATCH' },
      ...{ factors: [], reason: 'It asks for what you have.' },
    },
  })
  await createDocumentRows({ app, user, count: 1, columns: { unlockedAt: clock, course: 'MSc Open' } })
  await createDocumentRows({ app, user, count: 1, columns: { course: 'MSc Locked' } })
  const sealed = { documentType: 'LOR' as const, unlockedAt: clock, sealedAt: clock, course: 'MSc Sealed' }
  await createDocumentRows({ app, user, count: 1, columns: sealed })
  return (await createViewer({ app, user })).viewer
}

async function ask(email = 'meera@example.com', viewer = counsellor): Promise<string> {
  await createStudent({ app, viewer, partner: null, input: { fullName: 'Meera Iyer', email } })
  const { body } = await database.prisma.mail.findFirstOrThrow({
    where: { toAddress: email },
    orderBy: { id: 'desc' },
  })
  return /\/consent\/([\w-]+)/.exec(body)?.[1] ?? ''
}
const agree = async () => giveConsent({ app, viewer: student, token: await ask() })

async function keyOf(name: string, scopes: ApiKeyScope[]): Promise<PartnerAccess> {
  const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({ where: { name } })
  return { keyId: 1, organisationId, mode: 'LIVE', scopes }
}

const SHARED = `shared {
  profile { academicBackground targetDegree workExperience testScores preferredCountries studyInterests budget intendedStartDate }
  matches { matchPercentage tier reason programName universityName }
  applications { databaseId status deadline programName universityName }
  documents { databaseId documentType course targetUniversity status createdAt isPreview text }
}`
const LIST = `{ partner { name students(first: 20) { totalCount edges { node { id fullName email invitedAt expiresAt consentedAt ${SHARED} } } } } }`
const NODE = `query ($id: ID!) { node(id: $id) { __typename ... on PartnerStudent { fullName ${SHARED} } } }`
type Shared = {
  profile: { academicBackground: string } | null
  matches: { universityName: string }[]
  applications: { universityName: string }[]
  documents: { course: string; isPreview: boolean; text: string | null }[]
}
type Listed = {
  partner: {
    name: string
    students: {
      totalCount: number
      edges: { node: { id: string; fullName: string; shared: Shared | null } }[]
    }
  } | null
}
const list = (viewer: Viewer | null, partner: PartnerAccess | null = null) =>
  executeGraph<Listed>({ app, viewer, partner, document: LIST })
const nodeOf = async (id: string, viewer: Viewer | null, partner: PartnerAccess | null = null) =>
  (await executeGraph<{ node: unknown }>({ app, viewer, partner, document: NODE, variables: { id } })).data
    ?.node ?? null
const students = async (viewer: Viewer | null, partner: PartnerAccess | null = null) =>
  (await list(viewer, partner)).data?.partner?.students.edges.map(({ node }) => node) ?? []

describe('a student of an organisation', () => {
  it('shares nothing before they agree, though they have an account', async () => {
    const token = await ask()
    const [asked] = await students(counsellor)
    expect(asked).toMatchObject({ fullName: 'Meera Iyer', email: 'meera@example.com', shared: null })
    expect(await readConsentRequest({ app, token })).toMatchObject({
      organisation: { name: 'Bright Paths' },
    })
    expect(await database.prisma.organisationStudent.count({ where: { userId: { not: null } } })).toBe(0)
  })

  it('shares what the page names from then on, as far as they read it themselves', async () => {
    await agree()
    for (const [viewer, partner] of [
      [counsellor, null],
      [null, await keyOf('Bright Paths', ['STUDENTS_READ'])],
    ] as const) {
      const [seen] = await students(viewer, partner)
      expect(seen?.shared).toMatchObject({
        profile: { academicBackground: expect.stringMatching(/./) },
        matches: [{ matchPercentage: 81, universityName: 'Heron University' }],
        applications: [{ deadline: '2026-11-23', universityName: 'Heron University' }],
      })
      const texts = Object.fromEntries(
        seen?.shared?.documents.map(({ course, text }) => [course, text]) ?? [],
      )
      expect(texts['MSc Open']).toContain(LOCKED_SENTENCE)
      expect(texts['MSc Locked']).toContain(OPENING_SENTENCE)
      expect(texts['MSc Locked']).not.toContain(LOCKED_SENTENCE)
      expect(texts['MSc Sealed']).toBeNull()
      expect(JSON.stringify(seen)).not.toContain('a note that stays here')
      expect(await nodeOf(seen?.id ?? '', viewer, partner)).toMatchObject({ fullName: 'Meera Iyer' })
    }
  })

  it('is read by a key over HTTP, a page at a time, within what an operation may cost', async () => {
    await agree()
    const input = { name: 'CRM', mode: 'LIVE', scopes: ['STUDENTS_READ'] }
    const { secret } = await createApiKey({ app, viewer: developer, input })
    const server = await startTestServer({ app, config: { graphqlOpen: false } })
    try {
      const response = await server.call('/graphql', {
        json: { query: STUDENTS_QUERY },
        headers: { authorization: `Bearer ${secret}` },
      })
      expect(await response.json()).toMatchObject({
        data: {
          partner: {
            students: { edges: [{ node: { fullName: 'Meera Iyer', shared: { applications: [{}] } } }] },
          },
        },
        extensions: { cost: { requested: expect.any(Number) } },
      })
    } finally {
      await server.stop()
    }
  })

  it('is seen by nobody else: not by developers, other organisations or keys without the scope', async () => {
    await agree()
    const id = (await students(counsellor))[0]?.id ?? ''
    const others = [
      [developer, null],
      [stranger, null],
      [student, null],
      [null, null],
      [null, await keyOf('Other Ways', ['STUDENTS_READ'])],
      [null, await keyOf('Bright Paths', ['CATALOGUE', 'MATCHES'])],
    ] as const
    for (const [viewer, partner] of others) {
      expect(await students(viewer, partner)).toEqual([])
      expect(await nodeOf(id, viewer, partner)).toBeNull()
    }
    const { errors } = await list(null, await keyOf('Bright Paths', ['CATALOGUE']))
    expect(errors?.map(({ message }) => message)).toEqual(['This key lacks the scope students:read.'])
    for (const viewer of [developer, stranger])
      await expect(letStudentGo({ app, viewer, studentId: 1 })).rejects.toThrow('not on your list')
    await expect(ask('other@example.com', developer)).rejects.toThrow('for owners and counsellors')
  })

  it('opens no other way to their data: their own nodes stay closed to the organisation', async () => {
    await agree()
    const rows = await database.prisma.user.findUniqueOrThrow({
      where: { id: student.userId },
      include: { profile: true, documents: true, applications: true, matches: true },
    })
    const names = [
      `User:${rows.id}`,
      `Profile:${rows.profile?.id}`,
      ...rows.documents.map(({ id }) => `Document:${id}`),
      ...rows.applications.map(({ id }) => `Application:${id}`),
      ...rows.matches.map(({ id }) => `Match:${id}`),
    ]
    const key = await keyOf('Bright Paths', ['STUDENTS_READ'])
    for (const name of names) {
      const id = Buffer.from(name).toString('base64')
      expect(await nodeOf(id, student), name).not.toBeNull()
      expect([await nodeOf(id, counsellor), await nodeOf(id, null, key)], name).toEqual([null, null])
    }
  })

  it('is gone from everything the organisation reads once they stop, and can come back', async () => {
    await agree()
    const id = (await students(counsellor))[0]?.id ?? ''
    const key = await keyOf('Bright Paths', ['STUDENTS_READ'])
    await stopSharing({ app, viewer: stranger })
    expect(await students(counsellor)).toHaveLength(1)
    await stopSharing({ app, viewer: student })
    for (const [viewer, partner] of [
      [counsellor, null],
      [null, key],
    ] as const) {
      expect((await list(viewer, partner)).data?.partner?.students).toEqual({ totalCount: 0, edges: [] })
      expect(await nodeOf(id, viewer, partner)).toBeNull()
    }
    await agree()
    const [back] = await students(counsellor)
    expect(back?.shared).not.toBeNull()
    await letStudentGo({ app, viewer: counsellor, studentId: (await rowOf()).id })
    expect(await students(counsellor)).toEqual([])
  })

  it('is gone at once when they delete their account, also while they may keep it', async () => {
    await agree()
    await deleteAccount({ app, viewer: student, input: { password: PASSWORD } })
    expect(await students(counsellor)).toEqual([])
    await keepAccount({ app, viewer: student })
    expect(await students(counsellor)).toEqual([])
  })

  it('agrees once by each link, to one organisation at a time', async () => {
    const token = await ask()
    const other = await person('neha')
    const both = await Promise.allSettled([
      giveConsent({ app, viewer: student, token }),
      giveConsent({ app, viewer: other, token }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await readConsentRequest({ app, token })).toBeNull()
    const shares = both[0].status === 'fulfilled' ? student : other
    const second = await ask('again@example.com', stranger)
    await expect(giveConsent({ app, viewer: shares, token: second })).rejects.toThrow(
      'You share with Bright Paths.',
    )
    await expect(ask()).rejects.toMatchObject({ fields: [{ path: 'email' }] })
  })

  it('is not asked for ever: a link ends, and the request goes with it', async () => {
    const token = await ask()
    clock = new Date(clock.getTime() + CONSENT_LIFETIME)
    expect(await readConsentRequest({ app, token })).toBeNull()
    await expect(giveConsent({ app, viewer: student, token })).rejects.toThrow('does not work any more')
    await removeOldRequestsForConsent({ app })
    expect(await students(counsellor)).toEqual([])
    await agree()
    clock = new Date(clock.getTime() + CONSENT_LIFETIME)
    await removeOldRequestsForConsent({ app })
    expect(await students(counsellor)).toHaveLength(1)
  })
})

const rowOf = () => database.prisma.organisationStudent.findFirstOrThrow()
