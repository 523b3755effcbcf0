/** A scholarship scheme that a programme belongs to by name. */
type Scheme = {
  code: string
  name: string
  /** Within a sentence, behind 'it is in' or 'it is one of'. */
  said: string
  /** What somebody has to check before they count on it, as a sentence. */
  toCheck: string
  /** The least years of work that it asks for; 0 where it asks for none. */
  workYears: number
}

/** The schemes that are known. `Program.schemes` has their codes, `prisma/catalogue/reviewed/schemes.csv` the programmes. */
export const SCHEMES = [
  {
    code: 'EPOS',
    name: 'DAAD EPOS scholarships',
    said: 'DAAD gives EPOS scholarships, which pay for all of it, to some of its students from developing countries',
    toCheck:
      'Check with DAAD that the course is on this year’s EPOS list, and its conditions: two years of work, a first degree of the last six years',
    workYears: 2,
  },
  {
    code: 'HELMUT_SCHMIDT',
    name: 'DAAD Helmut Schmidt scholarships',
    said: 'DAAD gives Helmut Schmidt scholarships, which pay for all of it, to some of its students from developing countries',
    toCheck: 'Check with DAAD that the course is in the Helmut Schmidt Programme this year, and for whom',
    workYears: 0,
  },
  {
    code: 'ERASMUS_MUNDUS',
    name: 'Erasmus Mundus scholarships',
    said: 'as an Erasmus Mundus master’s it has scholarships of the European Union, which pay for all of it, for some of its students',
    toCheck:
      'Check with the consortium that it has scholarships for your intake, and apply by its own deadline, often in January',
    workYears: 0,
  },
] as const satisfies readonly Scheme[]

/** The scheme with this code. */
export function findScheme(code: string): (typeof SCHEMES)[number] | undefined {
  return SCHEMES.find(scheme => scheme.code === code)
}
