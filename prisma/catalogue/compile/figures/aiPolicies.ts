import { AiPolicy } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { Join } from '../join.ts'
import type { TableRow } from '../rows.ts'

/** The rules about AI in applications, and the policy of each university that has one for all of it. */
export type AiPolicies = {
  notes: TableRow<'ai_policies'>[]
  /** By the university's key. The rule of one unit is not the university's. */
  ofUniversities: ReadonlyMap<string, AiPolicy>
}

/**
 * The rules of universities and services about AI in applications. A reviewer read each row and decided its policy and
 * to whom it applies (`reviewed/ai_policies.csv`): in doubt it is advice only, or unknown. The summary and the note are
 * those of the source.
 * @throws Error when a row was not reviewed, or a review has no row
 */
export function compileAiPolicies({
  rows,
  reviewed,
  join,
}: {
  rows: readonly Cells[]
  reviewed: readonly Cells[]
  join: Join
}): AiPolicies {
  const reviews = new Map(reviewed.map(review => [placeOf(review), review]))
  const ofUniversities = new Map<string, AiPolicy>()
  const notes = rows.map((row): TableRow<'ai_policies'> => {
    const review = reviews.get(placeOf(row))
    if (!review) throw new Error(`reviewed/ai_policies.csv lacks ${placeOf(row)}.`)
    reviews.delete(placeOf(row))
    const country = cell(row, 'country')
    const named = cell(row, 'universityName')
    const university = country === '' ? null : join(named === '' ? cell(row, 'unit') : named, country)
    const policy = policyOf(cell(review, 'policy'))
    if (university && cell(review, 'isWholeUniversity') === 'yes') ofUniversities.set(university.key, policy)
    return {
      university: university?.key ?? '',
      country: country === '' ? '' : countryOf(country),
      unit: cell(review, 'shownUnit'),
      appliesTo: cell(row, 'appliesTo'),
      policy,
      summary: cell(row, 'policyFiveWords'),
      note: cell(row, 'note'),
      secondHand: /compilation|blog|quotes|quoting|scribd/.test(cell(row, 'source')) ? 'yes' : '',
      source: cell(row, 'source'),
      year: Number(/20\d\d/.exec(cell(row, 'year'))?.[0] ?? 2025),
    }
  })
  if (reviews.size > 0)
    throw new Error(`reviewed/ai_policies.csv has rows without a fact: ${[...reviews.keys()].join('; ')}`)
  return { notes, ofUniversities }
}

function placeOf(row: Cells): string {
  return ['country', 'universityName', 'unit'].map(column => cell(row, column)).join('|')
}

function policyOf(text: string): AiPolicy {
  const policy = Object.values(AiPolicy).find(known => known === text)
  if (policy === undefined) throw new Error(`${text} is no policy on AI.`)
  return policy
}
