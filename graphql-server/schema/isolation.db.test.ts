import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PartnerAccess } from '../domain/partners/access.ts'
import { createOrganisation } from '../domain/partners/createOrganisation.ts'
import { createApiKey } from '../domain/partners/keys.ts'
import { askStudent, giveConsent, stopSharing } from '../domain/partners/students.ts'
import { createCatalogue, program, smallCatalogue, university } from '../test/catalogues.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { COST_LIMITS, costOfOperation } from './base/cost.ts'
import { schema } from './index.ts'

/** In each text that belongs to the student, and nowhere else. */
const MARK = 'zephyrine'
/** How many rows of each type are asked for by their ids: more than there are of any. */
const ROWS = 6

let database: TestDatabase
let app: AppContext
let student: Viewer
let counsellor: Viewer
let otherOwner: Viewer
let analyst: Viewer
let somebody: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => new Date('2026-11-23T08:00:00Z') })
  const admin = await person('rohan', 'ADMIN')
  counsellor = await person('asha')
  otherOwner = await person('vikram')
  analyst = await person('kiran', 'ANALYST')
  somebody = await person('meera')
  await createOrganisation({ app, viewer: admin, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: admin, input: { name: 'Other Ways', ownerName: 'vikram' } })
  for (const viewer of [counsellor, otherOwner])
    await createApiKey({ app, viewer, input: { name: 'Site', mode: 'LIVE', scopes: ['CATALOGUE'] } })
  student = await createStudent()
})
afterAll(() => database.close())

async function person(username: string, role: 'STUDENT' | 'ANALYST' | 'ADMIN' = 'STUDENT'): Promise<Viewer> {
  const user = await createUser({ app, columns: { username, email: `${username}@example.com`, role } })
  return (await createViewer({ app, user })).viewer
}

/** A student whose texts all have the mark. */
async function createStudent(): Promise<Viewer> {
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [university({ key: 'in', isSample: true })],
      programs: [program({ university: 'in' })],
    }),
  })
  const user = await createUser({
    app,
    columns: { username: MARK, email: `${MARK}@example.com`, fullName: `Student ${MARK}` },
  })
  await createProfile({ app, user })
  await database.prisma.profile.update({
    where: { userId: user.id },
    data: {
      academicBackground: `BTech of ${MARK}`,
      workExperience: MARK,
      studyInterests: MARK,
      budget: MARK,
    },
  })
  const { id: programId } = await database.prisma.program.findFirstOrThrow()
  await database.prisma.application.create({
    data: { userId: user.id, programId, place: 1, notes: `a note of ${MARK}`, deadline: app.now() },
  })
  await database.prisma.match.create({
    data: {
      ...{ userId: user.id, programId, place: 1, percentage: 81, tier: 'MATCH' },
      ...{ factors: [], reason: `It is for ${MARK}.` },
    },
  })
  const marked = { unlockedAt: app.now(), course: `MSc ${MARK}`, targetUniversity: MARK }
  await createDocumentRows({ app, user, count: 1, columns: marked })
  await createDocumentRows({ app, user, count: 1, columns: { course: `MSc ${MARK}` } })
  return (await createViewer({ app, user })).viewer
}

/** Has the student share with the viewer's organisation, if they do not yet. */
async function shareWith(viewer: Viewer): Promise<void> {
  if ((await database.prisma.organisationStudent.count({ where: { consentedAt: { not: null } } })) > 0) return
  const email = `${MARK}@example.com`
  await askStudent({ app, viewer, partner: null, student: { fullName: `Student ${MARK}`, email } })
  const { body } = await database.prisma.mail.findFirstOrThrow({
    where: { toAddress: email },
    orderBy: { id: 'desc' },
  })
  await giveConsent({ app, viewer: student, token: /\/consent\/([\w-]+)/.exec(body)?.[1] ?? '' })
}

async function keyOf(name: string): Promise<PartnerAccess> {
  const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({ where: { name } })
  return { keyId: 1, organisationId, mode: 'LIVE', scopes: ['CATALOGUE', 'MATCHES', 'STUDENTS_READ'] }
}

/** A literal that an argument or a field of an input accepts. */
function literal(type: GraphQLInputType): string {
  const shape = getNullableType(type)
  if (isListType(shape)) return '[]'
  if (isEnumType(shape)) return shape.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(shape)) {
    const fields = Object.values(shape.getFields()).filter(isRequiredInputField)
    return `{ ${fields.map(field => `${field.name}: ${literal(field.type)}`).join(', ')} }`
  }
  if (shape.name === 'Int' || shape.name === 'Float') return '1'
  if (shape.name === 'Boolean') return 'true'
  return shape.name === 'DateTime' ? '"2026-11-01T00:00:00Z"' : '"nothing of this name"'
}

function argumentsOf(args: readonly GraphQLArgument[]): string {
  const sent = args.flatMap(argument => {
    if (argument.name === 'first') return ['first: 2']
    return isRequiredArgument(argument) ? [`${argument.name}: ${literal(argument.type)}`] : []
  })
  return sent.length === 0 ? '' : `(${sent.join(', ')})`
}

type Field = GraphQLField<unknown, unknown>

/** A field with all that is below it, down to a depth; empty where nothing is left. */
function whole(field: Field, depth: number, alias = field.name): string {
  const of = getNamedType(field.type)
  const head = `${alias === field.name ? '' : `${alias}: `}${field.name}${argumentsOf(field.args)}`
  if (isLeafType(of)) return head
  if (depth === 0) return ''
  const inner = below(of.name, depth - 1)
  return inner === '' ? '' : `${head} { ${inner} }`
}

function below(typeName: string, depth: number): string {
  const type = schema.getType(typeName)
  if (isUnionType(type))
    return type
      .getTypes()
      .map(({ name }) => `... on ${name} { ${aliased(name, depth)} }`)
      .join(' ')
  return isObjectType(type) || isInterfaceType(type) ? `__typename ${aliased(typeName, depth)}` : '__typename'
}

/** Members of a union may have fields of one name and different types: the type's name is put before it. */
function aliased(typeName: string, depth: number): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type)) return '__typename'
  const fields = Object.values(type.getFields()).map(field =>
    whole(field, depth, `${typeName}_${field.name}`),
  )
  return fields.join(' ').trim() || '__typename'
}

/** Operations that ask for every field of the graph: one for each root field and for each type with an id. */
const operations: { name: string; document: string }[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ name }) => name !== 'node' && name !== 'nodes')
    .flatMap(field => {
      const of = getNamedType(field.type)
      if (isLeafType(of)) return [{ name: field.name, document: `{ ${whole(field, 0)} }` }]
      const parts = isObjectType(of) ? Object.values(of.getFields()) : []
      const isList = isNonNullType(field.type) ? isListType(field.type.ofType) : isListType(field.type)
      const head = `${field.name}${argumentsOf(field.args)}`
      // One operation for each field of what the root field gives, so that none is over the limit of cost.
      return parts
        .map(part => ({ name: `${field.name}.${part.name}`, inner: whole(part, isList ? 1 : 3) }))
        .filter(({ inner }) => inner !== '')
        .map(({ name, inner }) => ({ name, document: `{ ${head} { ${inner} } }` }))
    }),
  ...Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
    .flatMap(({ name }) =>
      nodesOf(
        name,
        Array.from({ length: ROWS }, (_, row) => row + 1),
      ),
    ),
]

/** Operations for rows of a type by their ids: one, or as many as keep each within the limit of cost. */
function nodesOf(name: string, rows: readonly number[]): { name: string; document: string }[] {
  const ids = rows.map(row => JSON.stringify(Buffer.from(`${name}:${row}`).toString('base64')))
  const document = `{ nodes(ids: [${ids.join(', ')}]) { __typename ... on ${name} { ${aliased(name, 1)} } } }`
  const { complexity } = costOfOperation({ schema, document: parse(document) })
  if (complexity <= COST_LIMITS.complexity || rows.length === 1) return [{ name: `node ${name}`, document }]
  const half = Math.ceil(rows.length / 2)
  return [...nodesOf(name, rows.slice(0, half)), ...nodesOf(name, rows.slice(half))]
}

/** The operations whose answers have the student's mark. */
async function findMark(viewer: Viewer | null, partner: PartnerAccess | null = null): Promise<string[]> {
  const found: string[] = []
  for (const { name, document } of operations) {
    const { data, errors } = await executeGraph({ app, viewer, partner, document })
    const codes = errors.map(({ extensions }) => extensions?.code)
    // Each operation runs: what is refused has a reason that is no fault of the walk.
    if (codes.includes('QUERY_TOO_COMPLEX') || codes.includes('INTERNAL_SERVER_ERROR') || data === undefined)
      throw new Error(`${name}: ${errors[0]?.message}`)
    if (JSON.stringify([data, errors]).includes(MARK) && !found.includes(name)) found.push(name)
  }
  return found
}

describe('a walk over every field of the graph', () => {
  it('reaches every root field and every type with an id', () => {
    expect(operations.length).toBeGreaterThan(200)
    const roots = Object.keys(schema.getQueryType()?.getFields() ?? {})
    const missed = roots.filter(root => !operations.some(({ name }) => name.split('.')[0] === root))
    expect(missed).toEqual(['node', 'nodes'])
  })

  it('shows a student what is theirs', async () => {
    const found = await findMark(student)
    expect(found).toEqual(
      expect.arrayContaining(['viewer.profile', 'viewer.documents', 'node Document', 'node Application']),
    )
  })

  it('shows nothing of a student who shares with nobody to anybody else', async () => {
    expect(await findMark(null)).toEqual([])
    expect(await findMark(somebody)).toEqual([])
    expect(await findMark(analyst)).toEqual([])
    expect(await findMark(counsellor)).toEqual([])
  })

  it('shows what a student shares to their organisation, and to no other', async () => {
    await shareWith(counsellor)
    expect(await findMark(counsellor)).toEqual([
      'partner.students',
      'node PartnerStudent',
      'node StudentDocument',
    ])
    expect(await findMark(null, await keyOf('Bright Paths'))).toEqual([
      'partner.students',
      'node PartnerStudent',
      'node StudentDocument',
    ])
    expect(await findMark(otherOwner)).toEqual([])
    expect(await findMark(null, await keyOf('Other Ways'))).toEqual([])
  })

  it('shows nothing of a student who has left', async () => {
    await shareWith(counsellor)
    expect(await findMark(counsellor)).toContain('node PartnerStudent')
    await stopSharing({ app, viewer: student })
    expect(await findMark(counsellor)).toEqual([])
    expect(await findMark(null, await keyOf('Bright Paths'))).toEqual([])
  })
})
