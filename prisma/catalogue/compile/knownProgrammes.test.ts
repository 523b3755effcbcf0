import { expect, test } from 'vitest'
import { readKnownProgrammes } from './programmes/knownProgrammes.ts'

/** The columns of the file that a row leaves empty. */
const EMPTY = Object.fromEntries(
  'months language tuition currency period tuitionYear programmeSelectivity typicalCgpaOf10 minIelts minToefl testPolicy prerequisites intakeMonths usualDeadlines website note'
    .split(' ')
    .map(column => [column, '']),
)

function nameOf(programme: string, award: string): string | undefined {
  const row = { ...EMPTY, university: 'india/x', programme, award, degreeType: 'MASTERS', fields: 'design' }
  return readKnownProgrammes({ rows: [row], country: 'INDIA' })[0]?.program.name
}

test.each([
  ['MArch', 'MArch', 'Master of Architecture'],
  ['MDes Interaction Design', 'MDes', 'Interaction Design MDes'],
  ['ME Civil Engineering (Structural Engineering)', 'ME', 'Civil Engineering (Structural Engineering) ME'],
  ['MPhil in Economics', 'MPhil', 'MPhil in Economics'],
  ['Master of Engineering (Robotics)', 'Master', 'Master of Engineering (Robotics)'],
  ['Robotics', 'MTech', 'Robotics MTech'],
])('%s with the award %s is called %s', (programme, award, name) => {
  expect(nameOf(programme, award)).toBe(name)
})
