import {
  type DocumentNode,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Fields of the query type that read the catalogue and nothing else. */
const ROOTS: ReadonlySet<string> = new Set([
  '__typename',
  'universities',
  'programs',
  'fields',
  'countries',
  'exchangeRates',
  'catalogueReach',
])

/** Types of which every field, those of `PER_VIEWER` apart, reads the catalogue and nothing else. */
const TYPES: ReadonlySet<string> = new Set([
  'University',
  'UniversityRequirement',
  'AiPolicyNote',
  'Program',
  'ProgramDeadline',
  'Figure',
  'FieldOfStudy',
  'CountryName',
  'ExchangeRate',
  'PageInfo',
  'QueryUniversitiesConnection',
  'QueryUniversitiesConnectionEdge',
  'QueryProgramsConnection',
  'QueryProgramsConnectionEdge',
  'UniversityProgramsConnection',
  'UniversityProgramsConnectionEdge',
])

/** Fields of these types that are about who is asking. */
const PER_VIEWER: ReadonlySet<string> = new Set(['Program.isShortlisted', 'Program.application'])

/**
 * Whether what a document asks for depends on the catalogue, on how much of it somebody sees, and on its variables
 * alone. What is not known to, does not.
 */
export function isAboutCatalogueAlone(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isSo = true
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition({ operation }) {
        isSo &&= operation === 'query'
      },
      Field({ name }) {
        const parent = types.getParentType()
        const type = getNamedType(types.getType())
        isSo &&=
          parent instanceof GraphQLObjectType && type != null && isOfCatalogue(schema, parent, name.value)
        isSo &&= type != null && (isLeafType(type) || (isObjectType(type) && TYPES.has(type.name)))
      },
    }),
  )
  return isSo
}

function isOfCatalogue(schema: GraphQLSchema, parent: GraphQLObjectType, field: string): boolean {
  if (parent === schema.getQueryType()) return ROOTS.has(field)
  return TYPES.has(parent.name) && !PER_VIEWER.has(`${parent.name}.${field}`)
}
