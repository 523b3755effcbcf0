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
 * variables. True for a query whose fields are all marked with `catalogue: true` in the schema. One unmarked field, or
 * one argument that is marked with `aboutViewer`, makes it false.
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
      Argument() {
        isSo &&= types.getArgument()?.extensions.aboutViewer !== true
      },
    }),
  )
  return isSo
}

/** Whether a field is marked with `catalogue: true`. */
export function isOfCatalogue(field: GraphQLField<unknown, unknown> | null | undefined): boolean {
  return field?.extensions.catalogue === true
}
