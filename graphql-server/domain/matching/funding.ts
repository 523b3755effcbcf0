import { findField } from '../catalogue/fields.ts'

/** The part of a programme's row that says who pays for it. */
type FundingRow = { country: string; award: string; name: string; field: string; note?: string | null }

/** Whether a programme pays its students: not as far as is known, usually, or by what the catalogue says of it. */
export const UNFUNDED = 0
export const USUALLY_FUNDED = 1
export const FUNDED = 2

const SAID = /\b(?:funded|full funding|stipend|generous funding)\b/i
const SAID_NOT = /\bself-funded\b|\bpartly funded\b/i
/** Awards of research degrees in Canada, whose students have a supervisor who pays them. */
const CANADIAN_RESEARCH = /^(?:MSc|MASc|MScA)$/
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
export function fundingOf({ country, award, name, field, note }: FundingRow): number {
  const said = note ?? ''
  if (SAID.test(said) && !SAID_NOT.test(said)) return FUNDED
  if (country === 'CANADA') return CANADIAN_RESEARCH.test(award) ? USUALLY_FUNDED : UNFUNDED
  const isLaboratory = LABORATORY_GROUPS.has(findField(field)?.group ?? '') && !PAID_FIELDS.has(field)
  const isProfessional = /\bprofessional\b|\bonline\b/i.test(`${name}; ${said}`)
  return country === 'USA' && award === 'MS' && isLaboratory && !isProfessional ? USUALLY_FUNDED : UNFUNDED
}
