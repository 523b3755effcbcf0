import { AsyncResource } from 'node:async_hooks'
import { SpanKind } from '@opentelemetry/api'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { isDatabaseUnavailable } from '../databaseUnreachable.ts'
import type { Log } from '../log.ts'
import { inSpan } from '../tracing.ts'
import { type Model, readModels } from './datamodel.ts'
import { LEFT_TO_PRISMA, type Read, type ReadStatement, readStatement } from './readStatement.ts'
import { createStatementNames } from './statementNames.ts'

/** Runs a statement that answers with one text at most. A connection prepares it under `name`, if there is one. */
export type RunRead = (statement: {
  text: string
  values: unknown[]
  name: string | undefined
}) => Promise<unknown>

/** A read as Prisma makes it. */
type Usual = (given: unknown) => Promise<unknown>

/**
 * A client of Prisma whose simple reads outside of transactions are answered by one statement of our own each, at a
 * fraction of Prisma's processor time. Other calls go to Prisma, and so does a read whose statement fails, unless the
 * database is unavailable: results and errors are Prisma's in any case.
 */
export function withOwnReads({
  prisma,
  run,
  log,
}: {
  prisma: PrismaClient
  run: RunRead
  log: Log
}): PrismaClient {
  const models = readModels()
  const nameOf = createStatementNames()
  const delegates = new Map<string | symbol, object>()

  function plan(model: Model, read: Read, given: unknown): ReadStatement | null {
    try {
      return readStatement(models, { model, read, given })
    } catch (reason) {
      if (reason === LEFT_TO_PRISMA) return null
      throw reason
    }
  }

  async function answer(statement: ReadStatement, given: unknown, usual: Usual): Promise<unknown> {
    const { text, values, decode } = statement
    try {
      const found = await inSpan(
        'SELECT',
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
        () => run({ text, values, name: nameOf(statement) }),
      )
      return typeof found === 'string' ? decode(JSON.parse(found)) : null
    } catch (fault) {
      if (isDatabaseUnavailable(fault)) throw fault
      if (fault !== LEFT_TO_PRISMA) log.warn({ err: fault }, 'A read was left to Prisma')
      return await usual(given)
    }
  }

  function readsOf(delegate: object, model: Model): Readonly<Record<string, Usual>> {
    const usual =
      (name: string): Usual =>
      async given => {
        const method: unknown = Reflect.get(delegate, name)
        if (typeof method !== 'function') throw new TypeError(`Prisma has no ${name}`)
        return await Reflect.apply(method, delegate, [given])
      }
    const own =
      (read: Read): Usual =>
      given => {
        const statement = plan(model, read, given)
        return statement === null ? usual(read)(given) : answer(statement, given, usual(read))
      }
    const findUnique = whereAlone({
      plan: given => plan(model, 'findUnique', given),
      answer: (statement, given) => answer(statement, given, usual('findUnique')),
      usual: usual('findUnique'),
    })
    // Prisma's own error where there is no row.
    const orThrow =
      (read: Usual, name: string): Usual =>
      async given =>
        (await read(given)) ?? (await usual(name)(given))
    return {
      findUnique,
      findUniqueOrThrow: orThrow(findUnique, 'findUniqueOrThrow'),
      findFirst: own('findFirst'),
      findFirstOrThrow: orThrow(own('findFirst'), 'findFirstOrThrow'),
      findMany: own('findMany'),
      count: own('count'),
      groupBy: own('groupBy'),
    }
  }

  return new Proxy(prisma, {
    get(target, key) {
      const known = delegates.get(key)
      if (known) return known
      const value: unknown = Reflect.get(target, key)
      const model = typeof key === 'string' ? models.get(key) : undefined
      if (model && typeof value === 'object' && value !== null) {
        const reads = readsOf(value, model)
        const delegate = new Proxy(value, {
          get: (theirs, name) =>
            typeof name === 'string' && Object.hasOwn(reads, name) ? reads[name] : Reflect.get(theirs, name),
        })
        delegates.set(key, delegate)
        return delegate
      }
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * Prisma reads by one statement what is asked for in one tick by several calls of `findUnique` that differ in the key
 * only. So a call is answered by a statement of its own only where it is the only such call of its tick.
 */
function whereAlone({
  plan,
  answer,
  usual,
}: {
  plan: (given: unknown) => ReadStatement | null
  answer: (statement: ReadStatement, given: unknown) => Promise<unknown>
  usual: Usual
}): Usual {
  type Call = {
    statement: ReadStatement
    given: unknown
    /** The calls of a tick can belong to several requests: each runs within its own. */
    caller: AsyncResource
    settle: (answer: Promise<unknown>) => void
  }
  let calls: Call[] = []
  function answerAll(): void {
    const all = calls
    calls = []
    for (const { statement, given, caller, settle } of all) {
      const isAlone = all.every(other => other.given === given || other.statement.text !== statement.text)
      settle(caller.runInAsyncScope(() => (isAlone ? answer(statement, given) : usual(given))))
    }
  }
  return given => {
    const statement = plan(given)
    if (statement === null) return usual(given)
    if (calls.length === 0) process.nextTick(answerAll)
    const caller = new AsyncResource('findUnique')
    return new Promise(settle => calls.push({ statement, given, caller, settle }))
  }
}
