import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import { usersVisibleTo } from '../../domain/accounts/policy.ts'
import { type DomainError, NotSignedInError } from '../../domain/errors.ts'
import { visible } from '../../domain/visible.ts'
import { builder } from './builder.ts'
import type { GraphContext } from './context.ts'

/** The extension of a mutation that says whether a key may send it. */
export const FOR_KEYS = 'forKeys'

type Types = typeof builder.$inferSchemaTypes
/** The builder for a payload's fields. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>
type ErrorClass = new (...args: never[]) => DomainError

/**
 * One mutation. `resolve` has to precede `payload`: the payload's fields infer the type of their parent from what it
 * returns.
 */
type Mutation<Fields extends InputFieldMap, Payload extends object> = {
  /** The field's name. The input, the payload and the result union are named after it. */
  name: string
  description: string
  /** The failures that the domain function may throw. Each becomes a member of the result union. */
  errors: readonly ErrorClass[]
  /** What it costs besides reading its payload. Default: a field. */
  cost?: (input: InputShapeFromFields<Fields>) => number
  /** Left out where the mutation needs no input. */
  input?: {
    description: string
    fields: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields
  }
  resolve: (input: InputShapeFromFields<Fields>, context: GraphContext) => Payload | Promise<Payload>
  payload: { description: string; fields?: ObjectFieldsShape<Types, Payload> }
}

/**
 * Adds a mutation for signed-in users. A visitor gets `NotSignedInError` before `resolve` runs. The payload has a
 * `viewer` besides the given fields.
 */
export function signedInMutation<Fields extends InputFieldMap, Payload extends object>(
  mutation: Mutation<Fields, Payload>,
): void
// Pothos can't resolve its types for generic fields, so the body is checked with the widest ones.
export function signedInMutation({ errors, payload, ...rest }: Mutation<InputFieldMap, object>): void {
  addMutation({
    ...rest,
    errors: [NotSignedInError, ...errors],
    access: { authScopes: { signedIn: true }, unauthorizedError: () => new NotSignedInError() },
    payload: { ...payload, fields: t => ({ ...payload.fields?.(t), viewer: viewerField(t) }) },
  })
}

/**
 * Adds a mutation for members of an organisation and its keys. Its payload has the given fields only. Other mutations
 * are refused with a key.
 */
export function partnerMutation<Fields extends InputFieldMap, Payload extends object>(
  mutation: Mutation<Fields, Payload>,
): void
export function partnerMutation({ errors, ...rest }: Mutation<InputFieldMap, object>): void {
  addMutation({
    ...rest,
    errors: [NotSignedInError, ...errors],
    access: { authScopes: { acting: true }, unauthorizedError: () => new NotSignedInError() },
  })
}

/** Adds a mutation that visitors may use too. Its payload has the given fields only. */
export function publicMutation<Fields extends InputFieldMap, Payload extends object>(
  mutation: Mutation<Fields, Payload>,
): void
export function publicMutation(mutation: Mutation<InputFieldMap, object>): void {
  addMutation({ ...mutation, access: { authScopes: { public: true } } })
}

/** A payload's field for the signed-in user, read after the mutation. */
export function viewerField<Payload extends object>(t: PayloadFields<Payload>) {
  return t.prismaField({
    type: 'User',
    description: 'The signed-in person, as they are after the mutation.',
    resolve: (query, _payload, _args, { prisma, viewer }) => {
      if (!viewer) throw new NotSignedInError()
      return prisma.user.findUniqueOrThrow({
        ...query,
        where: visible(usersVisibleTo(viewer), { id: viewer.userId }),
      })
    },
  })
}

type Access = {
  authScopes: { signedIn: true } | { acting: true } | { public: true }
  unauthorizedError?: () => DomainError
}

function addMutation({
  name,
  description,
  errors,
  input = NOTHING_SENT,
  resolve,
  payload,
  access,
  cost,
}: Mutation<InputFieldMap, object> & { access: Access }): void {
  builder.relayMutationField(
    name,
    { description: input.description, inputFields: input.fields },
    {
      ...access,
      description,
      ...(cost && {
        complexity: (args: { input: InputShapeFromFields<InputFieldMap> }) => ({ field: cost(args.input) }),
      }),
      extensions: { [FOR_KEYS]: 'acting' in access.authScopes },
      errors: {
        types: [...errors],
        union: { description: `Result of \`${name}\`: its payload or a failure.` },
      },
      resolve: (_root, args, context) => resolve(args.input, context),
    },
    {
      description: payload.description,
      authScopes: access.authScopes,
      outputFields: t => ({ ...payload.fields?.(t) }),
    },
  )
}

/** GraphQL requires at least one field of an input, also where nothing is sent. */
const NOTHING_SENT: NonNullable<Mutation<InputFieldMap, object>['input']> = {
  description: 'Nothing needs to be sent.',
  fields: t => ({ clientMutationId: t.string({ description: 'Any text; it changes nothing.' }) }),
}
