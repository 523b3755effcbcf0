import { hashPassword } from './domain/accounts/passwords.ts'
import type { AppContext } from './domain/appContext.ts'
import { ConflictError } from './domain/errors.ts'
import { createOrganisation } from './domain/partners/createOrganisation.ts'
import { createApiKey } from './domain/partners/keys.ts'
import type { Prisma } from './generated/prisma/client.ts'

/** A demo account, as it is printed at start. */
export type DemoAccount = { username: string; password: string; what: string }

/** What a demo has. The key's secret is there only when it was just made: it is stored nowhere. */
export type Demo = { accounts: readonly DemoAccount[]; partnerKey: string | null }

const PASSWORD = 'demo1234'

const PROFILE = {
  academicBackground:
    'B.Tech in Computer Science and Engineering, National Institute of Technology Tiruchirappalli, 2023. CGPA 8.6/10. Final-year project on detecting crop disease from phone photographs.',
  targetDegree: 'MASTERS',
  workExperience:
    'Two years as a software engineer at Zoho in Chennai, on the mail search team. Before that, a summer internship at the Indian Institute of Science.',
  testScores: 'GRE 325, IELTS 7.5',
  preferredCountries: ['USA', 'UK', 'GERMANY'],
  studyInterests: 'Machine learning, information retrieval, and their use in farming and public health.',
  budget: '40 lakhs for the whole programme',
  intendedStartDate: 'Fall 2027',
} satisfies Omit<Prisma.ProfileCreateWithoutUserInput, 'createdAt'>

const MANAGER = {
  academicBackground: 'B.Com. (Honours), Loyola College, Chennai, 2020. CGPA 8.4/10.',
  targetDegree: 'MBA',
  workExperience:
    'Six years at TVS Supply Chain Solutions: operations analyst in Chennai, since 2023 manager of a team of fourteen that plans spare parts for two-wheeler dealers.',
  testScores: 'GMAT 690, IELTS 8',
  preferredCountries: ['CANADA', 'UK', 'USA'],
  studyInterests: 'MBA with operations and supply chain management.',
  budget: '90 lakhs for the whole programme',
  intendedStartDate: 'Fall 2027',
} satisfies Omit<Prisma.ProfileCreateWithoutUserInput, 'createdAt'>

const PEOPLE = [
  {
    username: 'demo',
    fullName: 'Ananya Raghavan',
    what: 'a student with a complete profile and one credit',
    columns: { plan: 'FREE', profile: { create: PROFILE } },
  },
  {
    username: 'premium',
    fullName: 'Karthik Menon',
    what: 'a student on Premium',
    columns: {
      plan: 'PREMIUM',
      profile: { create: MANAGER },
    },
  },
  {
    username: 'analyst',
    fullName: 'Meera Iyer',
    what: 'an analyst, who may explore the graph at /graphql',
    columns: { role: 'ANALYST' },
  },
  {
    username: 'partner',
    fullName: 'Farah Contractor',
    what: 'the owner of a consultancy, with keys to the graph at /developers',
    columns: { role: 'PARTNER' },
  },
  {
    username: 'reviewer',
    fullName: 'Sunita Rao',
    what: 'a reviewer, who reads texts at /reviews',
    columns: { role: 'REVIEWER' },
  },
  { username: 'admin', fullName: 'Rohan Desai', what: 'an administrator', columns: { role: 'ADMIN' } },
] satisfies {
  username: string
  fullName: string
  what: string
  columns: Partial<Prisma.UserCreateInput>
}[]

const ORGANISATION = 'Wayfarer Education (demo)'

/** Creates the missing demo accounts, and a consultancy with a key. What exists is left unchanged. */
export async function seedDemo({ app }: { app: AppContext }): Promise<Demo> {
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    // Several processes may start on one database at the same time.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('demo accounts'))`
    const there = await tx.user.findMany({
      where: {
        OR: PEOPLE.flatMap(({ username }) => [{ usernameKey: username }, { emailKey: emailOf(username) }]),
      },
      select: { usernameKey: true, emailKey: true },
    })
    const missing = PEOPLE.filter(
      ({ username }) =>
        !there.some(user => user.usernameKey === username || user.emailKey === emailOf(username)),
    )
    if (missing.length === 0) return
    const passwordHash = await hashPassword({ app, password: PASSWORD })
    for (const { username, fullName, columns } of missing) {
      const email = emailOf(username)
      await tx.user.create({
        data: {
          username,
          usernameKey: username,
          email,
          emailKey: email,
          fullName,
          passwordHash,
          emailConfirmedAt: now,
          planSince: 'plan' in columns && columns.plan !== 'FREE' ? now : null,
          createdAt: now,
          creditEntries: { create: { kind: 'SIGN_UP', amount: 1, createdAt: now } },
          ...columns,
        },
      })
    }
  })
  return {
    accounts: PEOPLE.map(({ username, what }) => ({ username, password: PASSWORD, what })),
    partnerKey: await seedPartner({ app }),
  }
}

/** The demo's consultancy with its first key; null where it is there already, or cannot be made. */
async function seedPartner({ app }: { app: AppContext }): Promise<string | null> {
  const accountOf = (username: string) =>
    app.database.prisma.user.findFirst({
      where: { usernameKey: username, emailKey: emailOf(username) },
      select: { id: true, role: true, membership: { select: { organisationId: true } } },
    })
  const [partner, admin] = [await accountOf('partner'), await accountOf('admin')]
  if (partner === null || partner.membership !== null || admin?.role !== 'ADMIN') return null
  const viewerOf = ({ id, role }: Pick<typeof partner, 'id' | 'role'>) => ({
    userId: id,
    role,
    sessionId: null,
  })
  try {
    const organisation = { name: ORGANISATION, ownerName: 'partner' }
    await createOrganisation({ app, viewer: viewerOf(admin), input: organisation })
    const key = { name: 'First key', mode: 'LIVE', scopes: ['CATALOGUE', 'MATCHES'], expiresInDays: 90 }
    const { secret } = await createApiKey({ app, viewer: viewerOf(partner), input: key })
    return secret
  } catch (error) {
    // Another process made it at the same moment, or the name is taken.
    if (error instanceof ConflictError) return null
    throw error
  }
}

function emailOf(username: string): string {
  return `${username}@gradwright.example`
}
