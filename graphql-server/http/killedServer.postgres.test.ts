import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { bundled, nodeArguments } from '../test/bundled.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { type CuttingProxy, startCuttingProxy } from '../test/cuttingProxy.ts'
import {
  createAppContext,
  createProfile,
  createUser,
  createViewer,
  SOP_REQUEST,
  WIZARD_ANSWERS,
} from '../test/factories.ts'
import { sampled } from '../test/runs.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'
import { globalId } from '../test/wholePerson.ts'

/*
 * A process that serves people is killed with their requests in flight, at a statement of one of them. Their browsers
 * send again what was not answered, to another process.
 */

let database: TestDatabase
let app: AppContext
let proxy: CuttingProxy
/** The process that goes on. */
let other: TestServer
let programId: string
const running: ChildProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await database.truncate()
  app = createAppContext({ database })
  await createCatalogue({ app })
  proxy = await startCuttingProxy(Number(new URL(database.url ?? '').port))
  other = await startTestServer({ app, config: { graphqlOpen: true } })
  const program = await database.prisma.program.findFirstOrThrow({ where: { name: 'Robotics MSc' } })
  programId = globalId('Program', program.id)
})
afterAll(async () => {
  for (const child of running) await kill(child)
  await other.stop()
  await proxy.stop()
  await database.close()
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Starts a process that serves the graph, with its statements going through the proxy. */
async function startProcess() {
  const given = { databaseUrl: proxy.urlOf(database.url ?? ''), isOpen: true }
  const child = spawn(process.execPath, [...nodeArguments(bundled('graphProcess')), JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

/** What each person sends, all at once; a repetition says the same. */
const requests = (): [mutation: string, input: object][] => [
  ['generateDocument', { ...SOP_REQUEST, idempotencyKey: 'key-of-this-request' }],
  [
    'saveAnswers',
    {
      ...{ type: 'SOP', form: 'WIZARD', questionnaireVersion: 1, answers: WIZARD_ANSWERS },
      creationKey: 'a-new-draft-of-this-tab',
    },
  ],
  ['saveApplication', { programId, status: 'PREPARING', notes: 'Ask for two letters' }],
  ['addToShortlist', { programId }],
  ['generateMatches', {}],
]

type Person = { userId: number; token: string }

async function createPeople(): Promise<Person[]> {
  return await Promise.all(
    [1, 2].map(async () => {
      const user = await createUser({ app })
      await createProfile({ app, user })
      return { userId: user.id, token: (await createViewer({ app, user })).token }
    }),
  )
}

/** Sends one mutation. @returns whether it was done; null where no answer came */
async function send(url: string, { token }: Person, [mutation, input]: [string, object]) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ... on Error { message } } }`
  return await fetch(`${url}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables: { input } }),
    headers: { 'content-type': 'application/json', cookie: `gradwright_session=${token}` },
  })
    .then(async response => `${mutation} ${response.status} ${await response.text()}`)
    .catch(() => null)
}

const isDone = (answer: string | null) => /"__typename":"\w+Payload"/.test(answer ?? '')

/** What a person has of what was asked for. */
async function rowsOf({ userId }: Person) {
  const { prisma } = database
  const where = { userId }
  const documents = await prisma.document.findMany({ where, select: { id: true, status: true } })
  const jobs = await prisma.job.findMany({
    where: { kind: 'write-document', subjectId: { in: documents.map(({ id }) => id) } },
  })
  return {
    documents: documents.map(({ status }) => status),
    jobs: jobs.map(({ state }) => state),
    credits: (await prisma.creditEntry.findMany({ where, orderBy: { id: 'asc' } })).map(
      ({ amount }) => amount,
    ),
    keys: await prisma.idempotencyKey.count({ where }),
    drafts: await prisma.draft.count({ where }),
    answers: await prisma.draftAnswer.count({ where: { draft: where } }),
    applications: (await prisma.application.findMany({ where })).map(({ status, notes }) => ({
      status,
      notes,
    })),
    matches: await prisma.match.count({ where }),
  }
}

describe('a process that is killed with requests in flight', () => {
  let statements = 0
  let commits = 0
  /** What each person has where nobody is killed. */
  let whole: Awaited<ReturnType<typeof rowsOf>>

  beforeAll(async () => {
    const { child, url } = await startProcess()
    const [person, ...others] = await createPeople()
    if (!person) throw new Error('There is nobody')
    proxy.cutAt(null)
    const answers = await Promise.all(
      [person, ...others].flatMap(one => requests().map(request => send(url, one, request))),
    )
    expect(answers.filter(answer => !isDone(answer))).toEqual([])
    statements = proxy.statements()
    commits = proxy.commits()
    expect(commits).toBeGreaterThan(5)
    whole = await rowsOf(person)
    await kill(child)
  })

  /** Five at statements, and five right behind a commit, where what was done is not answered. */
  const points = Array.from({ length: 10 }, (_, index) => index)

  it.each(sampled(points))(
    'at point %i leaves nothing half done, and nothing twice after a repetition',
    async point => {
      const people = await createPeople()
      const { child, url } = await startProcess()
      const killed = once(child, 'exit')
      const part = Math.floor(point / 2)
      const instead = () => void child.kill('SIGKILL')
      if (point % 2 === 0) proxy.cutAt(1 + Math.round((part / 5) * (statements - 1)), 'BEFORE', { instead })
      else proxy.cutAt(1 + Math.round((part / 4) * (commits - 1)), 'AFTER', { of: 'COMMITS', instead })
      const sent = people.flatMap(person => requests().map(request => ({ person, request })))
      const answers = await Promise.all(sent.map(({ person, request }) => send(url, person, request)))
      expect((await killed)[1]).toBe('SIGKILL')
      proxy.cutAt(null)
      expect(answers).toContain(null)
      // What was answered before was done.
      expect(answers.filter(answer => answer !== null && !isDone(answer))).toEqual([])
      const again = await Promise.all(
        sent.flatMap(({ person, request }, place) =>
          answers[place] === null ? [send(other.url, person, request)] : [],
        ),
      )
      expect(again.filter(answer => !isDone(answer))).toEqual([])
      for (const person of people) expect(await rowsOf(person)).toEqual(whole)
    },
  )
})
