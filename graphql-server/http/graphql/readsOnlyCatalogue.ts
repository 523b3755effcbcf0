import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * Whether the answer to a document depends on nothing but the catalogue, the part of it that the viewer sees, and the
 * variables. True for a query all of whose fields are marked with `catalogue: true` in the schema. A field that is not
 * marked makes it false.
 */
export function readsOnlyCatalogue(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isSo = true
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition({ operation }) {
        isSo &&= operation === 'query'
      },
      Field({ name }) {
        isSo &&= name.value === '__typename' || isOfCatalogue(types.getFieldDef())
      },
    }),
  )
  return isSo
}

/** Whether a field is marked as the catalogue's. */
export function isOfCatalogue(field: GraphQLField<unknown, unknown> | null | undefined): boolean {
  return field?.extensions.catalogue === true
}
