import { describe, expect, test } from 'vitest'
import { type CountedProgram, summarisePrograms } from './summarisePrograms.ts'

const program = (columns: Partial<CountedProgram> = {}): CountedProgram => ({
  field: 'robotics',
  degreeType: 'MASTERS',
  tuitionYearUsd: null,
  tuitionBasis: null,
  minimumIelts: null,
  minimumToefl: null,
  testPolicy: null,
  usualDeadlines: [],
  isVisible: true,
  ...columns,
})

const times = (count: number, columns: (place: number) => Partial<CountedProgram>) =>
  Array.from({ length: count }, (_, place) => program(columns(place)))

const masters = (programs: readonly CountedProgram[]) =>
  summarisePrograms(programs).degrees.find(({ degreeType }) => degreeType === 'MASTERS')

describe('the programmes of a country', () => {
  test('have the middle half of their tuition, and how much of it is sourced', () => {
    const programs = times(11, place => ({
      tuitionYearUsd: 10_000 + 1000 * place,
      tuitionBasis: place < 4 ? 'SOURCED' : 'INDICATIVE',
    }))
    expect(masters(programs)?.tuition).toEqual({
      low: 12_500,
      middle: 15_000,
      high: 17_500,
      programs: 11,
      sourced: 4,
    })
  })

  test('have no range of fewer than ten figures', () => {
    expect(masters(times(9, () => ({ tuitionYearUsd: 1, minimumIelts: 6.5 })))).toMatchObject({
      tuition: null,
      ielts: null,
    })
    expect(masters(times(10, () => ({ minimumIelts: 6.5 })))?.ielts).toMatchObject({ middle: 6.5 })
  })

  test('count each month of deadlines once, and leave out what few have', () => {
    const programs = [
      ...times(30, () => ({ usualDeadlines: ['12-01', '12-15', '01-15'] })),
      ...times(10, () => ({ usualDeadlines: ['01-10'] })),
      ...times(2, () => ({ usualDeadlines: ['06-01'] })),
      ...times(5, () => ({})),
    ]
    expect(masters(programs)).toMatchObject({
      deadlinePrograms: 42,
      deadlines: [
        { month: 1, percent: 95 },
        { month: 12, percent: 71 },
      ],
    })
  })

  test('are counted by group, with the fields of which the viewer sees some', () => {
    const { fieldGroups } = summarisePrograms([
      program({ field: 'data-science' }),
      program({ field: 'data-science' }),
      program({ field: 'computer-science' }),
      program({ field: 'artificial-intelligence', isVisible: false }),
      program({ field: 'data-science', degreeType: 'MBA' }),
    ])
    expect(fieldGroups).toEqual([
      {
        code: 'computing',
        name: 'Computing and data',
        programs: 4,
        tuition: null,
        fields: [
          { code: 'data-science', name: 'Data science', visiblePrograms: 2 },
          { code: 'computer-science', name: 'Computer science', visiblePrograms: 1 },
        ],
      },
    ])
  })
})
