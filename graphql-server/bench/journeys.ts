/**
 * Mixed journeys of many people at once, then more requests than the server can answer: what fails, how long answers
 * take, how much memory the server takes, whether it refuses the excess, and how soon it is well again.
 */
import { Agent, request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openSession } from '../domain/accounts/sessions.ts'
import type { AppContext } from '../domain/appContext.ts'
import { saveApplication } from '../domain/applications/saveApplication.ts'
import { globalIdOf } from '../domain/globalId.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { createAppContext, createDraft, createProfile, createUser } from '../test/factories.ts'
import { residentMemory, type Started, startGradwright, stop } from '../test/serverProcess.ts'
import { clientQuery, UNIVERSITIES_QUERY } from './query.ts'

export const PEOPLE = 200
/** How long a person reads before they go on, in milliseconds, in the mean. */
export const PAUSE = 5_000
/** The connections of the overload, each of which asks again at once. */
export const OVERLOADING = 400
const OVERLOAD_SECONDS = 15
const SAMPLED_EVERY = 10_000
/** The time after the start that is also counted apart, in milliseconds: the server's code is not compiled yet. */
const BEGINNING = 30_000

type Person = { cookie: string; draft: string; application: string; program: string }
type Step = {
  name: string
  /** How often of a hundred steps. */
  share: number
  isWrite: boolean
  request: (person: Person, count: number) => { query: string; variables?: object; extensions?: object }
  /** What an answer has that is none of the graph's errors. */
  expected: string
}
type Answer = { status: number; text: string; retryAfter: string | undefined; milliseconds: number }

/** The steps that are taken, and their times in milliseconds. */
export type StepFigures = {
  name: string
  count: number
  failed: number
  p50: number
  p95: number
  p99: number
}

export type JourneyFigures = {
  steps: StepFigures[]
  all: StepFigures
  /** All steps of the first half minute, and all after it. */
  phases: StepFigures[]
  perSecond: number
  /** Of all steps, between 0 and 1. */
  written: number
  /** The first different answers that were not as expected. */
  failures: string[]
  /** Resident memory in MB: at rest, the highest of each minute, and 20 seconds after the end. */
  memory: (number | null)[]
  overload: {
    answered: StepFigures
    refused: number
    refusedP99: number
    withoutRetryAfter: number
    others: number
    /** Milliseconds after the overload until an answer came, and the slowest of the fifty answers after it. */
    recovered: number
    slowestAfter: number
  }
}

const STEPS: readonly Step[] = [
  screen('dashboard', 20, 'dashboardRouteQuery'),
  screen('matcher', 20, 'universityMatcherRouteQuery', { showsUniversities: false }),
  screen('board', 15, 'applicationsRouteQuery'),
  screen('hub', 20, 'documentHubRouteQuery'),
  {
    name: 'universities',
    share: 5,
    isWrite: false,
    // Each is made anew, but parsed once, as a client's are.
    request: (_person, count) => ({ query: UNIVERSITIES_QUERY, extensions: { request: String(count) } }),
    expected: '"edges"',
  },
  write(
    'save an answer',
    12,
    'SaveAnswersInput',
    'saveAnswers',
    'draft { id updatedAt }',
    (person, count) => ({
      draftId: person.draft,
      type: 'SOP',
      form: 'WIZARD',
      questionnaireVersion: findQuestionnaire('SOP', 'WIZARD')?.version,
      answers: [{ key: 'fullName', value: { text: `Asha Verma the ${count}th` } }],
      editor: 'journey-page',
    }),
  ),
  write(
    'move an application',
    5,
    'SaveApplicationInput',
    'saveApplication',
    'application { id status }',
    (person, count) => ({
      id: person.application,
      status: count % 2 === 0 ? 'PREPARING' : 'APPLIED',
    }),
  ),
  write('shortlist', 2, 'AddToShortlistInput', 'addToShortlist', 'viewer { id }', ({ program }) => ({
    programId: program,
  })),
  write('match anew', 1, 'GenerateMatchesInput', 'generateMatches', 'viewer { id }', () => ({})),
]

/** Has people use a server on this database for some minutes, and then overloads it. */
export async function takeJourneys({
  environment,
  minutes,
  onSample,
}: {
  environment: Record<string, string>
  minutes: number
  onSample: (line: string) => void
}): Promise<JourneyFigures> {
  // The first start loads the catalogue.
  await stop(await startGradwright(environment))
  const people = await createPeople(environment)
  const server = await startGradwright(environment)
  const agent = new Agent({ keepAlive: true, maxSockets: OVERLOADING })
  try {
    const rest = await residentMemory(server)
    const mixed = await walk({ server, agent, people, minutes, onSample })
    const overload = await overloadServer({ server, agent, people })
    await pause(20_000)
    return { ...mixed, memory: [rest, ...mixed.memory, await residentMemory(server)], overload }
  } finally {
    agent.destroy()
    await stop(server)
  }
}

function screen(name: string, share: number, operation: string, variables: object = {}): Step {
  const query = clientQuery(operation)
  return { name, share, isWrite: false, request: () => ({ query, variables }), expected: '"viewer":{' }
}

function write(
  name: string,
  share: number,
  type: string,
  mutation: string,
  selected: string,
  input: (person: Person, count: number) => object,
): Step {
  const payload = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`
  const query = `mutation Journey($input: ${type}!) { ${mutation}(input: $input) { __typename ... on ${payload} { ${selected} } } }`
  return {
    name,
    share,
    isWrite: true,
    request: (person, count) => ({ query, variables: { input: input(person, count) } }),
    expected: payload,
  }
}

/** Creates the people, each with a profile, matches, an application and a draft. */
async function createPeople(environment: Record<string, string>): Promise<Person[]> {
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL ?? null,
    dataFolder: environment.DATA_DIR ?? '',
    migrate: true,
    log: createLog({ level: 'error' }),
  })
  try {
    const app = createAppContext({ database })
    const people: Person[] = []
    for (let place = 0; place < PEOPLE; place += 1) people.push(await createOne(app))
    return people
  } finally {
    await database.close()
  }
}

async function createOne(app: AppContext): Promise<Person> {
  const user = await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } })
  const { token, sessionId } = await openSession({ app, userId: user.id })
  const viewer = { userId: user.id, role: user.role, sessionId }
  await createProfile({ app, user })
  await generateMatches({ app, viewer, input: {} })
  const { programId } = await app.database.prisma.match.findFirstOrThrow({
    where: { userId: user.id },
    select: { programId: true },
  })
  await saveApplication({ app, viewer, input: { programId, status: 'PREPARING' } })
  const application = await app.database.prisma.application.findFirstOrThrow({ where: { userId: user.id } })
  const draft = await createDraft({ app, viewer })
  return {
    cookie: `gradwright_session=${token}`,
    draft: globalIdOf('Draft', draft.id),
    application: globalIdOf('Application', application.id),
    program: globalIdOf('Program', programId),
  }
}

type Asking = { server: Started; agent: Agent; people: readonly Person[] }

async function walk({
  server,
  agent,
  people,
  minutes,
  onSample,
}: Asking & { minutes: number; onSample: (line: string) => void }) {
  const times = new Map(STEPS.map(({ name }) => [name, Array.of<number>()]))
  const failed = new Map<string, number>()
  const beginning = { times: Array.of<number>(), failed: 0 }
  const later = { times: Array.of<number>(), failed: 0 }
  const failures = new Set<string>()
  const memory: (number | null)[] = []
  const begun = performance.now()
  const end = begun + minutes * 60_000
  let count = 0

  async function journey(person: Person, place: number): Promise<void> {
    await pause((place / people.length) * PAUSE)
    while (performance.now() < end) {
      count += 1
      const step = stepOf(Math.random() * 100)
      const phase = performance.now() - begun < BEGINNING ? beginning : later
      const answer = await ask({ server, agent, person, request: step.request(person, count) })
      phase.times.push(answer.milliseconds)
      times.get(step.name)?.push(answer.milliseconds)
      if (
        answer.status !== 200 ||
        !answer.text.includes(step.expected) ||
        answer.text.includes('"errors":[')
      ) {
        phase.failed += 1
        failed.set(step.name, (failed.get(step.name) ?? 0) + 1)
        if (failures.size < 5) failures.add(`${step.name}: ${answer.status} ${answer.text.slice(0, 300)}`)
      }
      await pause(-Math.log(1 - Math.random()) * PAUSE)
    }
  }
  async function sample(): Promise<void> {
    let highest: number | null = null
    for (let samples = 1; performance.now() < end; samples += 1) {
      await pause(Math.min(SAMPLED_EVERY, Math.max(end - performance.now(), 0)))
      const now = await residentMemory(server)
      highest = Math.max(highest ?? 0, now ?? 0)
      if (samples % 6 !== 0 && performance.now() < end) continue
      memory.push(highest)
      onSample(
        `${Math.round((performance.now() - begun) / 1000)} s: ${count} steps, ${highest.toFixed(0)} MB`,
      )
      highest = null
    }
  }
  await Promise.all([...people.map(journey), sample()])
  const steps = STEPS.map(({ name }) => figuresOf(name, times.get(name) ?? [], failed.get(name) ?? 0))
  const writes = STEPS.filter(({ isWrite }) => isWrite).flatMap(({ name }) => times.get(name) ?? [])
  return {
    steps,
    all: figuresOf(
      'all',
      [...times.values()].flat(),
      [...failed.values()].reduce((sum, some) => sum + some, 0),
    ),
    phases: [
      figuresOf(`first ${BEGINNING / 1000} s`, beginning.times, beginning.failed),
      figuresOf('after them', later.times, later.failed),
    ],
    perSecond: count / ((performance.now() - begun) / 1000),
    written: writes.length / count,
    failures: [...failures],
    memory,
  }
}

/** Asks on more connections than the server can answer in time, then measures how soon it is well again. */
async function overloadServer({ server, agent, people }: Asking): Promise<JourneyFigures['overload']> {
  const board = STEPS.find(({ name }) => name === 'board') ?? stepOf(0)
  const end = performance.now() + OVERLOAD_SECONDS * 1000
  const answers: Answer[] = []
  await Promise.all(
    Array.from({ length: OVERLOADING }, async (_, place) => {
      const person = people[place % people.length]
      while (person && performance.now() < end) {
        const answer = await ask({ server, agent, person, request: board.request(person, 0) })
        answers.push(answer)
        // A client that is refused waits; these wait shorter than they are asked to.
        if (answer.status === 503) await pause(200)
      }
    }),
  )
  const after = performance.now()
  const later: number[] = []
  let recovered: number | null = null
  for (const person of people.slice(0, 50)) {
    const answer = await ask({ server, agent, person, request: board.request(person, 0) })
    if (answer.status === 200) recovered ??= performance.now() - after
    later.push(answer.milliseconds)
  }
  const answered = answers.filter(({ status, text }) => status === 200 && text.includes(board.expected))
  const refused = answers.filter(({ status }) => status === 503)
  return {
    answered: figuresOf('board', answered.map(timeOf), 0),
    refused: refused.length,
    refusedP99: shareOf(refused.map(timeOf), 0.99),
    withoutRetryAfter: refused.filter(({ retryAfter }) => retryAfter === undefined).length,
    others: answers.length - answered.length - refused.length,
    recovered: recovered ?? Number.POSITIVE_INFINITY,
    slowestAfter: Math.max(...later),
  }
}

const timeOf = ({ milliseconds }: Answer) => milliseconds

/** The step at a place between 0 and 100, by the shares. */
function stepOf(place: number): Step {
  let end = 0
  for (const step of STEPS) {
    end += step.share
    if (place < end) return step
  }
  throw new Error('the shares come to less than 100')
}

/** Sends one operation. A connection that breaks is an answer with the status 0. */
async function ask({
  server,
  agent,
  person,
  request,
}: Omit<Asking, 'people'> & { person: Person; request: object }): Promise<Answer> {
  const begun = performance.now()
  const body = JSON.stringify(request)
  const { status, text, retryAfter } = await new Promise<Omit<Answer, 'milliseconds'>>(resolve => {
    const broken = (error: Error) => resolve({ status: 0, text: error.message, retryAfter: undefined })
    const headers = {
      cookie: person.cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-graphql-yoga-csrf': '1',
    }
    const outgoing = send(
      { host: '127.0.0.1', port: server.port, path: '/graphql', method: 'POST', agent, headers },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', broken)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: incoming.headers['retry-after'],
          }),
        )
      },
    )
    outgoing.on('error', broken)
    outgoing.end(body)
  })
  return { status, text, retryAfter, milliseconds: performance.now() - begun }
}

function figuresOf(name: string, times: readonly number[], failed: number): StepFigures {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => shareOf(times, share))
  return { name, count: times.length, failed, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 }
}

/** The time that this share of the times does not exceed. */
function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
