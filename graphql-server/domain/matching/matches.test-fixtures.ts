import { program, smallCatalogue, university } from '../../test/catalogues.ts'
import type { Catalogue } from '../catalogue/tables.ts'

/** The input that matches a person with the programmes of `wideCatalogue`. */
export const PROFILE = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1/10',
  targetDegree: 'MASTERS',
  workExperience: 'Two years at Bosch in Pune',
  testScores: 'GRE 325, IELTS 7.5',
  preferredCountries: ['GERMANY', 'UK'],
  studyInterests: 'Robotics and control systems',
  budget: '$40,000 a year',
  intendedStartDate: 'September 2027',
} as const

/** Universities of two countries with a master's each. The last few are the public sample. */
export function wideCatalogue({
  universities,
  inSample = universities,
}: {
  universities: number
  inSample?: number
}): Catalogue {
  const schools = Array.from({ length: universities }, (_, number) => {
    const country = number % 2 === 0 ? ('GERMANY' as const) : ('UK' as const)
    return university({
      key: `${country.toLowerCase()}/number-${number}`,
      name: `University Number ${number}`,
      country,
      isSample: number >= universities - inSample,
      livingCost: 'uk',
    })
  })
  return smallCatalogue({
    checksum: `wide ${universities} ${inSample}`,
    universities: schools,
    programs: schools.map(({ key }) => program({ university: key })),
  })
}
