import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModels } from './datamodel.ts'

const schema = readFileSync('prisma/schema.prisma', 'utf8')

// Pothos' datamodel does not name these, so statements of our own take them for granted.
test('relations are by the id of the other row, and columns have the names of their fields', () => {
  expect([...schema.matchAll(/references: \[(.*?)\]/g)].filter(([, column]) => column !== 'id')).toEqual([])
  expect(schema).not.toMatch(/@map\(/)
})

test('a relation names the column that holds the id, on either side', () => {
  const models = readModels()
  expect(models.get('document')?.fields.get('user')).toEqual({
    kind: 'relation',
    model: 'User',
    isList: false,
    key: 'userId',
    isKeyHere: true,
  })
  expect(models.get('document')?.fields.get('redrafts')).toEqual({
    kind: 'relation',
    model: 'Document',
    isList: true,
    key: 'redraftOfId',
    isKeyHere: false,
  })
})
