import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { execute, parse } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { getDatamodel } from '../../generated/pothos-types.ts'
import './plainFields.ts'

const CLOSED = 'Not authorized'

function readNothing(): never {
  throw new Error('No row is read here.')
}

/** Reads a field from a test schema of books, by default as a visitor. */
function read(field: string, viewer: object | null = null) {
  const checkScope = vi.fn(() => true)
  const builder = new SchemaBuilder<{
    Context: { viewer: object | null }
    AuthScopes: { public: boolean; signedIn: boolean; counted: string }
    Interfaces: { Kept: { title: string } }
  }>({
    plugins: ['plainFields', ScopeAuthPlugin],
    prisma: { client: readNothing, dmmf: getDatamodel() },
    scopeAuth: {
      authScopes: context => ({ public: true, signedIn: context.viewer !== null, counted: checkScope }),
      unauthorizedError: () => CLOSED,
    },
  })
  builder.interfaceType('Kept', {
    authScopes: { signedIn: true },
    fields: t => ({ title: t.exposeString('title') }),
  })
  const book = { title: 'Emma' }
  const open = { authScopes: { public: true } } as const
  const Open = builder.objectRef<typeof book>('Open').implement({
    ...open,
    fields: t => ({
      title: t.exposeString('title'),
      guarded: t.string({ authScopes: { signedIn: true }, resolve: () => 'seen' }),
      counted: t.string({ authScopes: { counted: 'once' }, resolve: () => 'seen' }),
      failing: t.string({
        resolve: () => {
          throw new Error('It failed.')
        },
      }),
      echo: t.string({ args: { word: t.arg.string() }, resolve: (_book, { word }) => word }),
    }),
  })
  const Closed = builder.objectRef<typeof book>('Closed').implement({
    authScopes: { signedIn: true },
    fields: t => ({
      title: t.exposeString('title'),
      counted: t.string({ authScopes: { counted: 'once' }, resolve: () => 'seen' }),
    }),
  })
  const Inherited = builder.objectRef<typeof book>('Inherited').implement({
    ...open,
    interfaces: ['Kept'],
    fields: t => ({ own: t.exposeString('title') }),
  })
  builder.queryType({
    fields: t => ({
      open: t.field({ type: Open, resolve: () => book }),
      closed: t.field({ type: Closed, resolve: () => book }),
      inherited: t.field({ type: Inherited, resolve: () => book }),
      forMembers: t.field({ type: Open, authScopes: { signedIn: true }, resolve: () => book }),
    }),
  })
  const answer = execute({
    schema: builder.toSchema(),
    document: parse(`{ ${field} }`),
    contextValue: { viewer },
  })
  return { answer, checkScope }
}

describe('a field', () => {
  test('of a public type is answered', async () => {
    expect(await read('open { title echo(word: "yes") }').answer).toEqual({
      data: { open: { title: 'Emma', echo: 'yes' } },
    })
  })

  test.each([
    ['has its own access', 'open { guarded }'],
    ['is of a closed type', 'closed { title }'],
    ['is of a type with a closed interface', 'inherited { own }'],
    ['is a closed root field', 'forMembers { title }'],
  ])('is refused where it %s', async (_why, field) => {
    expect((await read(field).answer).errors?.map(({ message }) => message)).toEqual([CLOSED])
  })

  test('of a type for signed-in people is answered to them', async () => {
    expect(await read('closed { title }', {}).answer).toEqual({ data: { closed: { title: 'Emma' } } })
  })

  test('of such a type with its own scope has the scope checked', async () => {
    const { answer, checkScope } = read('closed { counted }', {})
    expect(await answer).toEqual({ data: { closed: { counted: 'seen' } } })
    expect(checkScope).toHaveBeenCalledWith('once')
  })

  test('with its own scope has the scope checked', async () => {
    const { answer, checkScope } = read('open { counted }')
    expect(await answer).toEqual({ data: { open: { counted: 'seen' } } })
    expect(checkScope).toHaveBeenCalledWith('once')
  })

  test('that fails reports its error', async () => {
    const { errors } = await read('open { failing }').answer
    expect(errors?.map(({ message }) => message)).toEqual(['It failed.'])
  })
})
