import type { ApplicationTask, ProofOfFunds } from '../../generated/prisma/client.ts'
import type { Country, DocumentType } from '../../generated/prisma/enums.ts'
import { isNameOf, type NamedUniversity } from '../catalogue/universityNames.ts'
import type { LetterState } from '../documents/letters/letterState.ts'
import { type CountryStep, countryStepsOf } from './countrySteps.ts'
import type { Applicant } from './readApplicant.ts'
import { countryKeyOf, type Step, sharedKeyOf, stepOf } from './steps.ts'

/** Who or what ticked a task. */
export const TICKED_BY = ['PERSON', 'PROFILE', 'DOCUMENT'] as const
export type TickedBy = (typeof TICKED_BY)[number]

/** A task with what is known of it. Its tick is the person's own, or else follows from what they have. */
export type CheckedTask = Pick<ApplicationTask, 'id' | 'title' | 'dueOn'> & {
  step: Step | null
  isDone: boolean
  /** When the person ticked it; null where they did not. */
  doneAt: Date | null
  tickedBy: TickedBy | null
  /** What the product knows of it, in a sentence. */
  note: string | null
  /** The document chosen for it, or else the newest that fits. */
  documentId: number | null
  /** How many other applications its tick counts for. */
  sharedWith: number
}

/** A step of a country with the person's tick. */
export type CheckedCountryStep = CountryStep & { isDone: boolean; sharedWith: number }

type University = NamedUniversity & { country: Country }
type TaskRow = Pick<ApplicationTask, 'id' | 'title' | 'dueOn' | 'doneAt' | 'isReopened' | 'documentId'>

const WRITTEN: Partial<Readonly<Record<Step, DocumentType>>> = {
  STATEMENT: 'SOP',
  LETTERS: 'LOR',
  ESSAYS: 'ESSAY',
}

/**
 * The checklist of one application. A tick of the person's own counts before everything else, and so does a tick that
 * they took away. A test is ticked by its score in the profile, the statement by a finished document for the
 * university. Letters and essays are counted only: how many a university wants, and whether they were sent, is not
 * known here.
 */
export function checkTasks({
  tasks,
  applicationId,
  university,
  applicant,
}: {
  tasks: readonly TaskRow[]
  applicationId: number
  university: University
  applicant: Applicant
}): CheckedTask[] {
  return tasks.map(({ id, title, dueOn, doneAt: tickedAt, isReopened, documentId }) => {
    const step = stepOf(title)
    const key = sharedKeyOf(step, university.country)
    const sharedTick = key === null ? undefined : applicant.ticks.get(key)
    const doneAt = sharedTick === undefined ? tickedAt : sharedTick
    const isDecided = sharedTick !== undefined || tickedAt !== null || isReopened
    const known = knownOf({ step, university, applicant, documentId })
    const tickedBy = isDecided ? (doneAt === null ? null : 'PERSON') : known.tickedBy
    return {
      id,
      title,
      dueOn,
      step,
      isDone: tickedBy !== null,
      doneAt,
      tickedBy,
      note: known.note,
      documentId: documentId ?? known.documentId,
      sharedWith: key === null ? 0 : othersSharing({ key, applicationId, applicant }),
    }
  })
}

/** The steps of the application's country, each with the person's tick. */
export function checkCountrySteps({
  applicationId,
  country,
  sums,
  applicant,
}: {
  applicationId: number
  country: Country
  /** What a visa of the country asks to be shown. */
  sums: readonly ProofOfFunds[]
  applicant: Applicant
}): CheckedCountryStep[] {
  return countryStepsOf(country, sums).map(step => {
    const key = countryKeyOf(country, step.key)
    return {
      ...step,
      isDone: applicant.ticks.get(key) != null,
      sharedWith: othersSharing({ key, applicationId, applicant }),
    }
  })
}

function othersSharing({
  key,
  applicationId,
  applicant,
}: {
  key: string
  applicationId: number
  applicant: Applicant
}): number {
  const sharing = applicant.sharing.get(key)
  return sharing === undefined ? 0 : sharing.size - (sharing.has(applicationId) ? 1 : 0)
}

type Known = { tickedBy: TickedBy | null; note: string | null; documentId: number | null }

const NOTHING: Known = { tickedBy: null, note: null, documentId: null }

/** What follows for a step from what the person has. */
function knownOf({
  step,
  university,
  applicant,
  documentId,
}: {
  step: Step | null
  university: University
  applicant: Applicant
  documentId: number | null
}): Known {
  if (step === null) return NOTHING
  if (step === 'ENGLISH_TEST' || step === 'GRE' || step === 'GMAT') {
    const score = applicant.tests[step]
    return score === null
      ? NOTHING
      : { tickedBy: 'PROFILE', note: `From your profile: ${score}`, documentId: null }
  }
  const type = WRITTEN[step]
  if (type === undefined) return NOTHING
  const fitting = applicant.documents.filter(
    ({ id, documentType, targetUniversity }) =>
      documentType === type &&
      (id === documentId || (targetUniversity !== null && isNameOf(targetUniversity, university))),
  )
  const [newest] = fitting
  if (!newest) return NOTHING
  if (step === 'STATEMENT')
    return { tickedBy: 'DOCUMENT', note: 'Your statement is written', documentId: newest.id }
  const what =
    step === 'LETTERS'
      ? ['letter is drafted', 'letters are drafted']
      : ['essay is written', 'essays are written']
  return {
    tickedBy: null,
    note: `${fitting.length} ${what[fitting.length === 1 ? 0 : 1]}${lettersInWords(fitting)}. Tick this when all are.`,
    documentId: newest.id,
  }
}

/** What a recommender did with letters, in the order in which it is said. */
const AT_RECOMMENDERS: readonly (readonly [words: string, states: readonly LetterState[]])[] = [
  ['approved', ['APPROVED']],
  ['with the recommender', ['SENT', 'OPENED']],
  ['changed since it was approved', ['CHANGED']],
  ['declined', ['DECLINED']],
  ['without an answer in time', ['EXPIRED']],
]

/** ': 1 approved, 1 with the recommender'; nothing where nobody was asked. */
function lettersInWords(letters: Applicant['documents']): string {
  const said = AT_RECOMMENDERS.flatMap(([words, states]) => {
    const count = letters.filter(({ letter }) => letter !== null && states.includes(letter)).length
    return count === 0 ? [] : [`${count} ${words}`]
  })
  return said.length === 0 ? '' : `: ${said.join(', ')}`
}
