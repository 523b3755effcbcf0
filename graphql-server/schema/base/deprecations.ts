import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  resolveSchemaCoordinate,
} from 'graphql'

/** For how many months something stays in the schema after it was deprecated. */
export const DEPRECATION_MONTHS = 12

const FORM =
  /^Since (\d{4}-\d{2}-\d{2}), kept until (\d{4}-\d{2}-\d{2}) at least\. (?:Use `(\w+(?:\.\w+)?)`|Nothing replaces it)(?:\.$|: )/

/** What a reason of a deprecation says. Days are as in 2026-11-22. */
export type Deprecation = {
  since: string
  keptUntil: string
  /** The type or field to use instead, as in `User.entitlements`; null where nothing replaces it. */
  replacement: string | null
}

/** The reason of a deprecation, in the form that `readDeprecation` reads and a test demands. */
export function deprecated({
  since,
  replacement,
  note,
}: {
  /** The day of the deprecation, as in 2026-11-22. */
  since: string
  /** The type or field to use instead, as in `User.entitlements`. Left out where nothing replaces it. */
  replacement?: string
  /** What else to know, as the rest of a sentence. */
  note?: string
}): string {
  const instead = replacement === undefined ? 'Nothing replaces it' : `Use \`${replacement}\``
  return `Since ${since}, kept until ${keptUntil(since)} at least. ${instead}${note === undefined ? '' : `: ${note}`}.`
}

/** Reads the reason of a deprecation; null when it has not the form, or keeps for less than the months promised. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, since, until, replacement] = FORM.exec(reason) ?? []
  if (since === undefined || until === undefined || until !== keptUntil(since)) return null
  return { since, keptUntil: until, replacement: replacement ?? null }
}

function keptUntil(since: string): string {
  const day = new Date(`${since}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + DEPRECATION_MONTHS)
  return day.toISOString().slice(0, 10)
}

/** Why something is deprecated; null when it is not, or is not in the schema. */
export function reasonAt(schema: GraphQLSchema, coordinate: string): string | null {
  const found = resolveSchemaCoordinate(schema, coordinate)
  switch (found?.kind) {
    case 'Field':
      return found.field.deprecationReason ?? null
    case 'FieldArgument':
      return found.fieldArgument.deprecationReason ?? null
    case 'InputField':
      return found.inputField.deprecationReason ?? null
    case 'EnumValue':
      return found.enumValue.deprecationReason ?? null
    default:
      return null
  }
}

/** Whatever can be deprecated of a schema, with its coordinate: fields, arguments, input fields and enum values. */
export function deprecableParts(schema: GraphQLSchema): { coordinate: string; reason: string | null }[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(type => {
      const part = (name: string, { deprecationReason }: { deprecationReason?: string | null }) => ({
        coordinate: `${type.name}.${name}`,
        reason: deprecationReason ?? null,
      })
      if (isEnumType(type)) return type.getValues().map(value => part(value.name, value))
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map(field => part(field.name, field))
      if (!isObjectType(type) && !isInterfaceType(type)) return []
      return Object.values(type.getFields()).flatMap(field => [
        part(field.name, field),
        ...field.args.map(argument => part(`${field.name}(${argument.name}:)`, argument)),
      ])
    })
}
