import { expect, test } from 'vitest'
import { mbaOf, programOf } from '../program.ts'
import type { Program, University } from '../rows.ts'
import { merge } from './merge.ts'

const leeds: University = {
  key: 'uk/university-of-leeds',
  factsName: 'University of Leeds',
  name: 'University of Leeds',
  localName: '',
  otherNames: '',
  groups: '',
  country: 'UK',
  city: 'Leeds',
  website: '',
  control: 'PUBLIC',
  size: 'LARGE',
  selectivity: 6,
  isSample: '',
  aiPolicy: 'UNKNOWN',
  livingCost: 'uk',
  source: 'rankings-2027',
  year: 2027,
}
const fee = { currency: 'GBP', period: 'YEAR', tuitionYear: 2023, tuitionBasis: 'SOURCED' } as const

function robotics(title: string, given: Partial<Program> & Pick<Program, 'source'>): Program {
  const program = programOf({
    university: leeds,
    title,
    fallbackAward: 'MSc',
    given: { year: 2023, ...given },
  })
  if (!program) throw new Error(`${title} is not to be listed.`)
  return program
}

test('the first source of a programme is kept, and a later one fills its empty cells', () => {
  const [merged, ...others] = merge(
    [
      robotics('Robotics and Automation MSc', { source: 'courses-2023', months: 12 }),
      robotics('MSc Automation & Robotics', { source: 'computing-2025' }),
      robotics('MSc Robotics & Automation', { source: 'computing-2025', months: 24, intakes: '9' }),
    ],
    [leeds],
  )
  expect(merged).toMatchObject({ name: 'Robotics and Automation MSc', months: 12, intakes: '9' })
  expect(others.map(({ name }) => name)).toEqual(['Automation & Robotics MSc'])
})

test('a tuition is taken whole or not at all', () => {
  const dear = robotics('Robotics MSc', { source: 'courses-2023', tuition: 30_000, ...fee })
  const without = robotics('Robotics MSc', { source: 'daad-2025', tuitionNote: 'A note.' })
  const cheap = robotics('Robotics MSc', { source: 'computing-2025', tuition: 9000, ...fee, currency: 'USD' })
  expect(merge([dear, cheap], [leeds])).toMatchObject([{ tuition: 30_000, currency: 'GBP' }])
  expect(merge([without, cheap], [leeds])).toMatchObject([
    { tuition: 9000, currency: 'USD', tuitionNote: '' },
  ])
})

test('any source comes before general knowledge', () => {
  const general = mbaOf(leeds, { source: 'general-2026', year: 2026, basis: 'INDICATIVE', months: 12 })
  const sourced = mbaOf(leeds, { source: 'ft-mba', year: 2014 })
  expect(merge([general, sourced], [leeds])).toMatchObject([
    { source: 'ft-mba', basis: 'SOURCED', months: 12 },
  ])
})

test('a programme of an unknown university is refused', () => {
  expect(() => merge([mbaOf(leeds, { source: 'ft-mba', year: 2014 })], [])).toThrow('is no university')
})
