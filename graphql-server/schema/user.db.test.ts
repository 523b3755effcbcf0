import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) {
    __typename
    ... on RegisterPayload { viewer { username email fullName role plan isPremium isPromotionalUser creditsRemaining
      documentTypes canGenerate(type: SOP) profile { id } documents { totalCount } } }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
    ... on ConflictError { fields { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginPayload { viewer { username } }
    ... on Error { message }
    ... on ValidationError { fields { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`

const person = { username: 'asha', email: 'asha@example.com', fullName: 'Asha Verma', password: PASSWORD }

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

describe('the viewer', () => {
  test('is null for a visitor', async () => {
    const { data, errors } = await executeGraph({ app, document: '{ viewer { username } }' })
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: [] })
  })

  test('is the signed-in user, with the credits left', async () => {
    const { user, viewer } = await createViewer({ app })
    const { data } = await executeGraph({
      app,
      viewer,
      document: '{ viewer { databaseId username creditsRemaining canGenerate(type: LOR) createdAt } }',
    })
    expect(data).toEqual({
      viewer: {
        databaseId: user.id,
        username: user.username,
        creditsRemaining: 1,
        canGenerate: false,
        createdAt: user.createdAt.toISOString(),
      },
    })
  })
})

describe('registering', () => {
  test('creates an account with one credit and signs it in', async () => {
    const { data, opened } = await executeGraph({ app, document: REGISTER, variables: { input: person } })
    expect(data).toEqual({
      register: {
        __typename: 'RegisterPayload',
        viewer: {
          username: 'asha',
          email: 'asha@example.com',
          fullName: 'Asha Verma',
          role: 'STUDENT',
          plan: 'FREE',
          isPremium: false,
          isPromotionalUser: false,
          creditsRemaining: 1,
          documentTypes: ['SOP'],
          canGenerate: true,
          profile: null,
          documents: { totalCount: 0 },
        },
      },
    })
    expect(opened).toHaveLength(1)
  })

  test('reports all faults at once, by field', async () => {
    const input = { username: 'a', email: 'no', fullName: 'A', password: '12' }
    const { data, opened } = await executeGraph({ app, document: REGISTER, variables: { input } })
    expect(data).toMatchObject({
      register: {
        __typename: 'ValidationError',
        fields: [
          { path: 'username', message: 'Username must be at least 3 characters' },
          { path: 'email', message: 'Please enter a valid email' },
          { path: 'fullName', message: 'Full name must be at least 2 characters' },
          { path: 'password', message: 'Password must be at least 6 characters' },
        ],
      },
    })
    expect(opened).toEqual([])
  })

  test('reports what is taken, whatever its case', async () => {
    await executeGraph({ app, document: REGISTER, variables: { input: person } })
    const input = { ...person, username: 'ASHA', email: 'other@example.com' }
    const { data } = await executeGraph({ app, document: REGISTER, variables: { input } })
    expect(data).toMatchObject({
      register: {
        __typename: 'ConflictError',
        fields: [{ path: 'username', message: 'Username already exists' }],
      },
    })
  })

  test('with the promotion is limited for one network, and reports the time to wait', async () => {
    const promotional = (n: number) => ({
      input: { ...person, username: `asha${n}`, email: `asha${n}@example.com`, isPromotional: true },
    })
    for (let n = 0; n < 20; n++) await executeGraph({ app, document: REGISTER, variables: promotional(n) })
    const { data } = await executeGraph({ app, document: REGISTER, variables: promotional(20) })
    expect(data).toMatchObject({ register: { __typename: 'RateLimitedError', retryAfter: 86_400 } })
  })
})

describe('signing in', () => {
  test('shows the new user, also to a browser that was signed in as another one', async () => {
    const { viewer } = await createViewer({ app })
    const other = await createUser({ app })
    const { data, opened } = await executeGraph({
      app,
      viewer,
      document: LOGIN,
      variables: { input: { username: other.username, password: PASSWORD } },
    })
    expect(data).toEqual({ login: { __typename: 'LoginPayload', viewer: { username: other.username } } })
    expect(opened.map(({ userId }) => userId)).toEqual([other.id])
  })

  test('answers a wrong name and a wrong password alike', async () => {
    const { username } = await createUser({ app })
    for (const input of [
      { username, password: 'not-this-one' },
      { username: 'nobody', password: PASSWORD },
    ]) {
      const { data, opened } = await executeGraph({ app, document: LOGIN, variables: { input } })
      expect(data).toEqual({ login: { __typename: 'NotSignedInError', message: 'Invalid credentials' } })
      expect(opened).toEqual([])
    }
  })

  test('reports the fields that are too short', async () => {
    const input = { username: '', password: '' }
    const { data } = await executeGraph({ app, document: LOGIN, variables: { input } })
    expect(data).toMatchObject({
      login: { __typename: 'ValidationError', fields: [{ path: 'username' }, { path: 'password' }] },
    })
  })

  test('is refused for a while after ten failures', async () => {
    const { username } = await createUser({ app })
    const variables = { input: { username, password: 'not-this-one' } }
    for (let n = 0; n < 10; n++) await executeGraph({ app, document: LOGIN, variables })
    const { data } = await executeGraph<{ login: { retryAfter: number } }>({
      app,
      document: LOGIN,
      variables,
    })
    expect(data).toMatchObject({ login: { __typename: 'RateLimitedError' } })
    expect(data?.login.retryAfter).toBeGreaterThan(0)
  })

  test('takes effect from the next field of the same request on, like signing out', async () => {
    const { username } = await createUser({ app })
    const { data, opened, closed } = await executeGraph({
      app,
      document: `mutation ($login: LoginInput!, $profile: SaveProfileInput!) {
        before: saveProfile(input: $profile) { __typename }
        login(input: $login) { __typename }
        signedIn: saveProfile(input: $profile) { __typename ... on SaveProfilePayload { viewer { username } } }
        logout(input: {}) { __typename ... on LogoutPayload { signedOut } }
        after: saveProfile(input: $profile) { __typename }
      }`,
      variables: {
        login: { username, password: PASSWORD },
        profile: {
          academicBackground: 'B.Tech in Mechanical Engineering',
          targetDegree: 'MASTERS',
          workExperience: 'Two years at Bosch',
          preferredCountries: ['GERMANY'],
          studyInterests: 'Robotics and control systems',
        },
      },
    })
    expect(data).toEqual({
      before: { __typename: 'NotSignedInError' },
      login: { __typename: 'LoginPayload' },
      signedIn: { __typename: 'SaveProfilePayload', viewer: { username } },
      logout: { __typename: 'LogoutPayload', signedOut: true },
      after: { __typename: 'NotSignedInError' },
    })
    expect([opened.length, closed]).toEqual([1, 1])
  })
})

describe('signing out', () => {
  test('ends the session, and is no fault when repeated', async () => {
    const { viewer } = await createViewer({ app })
    const document = 'mutation { logout(input: {}) { ... on LogoutPayload { signedOut } } }'
    for (const current of [viewer, viewer, null]) {
      const { data, closed } = await executeGraph({ app, viewer: current, document })
      expect({ data, closed }).toEqual({ data: { logout: { signedOut: true } }, closed: 1 })
    }
    expect(await database.prisma.session.count()).toBe(0)
  })
})
