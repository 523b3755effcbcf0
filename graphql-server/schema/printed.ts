import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** A schema's text as it is committed: sorted, so that a diff shows only what changed. */
export function printedSchema(schema: GraphQLSchema): string {
  return `# Printed from graphql-server/schema by scripts/printSchema.ts. Change the code, not this file.\n\n${printSchema(lexicographicSortSchema(schema))}\n`
}
