import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createDocument, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  app = createAppContext({ database })
})
afterAll(() => database.close())

const person = async (columns: object) =>
  await createViewer({ app, user: await createUser({ app, columns }) })

type Interview = {
  id: string
  course: string
  questions: {
    number: number
    quote: string
    answer: string
    revision: number
    feedback: { words: number; findings: { isGood: boolean; text: string }[] } | null
  }[]
}
const FIELDS =
  'id course questions { number quote answer revision feedback { words findings { isGood text } } }'

async function send(viewer: Viewer | null, name: string, payload: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { data, errors } = await executeGraph<{
    result: { __typename: string; message?: string; isSaved?: boolean; interview?: Interview }
  }>({
    app,
    viewer,
    document: `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { message } ... on ${type}Payload { ${payload} } } }`,
    variables: { input },
  })
  expect(errors).toEqual([])
  if (!data) throw new Error('Nothing was answered.')
  return data.result
}
const begin = (viewer: Viewer | null) =>
  send(viewer, 'beginInterview', `interview { ${FIELDS} }`, {
    course: 'MSc Robotics',
    university: 'ETH Zurich',
    isMba: false,
  })
const answer = (viewer: Viewer, interviewId: string | undefined, input: object) =>
  send(viewer, 'answerInterviewQuestion', `isSaved interview { ${FIELDS} }`, { interviewId, ...input })

test('an interview asks about one’s own words, keeps the answers, and says what rules find', async () => {
  const { viewer } = await person({ username: 'asha', plan: 'PREMIUM' })
  await createDocument({ app, viewer })
  const { interview } = await begin(viewer)
  expect(interview?.course).toBe('MSc Robotics')
  const quoted = interview?.questions.find(({ quote }) => quote !== '')
  expect(quoted).toBeDefined()
  const number = quoted?.number ?? 0
  const saved = await answer(viewer, interview?.id, {
    number,
    revision: 0,
    answer: `${quoted?.quote} Short.`,
  })
  expect(saved.isSaved).toBe(true)
  const kept = saved.interview?.questions.find(question => question.number === number)
  expect(kept).toMatchObject({ revision: 1, feedback: { words: expect.any(Number) } })
  // Another page that is behind changes nothing, and the same words again are fine.
  expect((await answer(viewer, interview?.id, { number, revision: 0, answer: 'Other.' })).isSaved).toBe(false)
  expect(
    (await answer(viewer, interview?.id, { number, revision: 0, answer: `${quoted?.quote} Short.` })).isSaved,
  ).toBe(true)
  expect(
    (await answer(viewer, interview?.id, { number, revision: 1, answer: 'x'.repeat(8001) })).__typename,
  ).toBe('ValidationError')
})

test('is for plans that have it, and for its owner alone', async () => {
  const { viewer: asha } = await person({ username: 'asha', plan: 'PREMIUM' })
  const { viewer: ravi } = await person({ username: 'ravi', plan: 'PREMIUM' })
  const { viewer: free } = await person({ username: 'free', plan: 'FREE' })
  expect(await begin(free)).toMatchObject({
    __typename: 'PlanRequiredError',
    message: 'Interview preparation is part of Premium.',
  })
  expect((await begin(null)).__typename).toBe('NotSignedInError')
  const { interview } = await begin(asha)
  expect((await answer(ravi, interview?.id, { number: 1, revision: 0, answer: 'Mine.' })).__typename).toBe(
    'NotFoundError',
  )
  const deletion = (viewer: Viewer) =>
    send(viewer, 'deleteInterview', 'viewer { interviews { id } }', { interviewId: interview?.id })
  expect((await deletion(ravi)).__typename).toBe('NotFoundError')
  for (const viewer of [ravi, null]) {
    const { data } = await executeGraph<{ node: null; interview: null }>({
      app,
      viewer,
      document: `{ node(id: "${interview?.id}") { id } interview(id: "${interview?.id}") { course } }`,
    })
    expect(data).toEqual({ node: null, interview: null })
  }
  expect((await deletion(asha)).__typename).toBe('DeleteInterviewPayload')
  expect(await database.prisma.interviewQuestion.count()).toBe(0)
})
