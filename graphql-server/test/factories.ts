import { randomBytes } from 'node:crypto'
import { hashPassword } from '../domain/accounts/passwords.ts'
import { openSession } from '../domain/accounts/sessions.ts'
import type { AppContext, DomainSettings, Viewer } from '../domain/appContext.ts'
import { waitForDocument } from '../domain/documents/generation/waitForDocument.ts'
import { generateDocument } from '../domain/documents/request/generateDocument.ts'
import { saveAnswers } from '../domain/drafts/saveAnswers.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { RATE_LIMITS } from '../domain/rateLimits.ts'
import type { Document, Draft, Prisma, Profile, User } from '../generated/prisma/client.ts'
import type { DocumentType, QuestionnaireForm } from '../generated/prisma/enums.ts'
import { createBoundedQueue } from '../infra/boundedQueue.ts'
import type { Database } from '../infra/database.ts'
import type { Log } from '../infra/log.ts'
import { createWorkerPool } from '../infra/workerPool.ts'
import { bundled } from './bundled.ts'
import { startGenerationWorker } from './generationWorker.ts'
import { silentLog } from './silentLog.ts'

/** The password of all users that these factories create. */
export const PASSWORD = 'paper-boats-42'

/** Cheap parameters for argon2id: tests check who may sign in, not the cost of a hash. */
const CHEAP_HASHING = { memoryKib: 64, iterations: 1, parallelism: 1 }

/** The composing threads of this process. They write the documents of its tests. */
const composer = createWorkerPool({ entry: bundled('composeOnThread') })

/** Like the product's, but long enough for tests that sign in many at once. */
const passwordQueue = createBoundedQueue({ atOnce: 2, mostWaiting: 1_000 })

/** A context for a test's database. Its clock, settings and tools can be set. */
export function createAppContext({
  database,
  now = () => new Date(),
  settings = {},
  log = silentLog,
  ...parts
}: {
  database: Database
  now?: () => Date
  settings?: Partial<DomainSettings>
  log?: Log
} & Partial<
  Pick<AppContext, 'composer' | 'languageModel' | 'objectStore' | 'passwordQueue' | 'stripe'>
>): AppContext {
  return {
    database,
    now,
    randomBytes: length => new Uint8Array(randomBytes(length)),
    log,
    composer,
    languageModel: null,
    stripe: null,
    objectStore: null,
    passwordQueue,
    ...parts,
    settings: {
      billing: 'sandbox',
      publicUrl: 'https://gradwright.example',
      showsMailLinks: true,
      sendsMail: false,
      webhooksToLoopback: false,
      promotionEndsAt: null,
      analyticsRole: null,
      contactAddress: 'desk@gradwright.example',
      passwordHashing: CHEAP_HASHING,
      rateLimits: RATE_LIMITS,
      modelTokens: { perDocument: null, perDay: null },
      ...settings,
    },
  }
}

let people = 0

/** A student with one credit. `columns` overrides. */
export async function createUser({
  app,
  credits = 1,
  columns = {},
}: {
  app: AppContext
  credits?: number
  columns?: Partial<Prisma.UserCreateInput>
}): Promise<User> {
  people += 1
  const username = columns.username ?? `student${people}`
  const email = columns.email ?? `${username}@example.com`
  return await app.database.prisma.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      email,
      emailKey: email.toLowerCase(),
      fullName: 'Asha Verma',
      passwordHash: await hashPassword({ app, password: PASSWORD }),
      createdAt: app.now(),
      creditEntries: { create: { kind: 'SIGN_UP', amount: credits, createdAt: app.now() } },
      ...columns,
    },
  })
}

/** A signed-in user, with the token that the session cookie would contain. */
export async function createViewer({
  app,
  user,
}: {
  app: AppContext
  user?: User
}): Promise<{ user: User; viewer: Viewer; token: string }> {
  const person = user ?? (await createUser({ app }))
  const session = await openSession({ app, userId: person.id })
  return {
    user: person,
    viewer: { userId: person.id, role: person.role, sessionId: session.sessionId },
    token: session.token,
  }
}

/** A user's complete profile. */
export async function createProfile({ app, user }: { app: AppContext; user: User }): Promise<Profile> {
  return await app.database.prisma.profile.create({
    data: {
      userId: user.id,
      academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
      targetDegree: 'MASTERS',
      workExperience: 'Two years at Bosch in Pune',
      preferredCountries: ['GERMANY', 'UK'],
      studyInterests: 'Robotics and control systems',
    },
  })
}

/** Answers to the quick statement-of-purpose form that are enough for a text, as GraphQL input. */
export const SOP_ANSWERS = Object.entries({
  studentFullName: 'Asha Verma',
  studentEmail: 'asha.verma@example.com',
  currentUniversity: 'College of Engineering Pune',
  currentDegree: 'B.Tech in Mechanical Engineering',
  graduationYear: '2024',
  currentGPA: '8.1/10',
  problemSolvingStory:
    'In my third year our Formula Student car kept overheating after four laps. I logged the coolant temperature with a 600-rupee sensor, found that the radiator inlet starved in left turns, and redesigned the ducting in two weekends. The car finished the 22 km endurance run for the first time in our team’s history, and the next batch still uses my logging sheet.',
  fieldInterestOrigin:
    'My uncle repairs irrigation pumps in Satara. At fourteen I spent a summer with him taking apart a seized impeller, and I learned that a machine that fails in May costs a village its crop.',
  facultyConnections:
    'I want to work with Professor Daniela Rus on soft robotic grippers, because my final-year project on a fruit-picking hand met exactly the problem of grip force on ripe fruit.',
  setbackLearning:
    'I failed Fluid Mechanics in my fourth semester after spending the term in the workshop. I retook it the next year, taught a weekly problem class to six juniors, and scored 82. I learned to plan my hours before the term plans them for me.',
  campusInvolvement:
    'I will join the solar car team and run a hands-on repair workshop for first-year students, as I did for 40 juniors in Pune.',
  academicProjects:
    'My final-year project is a fruit-picking gripper with four silicone fingers. It handled 46 of 50 ripe tomatoes without a bruise.',
  shortTermGoals: 'After the degree I want to work as a robotics engineer on harvesting machines.',
  longTermGoals:
    'In ten years I want to run a company in Maharashtra that leases harvesting robots to small farms.',
})
  .map(([key, text]) => ({ key, value: { text } as { text?: string; option?: string } }))
  .concat([
    { key: 'hasWorkExperience', value: { option: 'no' } },
    { key: 'writingTone', value: { option: 'formal-warm' } },
    { key: 'wordCount', value: { option: '800' } },
  ])

/** A valid request for a statement of purpose. */
export const SOP_REQUEST = {
  type: 'SOP',
  form: 'QUICK',
  course: 'MSc Robotics',
  targetUniversity: 'Massachusetts Institute of Technology',
  answers: SOP_ANSWERS,
} as const

/** A document that was requested and written as the product does it. */
export async function createDocument({
  app,
  viewer,
  request = SOP_REQUEST,
}: {
  app: AppContext
  viewer: Viewer
  request?: object
}): Promise<Document> {
  const worker = await startGenerationWorker({ app, concurrency: 1 })
  try {
    const { document } = await generateDocument({ app, viewer, input: request })
    return await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
  } finally {
    await worker.stop()
  }
}

/** Answers to the statement-of-purpose wizard that are enough for a text, as GraphQL input. */
export const WIZARD_ANSWERS = Object.entries({
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  targetUniversity: 'ETH Zurich',
  targetProgram: 'MS in Robotics',
  currentUniversity: 'College of Engineering Pune',
  currentDegree: 'B.Tech in Mechanical Engineering',
  whyThisField:
    'My uncle repairs irrigation pumps in Satara. At fourteen I spent a summer with him taking apart a seized impeller, and I learned that a machine that fails in May costs a village its crop.',
  challengeOvercome:
    'In my third year our Formula Student car kept overheating after four laps. I logged the coolant temperature with a 600-rupee sensor, found that the radiator inlet starved in left turns, and redesigned the ducting in two weekends.',
  failureAndLearning:
    'I failed Fluid Mechanics in my fourth semester after spending the term in the workshop. I retook it the next year, taught a weekly problem class to six juniors, and scored 82.',
  professionalGoals: 'After the degree I want to work as a robotics engineer on harvesting machines.',
}).map(([key, text]) => ({ key, value: { text } }))

/** An incomplete draft, by default of the statement-of-purpose wizard. */
export async function createDraft({
  app,
  viewer,
  type = 'SOP',
  form = 'WIZARD',
  answers = WIZARD_ANSWERS,
}: {
  app: AppContext
  viewer: Viewer
  type?: DocumentType
  form?: QuestionnaireForm
  answers?: readonly { key: string; value: unknown }[]
}): Promise<Draft> {
  const questionnaireVersion = findQuestionnaire(type, form)?.version
  const input = { type, form, questionnaireVersion, answers, editor: 'first-page' }
  const { draftId } = await saveAnswers({ app, viewer, input })
  return await app.database.prisma.draft.findUniqueOrThrow({ where: { id: draftId } })
}
