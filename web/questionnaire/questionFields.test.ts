import { readFileSync } from 'node:fs'
import { buildSchema, isUnionType } from 'graphql'
import { expect, it } from 'vitest'
import { RULE_NAMES } from './questionFields.ts'

it("forms know every rule of the schema's questions", () => {
  const union = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('AnswerRule')
  if (!isUnionType(union)) throw new Error('AnswerRule is no union')
  const names = union.getTypes().map(({ name }) => name)
  expect([...RULE_NAMES].sort()).toEqual(names.sort())
})
