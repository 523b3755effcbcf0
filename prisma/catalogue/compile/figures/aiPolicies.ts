import type { AiPolicy } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { Join } from '../join.ts'
import type { TableRow } from '../rows.ts'

/** The policies, by patterns in a summary of about five words. */
const POLICIES: readonly [RegExp, AiPolicy][] = [
  [/^(allowed with|must|disclose|brainstorm, proofread; must declare)/, 'DISCLOSE'],
  [
    /^(ideas and editing allowed|ideas and proofreading allowed|ideas and research allowed|help allowed)/,
    'ALLOWED',
  ],
  [
    /^(grammar|not written|written entirely|AI must not|advised against|discouraged|declare own work)/,
    'COACH_ONLY',
  ],
]

/** The rules of universities and services about AI in applications. */
export function compileAiPolicies(rows: readonly Cells[], join: Join): TableRow<'ai_policies'>[] {
  return rows.map(row => {
    const summary = cell(row, 'policyFiveWords')
    const country = cell(row, 'country')
    const named = cell(row, 'universityName')
    const unit = cell(row, 'unit')
    const university = country === '' ? null : join(named === '' ? unit : named, country)
    return {
      university: university?.key ?? '',
      country: country === '' ? '' : countryOf(country),
      unit,
      appliesTo: cell(row, 'appliesTo'),
      policy: POLICIES.find(([pattern]) => pattern.test(summary))?.[1] ?? 'UNKNOWN',
      summary,
      note: cell(row, 'note'),
      secondHand: /compilation|blog|quotes|quoting|scribd/.test(cell(row, 'source')) ? 'yes' : '',
      source: cell(row, 'source'),
      year: Number(/20\d\d/.exec(cell(row, 'year'))?.[0] ?? 2025),
    }
  })
}

/** The strictest policy of a university for graduate applicants, since its schools may differ. */
export function strictestPolicy(notes: readonly TableRow<'ai_policies'>[], key: string): AiPolicy {
  const own = notes.filter(({ university, unit }) => university === key && !/^undergraduate/.test(unit))
  return (
    (['COACH_ONLY', 'DISCLOSE', 'ALLOWED'] as const).find(policy =>
      own.some(note => note.policy === policy),
    ) ?? 'UNKNOWN'
  )
}
