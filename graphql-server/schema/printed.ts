import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** A schema as it is committed: sorted, so that a change shows as what it is. */
export function printedSchema(schema: GraphQLSchema): string {
  return `# Printed from graphql-server/schema by scripts/printSchema.ts. Change the code, not this file.\n\n${printSchema(lexicographicSortSchema(schema))}\n`
}
