import type { Country } from '../../generated/prisma/enums.ts'

/** A group of universities that people ask for by its name. Its members are `University.groups`. */
type Group = { code: string; country: Country; name: string; universities: string; named: RegExp }

/**
 * The groups that are known, the narrower before those that contain them: 'old IIMs' are also IIMs. `universities` is the
 * group within a sentence, and `named` how people write it.
 */
export const UNIVERSITY_GROUPS = [
  {
    code: 'RUSSELL_GROUP',
    country: 'UK',
    name: 'Russell Group',
    universities: 'Russell Group universities',
    named: /\brus+ell?(?:[\s-]group|\b(?=\s(?:uni|only)))/i,
  },
  {
    code: 'OXBRIDGE',
    country: 'UK',
    name: 'Oxford and Cambridge',
    universities: 'Oxford and Cambridge',
    named: /\boxbridge\b/i,
  },
  {
    code: 'G5',
    country: 'UK',
    name: 'G5: Oxford, Cambridge, Imperial, LSE, UCL',
    universities: 'G5 universities',
    named: /\bG5\b/,
  },
  {
    code: 'GO8',
    country: 'AUSTRALIA',
    name: 'Group of Eight',
    universities: 'Group of Eight universities',
    named: /\bgo[\s-]?8s?\b|\bg8\suni\w*|\bgroup\sof\s(?:eight|8)\b/i,
  },
  {
    code: 'U15',
    country: 'CANADA',
    name: 'U15 Canada',
    universities: 'U15 universities',
    named: /(?<!\bgerman\s)\bU[\s-]?15s?\b/i,
  },
  {
    code: 'TU9',
    country: 'GERMANY',
    name: 'TU9',
    universities: 'TU9 universities',
    named: /\bTU[\s-]?9s?\b/i,
  },
  {
    code: 'IVY_LEAGUE',
    country: 'USA',
    name: 'Ivy League',
    universities: 'Ivy League universities',
    named: /\bivy(?:[\s-]leagues?)?\b(?!\splus)|\bivies\b/i,
  },
  {
    code: 'M7',
    country: 'USA',
    name: 'M7 business schools',
    universities: 'M7 business schools',
    named: /\bM[\s-]?7\b/i,
  },
  {
    code: 'T15',
    country: 'USA',
    name: 'American business schools that are called the top fifteen',
    universities: 'T15 business schools',
    named: /\bT[\s-]?15\b/i,
  },
  {
    code: 'T14',
    country: 'USA',
    name: 'American law schools that are called the top fourteen',
    universities: 'T14 law schools',
    named: /\b(?:T|top)[\s-]?(?:14|fourteen)\b/i,
  },
  {
    code: 'OLD_IIMS',
    country: 'INDIA',
    name: 'The six oldest IIMs',
    universities: 'old IIMs',
    named: /\b(?:old(?:er)?|top)\siims?\b|\bblacki\b/i,
  },
  {
    code: 'IIMS',
    country: 'INDIA',
    name: 'Indian Institutes of Management',
    universities: 'IIMs',
    named: /\biims\b|\b(?:any|an?|only|or|and)\siim\b/i,
  },
  {
    code: 'OLD_IITS',
    country: 'INDIA',
    name: 'The seven oldest IITs',
    universities: 'old IITs',
    named: /\b(?:old(?:er)?|top)\siits?\b/i,
  },
  {
    code: 'IITS',
    country: 'INDIA',
    name: 'Indian Institutes of Technology',
    universities: 'IITs',
    named: /\biits\b|\b(?:any|an?|only|or|and)\siit\b/i,
  },
  {
    code: 'NITS',
    country: 'INDIA',
    name: 'National Institutes of Technology',
    universities: 'NITs',
    named: /\bnits\b|\b(?:any|an?|only|or|and)\snit\b/i,
  },
  {
    code: 'NLUS',
    country: 'INDIA',
    name: 'National Law Universities',
    universities: 'NLUs',
    named: /\bnlus\b|\b(?:any|an?|only|or|and)\snlu\b/i,
  },
] as const satisfies readonly Group[]

/** A code of `UNIVERSITY_GROUPS`. */
export type UniversityGroup = (typeof UNIVERSITY_GROUPS)[number]['code']

/** The group with this code. */
export function findGroup(code: string): (typeof UNIVERSITY_GROUPS)[number] | undefined {
  return UNIVERSITY_GROUPS.find(group => group.code === code)
}
