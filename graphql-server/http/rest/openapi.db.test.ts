import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppContext } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

type Operation = {
  parameters?: { name: string; in: string }[]
  responses: Record<string, object>
  summary: string
}
type Description = { openapi: string; info: object; paths: Record<string, Record<string, Operation>> }

let database: TestDatabase
let server: TestServer
let description: Description

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ app: createAppContext({ database }) })
  description = await (await server.call('/api/openapi.json')).json()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

function operations() {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

test('the description is OpenAPI 3.1 and lists every call', () => {
  expect(description.openapi).toBe('3.1.0')
  expect(
    operations()
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
      .sort(),
  ).toEqual([
    'DELETE /statements/{id}',
    'GET /account/export',
    'GET /auth/user',
    'GET /documents/{userId}',
    'GET /generations/{id}',
    'GET /matches/{userId}',
    'GET /matches/{userId}/gaps',
    'GET /profiles',
    'GET /programs',
    'GET /questions/{id}',
    'GET /statements',
    'GET /universities',
    'PATCH /profiles/{id}',
    'POST /ai/document',
    'POST /ai/match',
    'POST /documents/{id}/file',
    'POST /documents/{id}/record',
    'POST /generate-document',
    'POST /generations/{id}/continue',
    'POST /login',
    'POST /logout',
    'POST /profiles',
    'POST /questions',
    'POST /register',
    'POST /statements/{id}/restore',
    'POST /users/{id}/premium',
    'PUT /questions/{id}',
    'PUT /statements/{id}',
  ])
})

test('every path parameter and every response of a call is described', () => {
  for (const { path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = (operation.parameters ?? []).filter(parameter => parameter.in === 'path')
    expect(described.map(({ name }) => name)).toEqual(inPath)
    expect(operation.summary).toMatch(/\w/)
    expect(Object.keys(operation.responses).some(status => status.startsWith('2'))).toBe(true)
  }
})

test('every reference has a target', () => {
  const text = JSON.stringify(description)
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(references).not.toEqual([])
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((part, key) => Object(part)[key.replaceAll('~1', '/')], description)
    expect(found, reference).toBeTypeOf('object')
  }
})

test('the described schema of a body is the one that validates it', () => {
  const text = JSON.stringify(description.paths['/register'])
  for (const field of ['username', 'email', 'fullName', 'password']) expect(text).toContain(`"${field}"`)
  expect(text).toContain('"minLength":3')
})
