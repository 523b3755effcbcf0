import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { loadCatalogue } from '../domain/catalogue/loadCatalogue.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

/*
 * Searches as people type them, with what must come first. The table was written before the search was: acronyms,
 * beginnings, slips, and the words of countries and degrees.
 */

let database: TestDatabase
let app: AppContext
let analyst: Viewer
let student: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await loadCatalogue({ database, folder: join(import.meta.dirname, '../../prisma/catalogue/tables') })
  const viewerOf = async (columns: object) =>
    (await createViewer({ app, user: await createUser({ app, columns }) })).viewer
  analyst = await viewerOf({ role: 'ANALYST' })
  student = await viewerOf({ plan: 'FREE' })
  // In milliseconds: the whole catalogue is loaded.
}, 180_000)
afterAll(() => database.close())

async function ask<Data>(document: string, search: string, viewer = analyst): Promise<Data> {
  const { data, errors } = await executeGraph({ app, viewer, document, variables: { search } })
  expect(errors).toEqual([])
  return data as Data
}

const UNIVERSITIES: readonly (readonly [search: string, first: string])[] = [
  ['MIT', 'Massachusetts Institute of Technology'],
  ['mit', 'Massachusetts Institute of Technology'],
  ['TUM', 'Technical University of Munich'],
  ['CMU', 'Carnegie Mellon University'],
  ['UIUC', 'University of Illinois Urbana-Champaign'],
  ['LSE', 'The London School of Economics'],
  ['UCL', 'University College London'],
  ['UCLA', 'University of California, Los Angeles'],
  ['UCSD', 'University of California, San Diego'],
  ['uc berkeley', 'University of California, Berkeley'],
  ['NYU', 'New York University'],
  ['USC', 'University of Southern California'],
  ['georgia tech', 'Georgia Institute of Technology'],
  ['caltech', 'California Institute of Technology'],
  ['ut austin', 'University of Texas at Austin'],
  ['UT Dallas', 'University of Texas at Dallas'],
  ['NTU', 'Nottingham Trent University'],
  ['ANU', 'Australian National University'],
  ['UNSW', 'The University of New South Wales'],
  ['UTS', 'University of Technology Sydney'],
  ['UBC', 'University of British Columbia'],
  ['KIT', 'Karlsruhe Institute of Technology'],
  ['LMU', 'LMU Munich'],
  ['RWTH', 'RWTH Aachen'],
  ['polimi', 'Politecnico di Milano'],
  ['UPC', 'Universitat Politècnica de Catalunya'],
  ['IISc', 'Indian Institute of Science'],
  ['IIT Bombay', 'Indian Institute of Technology Bombay'],
  ['iitb', 'Indian Institute of Technology Bombay'],
  ['IIM A', 'Indian Institute of Management Ahmedabad'],
  ['BITS Pilani', 'Birla Institute of Technology and Science'],
  ['ISB', 'Indian School of Business'],
  ['oxford', 'University of Oxford'],
  ['stanf', 'Stanford University'],
  ['harvrad', 'Harvard University'],
  ['standford', 'Stanford University'],
  ['edinburg', 'The University of Edinburgh'],
  ['carnegie melon', 'Carnegie Mellon University'],
  ['manchester', 'The University of Manchester'],
  ['pudue', 'Purdue University'],
  ['toronto', 'University of Toronto'],
  ['LBS', 'London Business School'],
  ['munich', 'Technical University of Munich'],
  ['camb', 'University of Cambridge'],
  ['melbourne', 'The University of Melbourne'],
]

async function expectUniversity(search: string, first: string): Promise<void> {
  const { universities } = await ask<{ universities: { edges: { node: { name: string } }[] } }>(
    'query ($search: String) { universities(first: 5, filter: { search: $search }) { edges { node { name } } } }',
    search,
  )
  expect(universities.edges[0]?.node.name).toContain(first)
}

test.each(UNIVERSITIES)('universities for %j: %s comes first', expectUniversity)

type FirstProgram = {
  field?: string
  country?: string
  degreeType?: string
  university?: string
  name?: string
}

const PROGRAMS: readonly (readonly [search: string, first: FirstProgram])[] = [
  ['data science germany', { field: 'data-science', country: 'GERMANY' }],
  ['mba spain', { degreeType: 'MBA', country: 'SPAIN' }],
  ['ms cs usa', { field: 'computer-science', country: 'USA' }],
  ['llm uk', { field: 'law', country: 'UK' }],
  ['mph usa', { field: 'public-health', country: 'USA' }],
  [
    'computer science mit',
    { field: 'computer-science', university: 'Massachusetts Institute of Technology' },
  ],
  ['mba in canada', { degreeType: 'MBA', country: 'CANADA' }],
  ['cyber security australia', { field: 'cybersecurity', country: 'AUSTRALIA' }],
  ['robotics', { field: 'robotics' }],
  ['artifical intelligence', { field: 'artificial-intelligence' }],
  ['ai germany', { field: 'artificial-intelligence', country: 'GERMANY' }],
  ['business analytics usa', { field: 'business-analytics', country: 'USA' }],
  ['cmu hci', { field: 'human-computer-interaction', university: 'Carnegie Mellon University' }],
  ['architecture italy', { field: 'architecture', country: 'ITALY' }],
  ['masters in psychology uk', { field: 'psychology', country: 'UK' }],
  ['tum data', { university: 'Technical University of Munich' }],
  ['mechancial engineering germany', { field: 'mechanical-engineering', country: 'GERMANY' }],
  ['vlsi india', { country: 'INDIA', name: 'VLSI' }],
  ['msc finance uk', { field: 'finance', country: 'UK' }],
  ['lse economics', { field: 'economics', university: 'The London School of Economics' }],
  ['hotel management', { field: 'hospitality-tourism', name: 'Hotel' }],
  ['management germany', { field: 'management', country: 'GERMANY' }],
]

async function expectProgram(search: string, first: FirstProgram): Promise<void> {
  const { programs } = await ask<{ programs: { totalCount: number; edges: { node: FoundProgram }[] } }>(
    `query ($search: String) { programs(first: 5, filter: { search: $search }) { totalCount edges { node {
      name degreeType fieldCodes university { name country }
    } } } }`,
    search,
  )
  const found = programs.edges[0]?.node
  expect(found).toBeDefined()
  if (first.field !== undefined) expect(found?.fieldCodes).toContain(first.field)
  if (first.country !== undefined) expect(found?.university.country).toBe(first.country)
  if (first.degreeType !== undefined) expect(found?.degreeType).toBe(first.degreeType)
  if (first.university !== undefined) expect(found?.university.name).toContain(first.university)
  if (first.name !== undefined) expect(found?.name).toContain(first.name)
}

test.each(PROGRAMS)('programmes for %j: %j comes first', expectProgram)

type FoundProgram = {
  name: string
  degreeType: string
  fieldCodes: string[]
  university: { name: string; country: string }
}

test("'MIT' does not find Amity", async () => {
  const { universities } = await ask<{ universities: { edges: { node: { name: string } }[] } }>(
    'query ($search: String) { universities(first: 50, filter: { search: $search }) { edges { node { name } } } }',
    'MIT',
  )
  expect(universities.edges.map(({ node }) => node.name)).not.toContain('Amity University')
})

describe('beyond the Free plan', () => {
  const BEYOND = 'query ($search: String) { beyondPlan(search: $search) { name programCount } }'

  test('a university is named with the number of its programmes', async () => {
    const { beyondPlan } = await ask<{ beyondPlan: { name: string; programCount: number }[] }>(
      BEYOND,
      'purdue',
      student,
    )
    expect(beyondPlan[0]?.name).toBe('Purdue University')
    expect(beyondPlan[0]?.programCount).toBeGreaterThan(5)
  })

  test('programmes are found by their universities', async () => {
    const { beyondPlan } = await ask<{ beyondPlan: object[] }>(BEYOND, 'robotics germany', student)
    expect(beyondPlan.length).toBeGreaterThan(0)
  })

  test('who sees all is told of nothing beyond, and nor is who searches for nothing', async () => {
    expect(await ask(BEYOND, 'purdue')).toEqual({ beyondPlan: [] })
    expect(await ask(BEYOND, ' ', student)).toEqual({ beyondPlan: [] })
  })
})
