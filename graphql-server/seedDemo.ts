import { hashPassword } from './domain/accounts/passwords.ts'
import type { AppContext } from './domain/appContext.ts'
import type { Prisma } from './generated/prisma/client.ts'

/** A demo account, as it is printed at start. */
export type DemoAccount = { username: string; password: string; what: string }

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
      profile: { create: { ...PROFILE, targetDegree: 'MBA', preferredCountries: ['USA', 'CANADA'] } },
    },
  },
  {
    username: 'analyst',
    fullName: 'Meera Iyer',
    what: 'an analyst, who may explore the graph at /graphql',
    columns: { role: 'ANALYST' },
  },
  { username: 'admin', fullName: 'Rohan Desai', what: 'an administrator', columns: { role: 'ADMIN' } },
] satisfies {
  username: string
  fullName: string
  what: string
  columns: Partial<Prisma.UserCreateInput>
}[]

/** Creates the missing demo accounts. Existing ones are left unchanged. */
export async function seedDemo({ app }: { app: AppContext }): Promise<DemoAccount[]> {
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
  return PEOPLE.map(({ username, what }) => ({ username, password: PASSWORD, what }))
}

function emailOf(username: string): string {
  return `${username}@gradwright.example`
}
