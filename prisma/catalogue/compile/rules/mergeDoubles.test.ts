import { expect, test } from 'vitest'
import { emptyCells, type Program } from '../rows.ts'
import { mergeDoubles } from './mergeDoubles.ts'

function program(subject: string, given: Partial<Program> = {}): Program {
  return {
    ...emptyCells('programs'),
    basis: 'SOURCED',
    university: 'uk/somewhere',
    subject,
    name: `${subject} MSc`,
    degreeType: 'MASTERS',
    award: 'MSc',
    field: 'data-science',
    source: 'courses-2023',
    year: 2023,
    ...given,
  }
}

test.each([
  ['Cyber Security', 'Cybersecurity'],
  ['Data Science and Statistics', 'Statistics & Data Science'],
  ['Innovation and Organization of Culture (GIOCA)', 'Innovation and Organisation of Culture'],
  ['Computational Engineering (CompEng)', 'Computational Engineering'],
  ['Teaching (Primary)', 'Primary Teaching'],
  ['Micro- and Nanoelectronics', "Micro- and Nanoelectronics – Master's Study Programme"],
])('%j and %j are one programme', (one, other) => {
  expect(mergeDoubles([program(one), program(other)])).toHaveLength(1)
})

test.each([
  ['Computer Science', 'Advanced Computer Science'],
  ['Teaching (Primary)', 'Teaching (Secondary)'],
  ['Business', 'International Business'],
  ['Mechanical Engineering', 'Mechanical Engineering (Automotive)'],
])('%j and %j are two', (one, other) => {
  expect(mergeDoubles([program(one), program(other)])).toHaveLength(2)
})

test.each([
  ['MBA', 'Full-Time Master of Business Administration', 1],
  ['MBA', 'MBA (Finance)', 2],
])('of MBAs %j and %j are %d', (one, other, count) => {
  const mba = { degreeType: 'MBA', award: 'MBA' } as const
  expect(mergeDoubles([one, other].map(name => program(name, { ...mba, name })))).toHaveLength(count)
})

test('another university, degree or award makes another programme, and an award of any kind does not', () => {
  const msc = program('Robotics')
  expect(mergeDoubles([msc, program('Robotics', { university: 'uk/elsewhere' })])).toHaveLength(2)
  expect(mergeDoubles([msc, program('Robotics', { degreeType: 'MBA' })])).toHaveLength(2)
  expect(mergeDoubles([msc, program('Robotics', { award: 'MEng' })])).toHaveLength(2)
  expect(mergeDoubles([msc, program('Robotics', { award: 'Master' })])).toHaveLength(1)
})

test.each([
  ['Full-time MBA', 1],
  ['Somewhere MBA', 1],
  ['The Somewhere MBA', 1],
  ['Henley Full-Time MBA', 1],
  ['Full-time MBA (Bayes)', 1],
  ['Global MBA', 2],
  ['Marketing MBA', 2],
  ['MBA (Healthcare)', 2],
  ['MBA Luxury Brand Management', 2],
])('a list names the MBA of a university, and %j makes %i of it', (name, count) => {
  const mba = { subject: 'MBA', degreeType: 'MBA', award: 'MBA' } as const
  const rows = [program('MBA', { ...mba, name: 'MBA' }), program('MBA', { ...mba, name })]
  expect(mergeDoubles(rows)).toHaveLength(count)
})

test('the richer row stays and takes what it lacks, without its own field as another one', () => {
  const poor = program('Cybersecurity', { months: 12, otherFields: 'cybersecurity|law' })
  const rich = program('Cyber Security', { field: 'cybersecurity', knowledgeYear: 2026, ownSelectivity: 3 })
  for (const rows of [
    [poor, rich],
    [rich, poor],
  ])
    expect(mergeDoubles(rows)).toEqual([{ ...rich, months: 12, otherFields: 'law' }])
})

test('a programme that a source lists and counsellors know stays one of the source', () => {
  const sourced = program('Robotics')
  const known = { basis: 'INDICATIVE', source: 'counsellors-2026', year: 2026, knowledgeYear: 2026 } as const
  expect(mergeDoubles([sourced, program('Robotics', known)])).toEqual([{ ...sourced, knowledgeYear: 2026 }])
})
