import { composeServices } from '@theguild/federation-composition'
import { graphql, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from './index.ts'
import { createSubgraph } from './subgraph.ts'

const subgraph = createSubgraph(schema)
const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])'

describe('the subgraph', () => {
  it('composes with another one that names programmes by their global ids', () => {
    const crm = parse(`${LINK}
      type Query { leads: [Lead!]! }
      type Lead @key(fields: "id") { id: ID! programme: Program }
      type Program @key(fields: "id") { id: ID! leads: [Lead!]! }
      type PageInfo @shareable { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }`)
    const { errors, supergraphSdl } = composeServices([
      { name: 'gradwright', typeDefs: parse(subgraph.sdl), url: 'http://localhost:4000/graphql/subgraph' },
      { name: 'crm', typeDefs: crm, url: 'http://localhost:4001' },
    ])
    expect(errors ?? []).toEqual([])
    const joined = /type Program[^{]*/.exec(supergraphSdl ?? '')?.[0] ?? ''
    expect(joined).toContain('@join__type(graph: GRADWRIGHT, key: "id")')
    expect(joined).toContain('@join__type(graph: CRM, key: "id")')
  })

  it('does not compose with one that defines a part of it in another way', () => {
    const other = parse(`${LINK} type Query { a: Int } type Program @key(fields: "id") { id: ID! name: Int }`)
    const { errors } = composeServices([
      { name: 'gradwright', typeDefs: parse(subgraph.sdl) },
      { name: 'other', typeDefs: other },
    ])
    expect(errors?.length).toBeGreaterThan(0)
  })

  it('has the catalogue and the partner, and nothing of people who are signed in', () => {
    expect(Object.keys(subgraph.schema.getQueryType()?.getFields() ?? {}).toSorted()).toEqual([
      '_entities',
      '_service',
      'countries',
      'fits',
      'partner',
      'programs',
      'universities',
    ])
    const types = Object.values(subgraph.schema.getTypeMap()).filter(isObjectType)
    const names = types.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['University', 'Program', 'Partner', 'PartnerStudent']))
    for (const name of ['User', 'Document', 'Application', 'ApiKey']) expect(names).not.toContain(name)
    expect(subgraph.schema.getMutationType() ?? null).toBeNull()
  })

  it('tells its text to a gateway', async () => {
    const { data, errors } = await graphql({
      schema: subgraph.schema,
      source: '{ _service { sdl } }',
      contextValue: {},
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ _service: { sdl: subgraph.sdl } })
  })
})
