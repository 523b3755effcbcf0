import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { firstOperation, selectionAt, toggleField } from './toggleField.ts'

const schema = buildSchema(`
  type Query { plans: [Plan!]! university(id: ID!): University }
  type Plan { self: Plan name: String! price: Int }
  type University { id: ID! name: String! plan: Plan }`)
const toggle = (text: string, ...path: string[]) => toggleField(schema, text, path)

it('a field is selected with the first simple one below it, and its required arguments', () => {
  expect(toggle('', 'plans')).toBe('{\n  plans {\n    name\n  }\n}\n')
  expect(toggle('', 'university')).toBe('{\n  university(id: $id) {\n    id\n  }\n}\n')
  expect(toggle('', 'university', 'plan', 'price')).toBe(
    '{\n  university(id: $id) {\n    plan {\n      price\n    }\n  }\n}\n',
  )
})

it('a field is taken away with what is left empty, and the rest of the text stays', () => {
  const text =
    'query Q($id: ID!) { university(id: $id) { plan { price } } plans { ...f } } fragment f on Plan { name }'
  const without = toggle(text, 'university', 'plan', 'price')
  expect(without).toBe(
    'query Q($id: ID!) {\n  plans {\n    ...f\n  }\n}\n\nfragment f on Plan {\n  name\n}\n',
  )
  expect(toggle('{ plans { name } }', 'plans')).toBe('')
})

it('a text that cannot be read, and a field that there is not, change nothing', () => {
  expect(toggle('{ plans {', 'plans')).toBe('{ plans {')
  expect(toggle('{ plans { name } }', 'nothing')).toBe('{\n  plans {\n    name\n  }\n}\n')
})

it('says what is selected', () => {
  const operation = firstOperation('query A { plans { name } } query B { university { id } }')
  expect(selectionAt(operation, ['plans', 'name'])?.name.value).toBe('name')
  expect(selectionAt(operation, ['university'])).toBeUndefined()
})
