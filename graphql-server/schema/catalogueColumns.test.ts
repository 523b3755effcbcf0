import { isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { COLUMN_NAMES } from '../domain/matching/columns.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { schema } from './index.ts'

/** Columns of the catalogue that the graph leaves out and scoring does not read, each for a reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // Keys, and columns of the database's own searches and orders.
  University: [
    'key',
    'livingCostId',
    'year',
    'isSample',
    'isListed',
    'position',
    'searchPosition',
    'searchText',
  ],
  // Of intakes the graph shows the basis, and of requirements the basis and the source.
  Program: ['intakeSource', 'requirementsYear', 'position', 'searchPosition', 'searchText'],
  ProgramDeadline: ['id', 'programId'],
  // The text says the value.
  UniversityRequirement: ['id', 'universityId', 'value'],
  // The university or the list that they belong to is at hand.
  AiPolicyNote: ['id', 'universityId', 'country'],
  Scholarship: ['id', 'countries'],
  ProofOfFunds: ['id', 'country'],
  ExchangeRate: [],
  // The months say what the text does.
  CountryIntake: ['country', 'text'],
  GuideNote: ['id', 'country'],
}

/** The columns of a model that some field of the graph reads. */
function shownColumns(model: string): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter(
    type => isObjectType(type) && type.extensions.pothosPrismaModel === model,
  )
  const fields = types.flatMap(type => (isObjectType(type) ? Object.values(type.getFields()) : []))
  return new Set(
    fields.flatMap(({ extensions: { pothosPrismaSelect: selected, pothosExposedField: exposed } }) => [
      ...Object.keys(typeof selected === 'object' && selected !== null ? selected : {}),
      ...(typeof exposed === 'string' ? [exposed] : []),
    ]),
  )
}

describe('every column is in the graph, read by scoring, or left out on purpose:', () => {
  test.each([
    ['University', Prisma.UniversityScalarFieldEnum],
    ['Program', Prisma.ProgramScalarFieldEnum],
    ['ProgramDeadline', Prisma.ProgramDeadlineScalarFieldEnum],
    ['UniversityRequirement', Prisma.UniversityRequirementScalarFieldEnum],
    ['AiPolicyNote', Prisma.AiPolicyNoteScalarFieldEnum],
    ['Scholarship', Prisma.ScholarshipScalarFieldEnum],
    ['ProofOfFunds', Prisma.ProofOfFundsScalarFieldEnum],
    ['ExchangeRate', Prisma.ExchangeRateScalarFieldEnum],
    ['CountryIntake', Prisma.CountryIntakeScalarFieldEnum],
    ['GuideNote', Prisma.GuideNoteScalarFieldEnum],
  ])('%s', (model, columns) => {
    const used = new Set([...shownColumns(model), ...(model === 'Program' ? COLUMN_NAMES : [])])
    expect(used.size).toBeGreaterThan(0)
    expect(Object.values(columns).filter(column => !used.has(column))).toEqual(LEFT_OUT[model])
  })
})
