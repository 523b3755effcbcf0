import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext } from '../../test/factories.ts'
import { schema } from '../index.ts'
import { FOR_KEYS } from './mutations.ts'

const PUBLIC = [
  'addSharedComment',
  'answerLetterQuestion',
  'approveLetter',
  'completeRegistration',
  'confirmEmail',
  'declineLetter',
  'editLetter',
  'login',
  'logout',
  'placeLetterAnswers',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'sendContactMessage',
  'signInWithPasskey',
  'startPasskeySignIn',
  'stopMails',
]
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
/** For members of an organisation and its keys. */
const ACTING = ['createStudent', 'generateForStudents', 'importStudents', 'requestStudentExport']
const signedIn = mutations.filter(({ name }) => !PUBLIC.includes(name))

/** The smallest value of a type: required fields only. */
function smallest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallest(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map(field => [field.name, smallest(field.type)]),
    )
  return { Boolean: true, Int: 1, Float: 1, DateTime: '2026-11-01T10:00:00.000Z' }[type.name] ?? 'text'
}

/** A context without a database: reading or writing a row fails. */
const withoutDatabase = createAppContext({
  database: new Proxy(Object.create(null), {
    get: (_target, property) => {
      if (property === 'prisma') return undefined
      throw new Error(`The database was asked for ${String(property)}.`)
    },
  }),
})

describe('a mutation', () => {
  test('is public only if it is in this list', () => {
    expect(mutations.map(({ name }) => name)).toEqual(expect.arrayContaining(PUBLIC))
    expect(signedIn.length).toBeGreaterThan(15)
  })

  test.each(signedIn.map(field => [field.name, field] as const))(
    '%s declares its access and refuses a visitor before anything is read',
    async (name, { args, extensions }) => {
      // The domain refuses visitors too, so the answer alone does not show that the schema does.
      const authScopes = ACTING.includes(name) ? { acting: true } : { signedIn: true }
      expect(extensions.pothosOptions).toMatchObject({ authScopes })
      expect(extensions[FOR_KEYS]).toBe(ACTING.includes(name))
      const [input] = args
      const { data, errors } = await executeGraph({
        app: withoutDatabase,
        document: `mutation ($input: ${input?.type}) { ${name}(input: $input) { __typename } }`,
        variables: { input: input && smallest(input.type) },
      })
      expect(errors).toEqual([])
      expect(data).toEqual({ [name]: { __typename: 'NotSignedInError' } })
    },
  )

  test.each(signedIn.map(({ name, type }) => [name, type] as const))(
    '%s answers the signed-in person among its payload, where no key sends it',
    (name, type) => {
      const union = isNonNullType(type) ? type.ofType : type
      const payload = isUnionType(union)
        ? union.getTypes().find(member => member.name.endsWith('Payload'))
        : undefined
      const viewer = ACTING.includes(name) ? 'undefined' : 'User!'
      expect(isObjectType(payload) && String(payload.getFields().viewer?.type)).toBe(viewer)
    },
  )
})
