import { findField } from '../catalogue/fields.ts'
import { SCHEMES } from '../catalogue/schemes.ts'

/** The part of a programme's row that says who pays for it. */
type FundingRow = {
  country: string
  award: string
  name: string
  field: string
  note?: string | null
  schemes?: readonly string[]
}

/** Whether a programme pays its students: not as far as is known, usually, or by what the catalogue says of it. */
export const UNFUNDED = 0
export const USUALLY_FUNDED = 1
export const FUNDED = 2
/** From here on the place in SCHEMES of the scholarship scheme that names it. */
const BY_SCHEME = 3

const SAID = /\b(?:funded|full funding|stipend|generous funding)\b/i
const SAID_NOT = /\bself-funded\b|\bpartly funded\b/i
/** Awards of research degrees in Canada, whose students have a supervisor who pays them. */
const CANADIAN_RESEARCH = /^(?:MSc|MASc|MScA)$/
/** Words of courses that people pay for, also where the award is that of research. */
const PROFESSIONAL =
  /\bprofessional\b|\bonline\b|\bcourse-?work\b|\bcourse-based\b|\bnon-thesis\b|\bco-?op\b|\baccelerated\b|\bexecutive\b|\bapplied computing\b|\bquantum computing\b|\bdata science\b|\banalytics\b|\bmanagement\b|\badministration\b|\bapplied\b.*\bpractice\b/i
/** Groups of fields in which a Canadian MSc is mostly a course that people pay for. */
const PAID_GROUPS = new Set(['business', 'finance', 'law'])
/** Groups of fields whose American MS students usually work for a laboratory. */
const LABORATORY_GROUPS = new Set(['life', 'science'])
/** Fields of those groups in which the MS is a course that people pay for. */
const PAID_FIELDS = new Set([
  'biotechnology',
  'statistics',
  'bioinformatics',
  'food-science',
  'actuarial-science',
])

/** How far a programme pays its students, for the column `funding`. What is usual is general knowledge, and indicative. */
export function fundingOf({ country, award, name, field, note, schemes = [] }: FundingRow): number {
  const said = note ?? ''
  if (SAID.test(said) && !SAID_NOT.test(said)) return FUNDED
  const scheme = SCHEMES.findIndex(({ code }) => schemes.includes(code))
  if (scheme >= 0) return BY_SCHEME + scheme
  const isProfessional = PROFESSIONAL.test(`${name}; ${said}`)
  if (isProfessional) return UNFUNDED
  if (country === 'CANADA')
    return CANADIAN_RESEARCH.test(award) && !PAID_GROUPS.has(findField(field)?.group ?? '')
      ? USUALLY_FUNDED
      : UNFUNDED
  const isLaboratory = LABORATORY_GROUPS.has(findField(field)?.group ?? '') && !PAID_FIELDS.has(field)
  return country === 'USA' && award === 'MS' && isLaboratory ? USUALLY_FUNDED : UNFUNDED
}

/** The scholarship scheme that a value of the column `funding` says, where it is for somebody with these years of work. */
export function schemeIn(funding: number, workYears: number): (typeof SCHEMES)[number] | null {
  const scheme = SCHEMES[funding - BY_SCHEME]
  return scheme === undefined || workYears < scheme.workYears ? null : scheme
}

/** Whether a programme pays its students, usually does, or is in a scheme for somebody with these years of work. */
export function isPaid(funding: number, workYears: number): boolean {
  return funding === FUNDED || funding === USUALLY_FUNDED || schemeIn(funding, workYears) !== null
}
