import type { AiPolicyNote } from '../../generated/prisma/client.ts'
import type { AiPolicy } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { ValidationError } from '../errors.ts'
import { isNameOf } from './universityNames.ts'

/** What a university and its schools say about AI in applications. */
export type WritingPolicy = {
  university: string
  /** The rule of the whole university; UNKNOWN where only single schools have one. */
  policy: AiPolicy
  /** The schools for graduate applicants that accept advice only, where the whole university has no rule. */
  coachOnlySchools: readonly string[]
  notes: readonly AiPolicyNote[]
}

/** Rules that no applicant for a Masters or an MBA is under. */
const NOT_FOR_MASTERS = /^(?:undergraduate|postgraduate research|rhodes)\b/i
/** Most universities with a rule have one; the catalogue has a few dozen. */
const MOST_WITH_RULES = 1000

/**
 * The rules of the university with this name, whether or not the viewer's plan shows it in lists: what may be written
 * for it does not depend on a plan. Null for a university without a known rule. One or two statements.
 */
export async function readWritingPolicy({
  app,
  university: named,
}: {
  app: AppContext
  university: string | null
}): Promise<WritingPolicy | null> {
  if (named === null || named.trim() === '') return null
  const universities = await app.database.prisma.university.findMany({
    where: { aiNotes: { some: {} } },
    select: {
      name: true,
      localName: true,
      otherNames: true,
      aiPolicy: true,
      aiNotes: { orderBy: { id: 'asc' } },
    },
    orderBy: { id: 'asc' },
    take: MOST_WITH_RULES,
  })
  const found = universities.find(university => isNameOf(named, university))
  if (!found) return null
  const { name, aiPolicy, aiNotes } = found
  const schools = aiNotes.filter(
    ({ policy, unit }) => policy === 'COACH_ONLY' && !NOT_FOR_MASTERS.test(unit.trim()),
  )
  return {
    university: name,
    policy: aiPolicy,
    coachOnlySchools: aiPolicy === 'UNKNOWN' ? schools.map(({ unit }) => unit.replace(/ only$/, '')) : [],
    notes: aiNotes,
  }
}

const POSSIBLE = 'Choose coach mode: questions, an outline, and a review of the text that you write yourself.'

/**
 * Refuses to draft prose where it is not accepted.
 * @param isForOtherSchool the person says that the programme belongs to none of the schools with such a rule.
 * @throws ValidationError that names the rule, and what is possible.
 */
export function requireDraftsAccepted(
  policy: WritingPolicy | null,
  { isForOtherSchool }: { isForOtherSchool: boolean },
): void {
  if (policy === null) return
  if (policy.policy === 'COACH_ONLY')
    throw refusal('mode', `${policy.university} accepts advice only, no drafted sentences. ${POSSIBLE}`)
  if (policy.coachOnlySchools.length > 0 && !isForOtherSchool)
    throw refusal(
      'isForOtherSchool',
      `At ${policy.university}, ${policy.coachOnlySchools.join(' and ')} ${policy.coachOnlySchools.length === 1 ? 'accepts' : 'accept'} advice only. Say that your programme belongs elsewhere, or ${POSSIBLE.charAt(0).toLowerCase()}${POSSIBLE.slice(1)}`,
    )
}

function refusal(path: string, message: string): ValidationError {
  return new ValidationError([{ path, message }], message)
}
