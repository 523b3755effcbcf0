import { expect, test } from 'vitest'
import { isDatabaseUnavailable, isDatabaseUnreachable } from './databaseUnreachable.ts'

/** An error as Prisma 7 throws it: the SQL state is in the driver adapter's error alone. */
function prismaError(code: string, originalCode: string) {
  const driverAdapterError = Object.assign(new Error('DriverAdapterError'), { cause: { originalCode } })
  return Object.assign(new Error(`Database error. Code: \`${originalCode}\`.`), {
    code,
    meta: { driverAdapterError },
  })
}

test.each(['08006', '57P01', '57P02', '57P03', '53300'])(
  'SQL state %s means that the database is unavailable',
  state => {
    for (const code of ['P2039', 'P2010']) expect(isDatabaseUnreachable(prismaError(code, state))).toBe(true)
    expect(isDatabaseUnavailable(new Error('wrapped', { cause: prismaError('P2039', state) }))).toBe(true)
  },
)

test.each(['55P03', '57014', '25P03', '25P04', '25006', '53100', '53200'])(
  'SQL state %s is a database that gave up, and is not away',
  state => {
    expect(isDatabaseUnavailable(prismaError('P2039', state))).toBe(true)
    expect(isDatabaseUnreachable(prismaError('P2039', state))).toBe(false)
  },
)

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'PGlite is closed',
])('"%s" has no code and is recognised by its message', message => {
  expect(isDatabaseUnreachable(new Error(message))).toBe(true)
})

test('a connection refused on each address of a host means unavailable', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnreachable(new AggregateError([refused, refused]))).toBe(true)
})

test('a transaction that waited or took too long is unavailable; one that was misused is a fault', () => {
  const late = Object.assign(
    new Error('Transaction API error: Unable to start a transaction in the given time.'),
    {
      code: 'P2028',
    },
  )
  expect(isDatabaseUnavailable(late)).toBe(true)
  const wrong = Object.assign(new Error('Transaction API error: Transaction not found.'), { code: 'P2028' })
  expect(isDatabaseUnavailable(wrong)).toBe(false)
})

test.each([
  prismaError('P2002', '23505'),
  prismaError('P2010', '42P01'),
  prismaError('P2034', '40P01'),
  new Error('a bug'),
  Object.assign(new Error('loop'), { cause: undefined }),
  null,
  'text',
])('%s is neither', fault => {
  expect(isDatabaseUnavailable(fault)).toBe(false)
})
