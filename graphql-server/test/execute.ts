import { PGlite } from '@electric-sql/pglite'
import {
  type ExecutionResult,
  execute,
  type GraphQLFormattedError,
  parse,
  subscribe,
  validate,
} from 'graphql'
import pg from 'pg'
import { vi } from 'vitest'
import type { OpenedSession } from '../domain/accounts/sessions.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PartnerAccess } from '../domain/partners/access.ts'
import type { Database } from '../infra/database.ts'
import type { GraphContext } from '../schema/base/context.ts'
import { createLoaders } from '../schema/base/loaders.ts'
import { schema } from '../schema/index.ts'

type Operation = {
  app: AppContext
  /** The viewer. A visitor when it is left out. */
  viewer?: Viewer | null
  /** The key that the operation comes with. */
  partner?: PartnerAccess | null
  document: string
  variables?: Record<string, unknown>
}

/** The result of an operation, and its effects on the session cookie. */
export type GraphAnswer<Result> = {
  data: Result | null | undefined
  errors: readonly GraphQLFormattedError[]
  /** Sessions that were opened, in order. */
  opened: OpenedSession[]
  /** How often the session was closed. */
  closed: number
}

/** Runs an operation against the schema as the server does, without HTTP. `Result` is the shape of the data. */
export async function executeGraph<Result = unknown>(operation: Operation): Promise<GraphAnswer<Result>> {
  const { context, opened, closed } = createContext(operation)
  const document = parse(operation.document)
  const faults = validate(schema, document)
  const { data, errors } =
    faults.length > 0
      ? { data: undefined, errors: faults }
      : await execute({ schema, document, contextValue: context, variableValues: operation.variables })
  return {
    data: data as Result | null | undefined,
    errors: (errors ?? []).map(error => error.toJSON()),
    opened,
    closed: closed(),
  }
}

/** Subscribes: the events as the client gets them, or the errors of a refused subscription. */
export async function subscribeGraph<Result = unknown>(
  operation: Operation,
): Promise<{ events: AsyncIterableIterator<Result> } | { errors: readonly GraphQLFormattedError[] }> {
  const stream = await subscribe({
    schema,
    document: parse(operation.document),
    contextValue: createContext(operation).context,
    variableValues: operation.variables,
  })
  if (!(Symbol.asyncIterator in stream)) return { errors: (stream.errors ?? []).map(error => error.toJSON()) }
  const events: AsyncIterableIterator<Result> = {
    [Symbol.asyncIterator]: () => events,
    next: async () => eventIn(await stream.next()),
    return: async () => eventIn(await stream.return(undefined)),
  }
  return { events }
}

function eventIn<Result>(step: IteratorResult<ExecutionResult, unknown>): IteratorResult<Result, undefined> {
  if (step.done) return { done: true, value: undefined }
  const { data, errors } = step.value
  if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '))
  return { done: false, value: data as Result }
}

/**
 * The SQL that some work sends to the database, recorded where it leaves this process, transactions included. It also
 * records other work on the same kind of database, so nothing else may run at the time.
 */
export async function recordStatements<Result>(
  { kind }: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  return kind === 'embedded' ? await recordEmbedded(work) : await recordServer(work)
}

async function recordServer<Result>(work: () => Promise<Result>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const sent: unknown[] = spy.mock.calls.map(([statement]) => statement)
    return { result, statements: sent.map(textOf) }
  } finally {
    spy.mockRestore()
  }
}

function textOf(statement: unknown): string {
  const isConfigured = typeof statement === 'object' && statement !== null && 'text' in statement
  return String(isConfigured ? statement.text : statement)
}

async function recordEmbedded<Result>(work: () => Promise<Result>) {
  const spy = vi.spyOn(PGlite.prototype, 'execProtocolRawSync')
  try {
    const result = await work()
    return { result, statements: spy.mock.calls.flatMap(([message]) => statementIn(message)) }
  } finally {
    spy.mockRestore()
  }
}

/** The SQL in a message of PostgreSQL's protocol: Parse ('P', after the statement's name) or Query ('Q'). */
function statementIn(message: Uint8Array): string[] {
  const type = String.fromCharCode(message[0] ?? 0)
  const [first = '', second = ''] = Buffer.from(message.subarray(5)).toString('utf8').split('\0')
  if (type === 'P') return [second]
  return type === 'Q' ? [first] : []
}

function createContext({ app, viewer = null, partner = null }: Operation) {
  const opened: OpenedSession[] = []
  let closed = 0
  const context: GraphContext = {
    app,
    prisma: app.database.prisma,
    viewer,
    partner,
    origin: { address: '203.0.113.7' },
    requestId: 'test-request',
    loaders: createLoaders({ app, viewer, partner }),
    openSession: session => {
      opened.push(session)
    },
    closeSession: () => {
      closed += 1
    },
  }
  return { context, opened, closed: () => closed }
}
