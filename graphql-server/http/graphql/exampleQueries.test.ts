import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema/index.ts'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'

describe('the examples of GraphiQL', () => {
  it.each(EXAMPLE_QUERIES)('%s', example => {
    expect(validate(schema, parse(example))).toEqual([])
  })
})
