import type { refused } from './refused.ts'

/** The fields that Relay adds to an operation. An answer may leave them out. */
type RelayField = '__typename' | 'cursor' | 'id' | 'pageInfo' | `__is${string}`

type Fields<Raw> = { readonly [Field in keyof Raw as Exclude<Field, RelayField>]: Answered<Raw[Field]> } & {
  readonly [Field in keyof Raw as Extract<Field, RelayField>]?: Raw[Field] extends object
    ? Partial<Raw[Field]>
    : Raw[Field]
} & { readonly __typename?: string }

/** The member of a union for the types that an operation does not name: the other errors of a mutation, or none. */
type Unnamed<Raw> = 'message' extends keyof Raw ? ReturnType<typeof refused> : never

type Answered<Raw> = Raw extends readonly (infer Item)[]
  ? readonly Answered<Item>[]
  : Raw extends { readonly __typename: infer Name }
    ? string extends Name
      ? object extends Omit<Raw, RelayField>
        ? Unnamed<Raw>
        : Fields<Raw>
      : Fields<Raw>
    : Raw extends object
      ? Fields<Raw>
      : Raw

/** What the server answers an operation with: all fields, of the types of its `@raw_response_type`. */
export type AnswerTo<Q extends { readonly rawResponse: object }> = Answered<Q['rawResponse']>
