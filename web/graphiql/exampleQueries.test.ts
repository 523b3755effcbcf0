import { readFileSync } from 'node:fs'
import { buildSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test.each(EXAMPLE_QUERIES)('an example of GraphiQL is valid and uses nothing deprecated: %s', example => {
  expect(validate(schema, parse(example), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
})
