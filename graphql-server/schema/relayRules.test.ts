import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './index.ts'

/**
 * Where a schema leaves the rules of Relay's specifications of connections and of global ids, and the usual forms of
 * names.
 */
function faultsIn(graph: GraphQLSchema): string[] {
  const faults: string[] = []
  const check = (isRight: boolean | undefined, fault: string) => {
    if (isRight !== true) faults.push(fault)
  }
  const types = Object.values(graph.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  checkPageInfo(graph, check)
  checkNode(graph, check)
  for (const type of types) {
    check(/^[A-Z][A-Za-z0-9]*$/.test(type.name), `${type.name}: the name of a type is in capitals`)
    if (isEnumType(type))
      for (const { name } of type.getValues())
        check(/^[A-Z][A-Z0-9_]*$/.test(name), `${type.name}.${name}: a value is in capitals`)
    if (isObjectType(type) && type.name.endsWith('Connection')) checkConnection(type, check)
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const { name } of Object.values(type.getFields()))
      check(/^[a-z][A-Za-z0-9]*$/.test(name), `${type.name}.${name}: a name begins in small letters`)
    if (isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      for (const { name } of field.args)
        check(/^[a-z][A-Za-z0-9]*$/.test(name), `${type.name}.${field.name}(${name}:): small letters first`)
      if (!getNamedType(field.type).name.endsWith('Connection')) continue
      const argument = (name: string) => String(field.args.find(one => one.name === name)?.type)
      const forwards = argument('first') === 'Int' && argument('after') === 'String'
      const backwards = argument('last') === 'Int' && argument('before') === 'String'
      check(
        forwards || backwards,
        `${type.name}.${field.name}: a connection takes first and after, or last and before`,
      )
    }
  }
  return faults
}

type Check = (isRight: boolean | undefined, fault: string) => void

function checkPageInfo(graph: GraphQLSchema, check: Check): void {
  const pageInfo = graph.getType('PageInfo')
  const fields = isObjectType(pageInfo) ? pageInfo.getFields() : {}
  for (const [name, type] of Object.entries({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  }))
    check(String(fields[name]?.type) === type, `PageInfo.${name}: is ${type}`)
}

function checkNode(graph: GraphQLSchema, check: Check): void {
  const node = graph.getType('Node')
  const field = graph.getQueryType()?.getFields().node
  const id = field?.args.find(({ name }) => name === 'id')
  check(
    isInterfaceType(node) && String(node.getFields().id?.type) === 'ID!',
    'Node: an interface with id: ID!',
  )
  check(String(field?.type) === 'Node', 'Query.node: may be null')
  check(String(id?.type) === 'ID!', 'Query.node(id:): is ID!')
}

function checkConnection(type: GraphQLObjectType, check: Check): void {
  const { edges, pageInfo } = type.getFields()
  check(String(pageInfo?.type) === 'PageInfo!', `${type.name}.pageInfo: is PageInfo!`)
  const list = edges && getNullableType(edges.type)
  const edge = list && isListType(list) ? getNamedType(list) : null
  check(isObjectType(edge), `${type.name}.edges: is a list of edges`)
  if (!isObjectType(edge)) return
  check(edge.name.endsWith('Edge'), `${edge.name}: an edge is named so`)
  const { node, cursor } = edge.getFields()
  check(String(cursor?.type) === 'String!', `${edge.name}.cursor: is String!`)
  check(node && !isListType(getNullableType(node.type)), `${edge.name}.node: is one thing`)
}

test('the schema follows the rules of Relay, and of names', () => {
  expect(faultsIn(schema)).toEqual([])
})

test('a schema that leaves them does not pass', () => {
  const careless = buildSchema(`
    type Query { node(id: ID): Node! Things(First: Int): ThingConnection }
    interface Node { id: ID }
    type ThingConnection { edges: ThingItem pageInfo: PageInfo }
    type ThingItem { node: [Kind] }
    type PageInfo { hasNextPage: Boolean! }
    enum Kind { small }`)
  expect(faultsIn(careless)).toEqual([
    'PageInfo.hasPreviousPage: is Boolean!',
    'PageInfo.startCursor: is String',
    'PageInfo.endCursor: is String',
    'Node: an interface with id: ID!',
    'Query.node: may be null',
    'Query.node(id:): is ID!',
    'Query.Things: a name begins in small letters',
    'Query.Things(First:): small letters first',
    'Query.Things: a connection takes first and after, or last and before',
    'ThingConnection.pageInfo: is PageInfo!',
    'ThingConnection.edges: is a list of edges',
    'Kind.small: a value is in capitals',
  ])
})
