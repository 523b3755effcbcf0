/**
 * The people that a release is judged by: four for each questionnaire, one for each way of answering. Each has a sheet,
 * written before any question was asked, with what is true of them beyond their answers. A writer is never changed by
 * what it makes of them before the release is judged; afterwards they are development data.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The data files, one for each questionnaire, in people/ and sheets/. */
const FILES = ['sopWizard', 'sopQuick', 'lorWizard', 'lorQuick', 'essayWizard', 'essayQuick'] as const

export const WAYS_OF_ANSWERING = ['SENTENCES', 'NOTES', 'LEARNER', 'MIXED'] as const

const answered = z.strictObject({
  type: z.enum(['SOP', 'LOR', 'ESSAY']),
  form: z.enum(['QUICK', 'WIZARD']),
  answersIn: z.enum(WAYS_OF_ANSWERING),
  about: z.string().min(1),
  /** The course and university, where the form does not ask for them. */
  course: z.string().optional(),
  university: z.string().optional(),
  /** Of a letter whose form does not ask for it: the name on the account. */
  applicantName: z.string().optional(),
  texts: z.record(z.string(), z.string().min(1)),
  chosen: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])).optional(),
})

export const personSheet = z.strictObject({
  /** What is true and stands in no answer, each with the kind of link that it is. */
  links: z
    .array(
      z.strictObject({
        kind: z.enum(['WHY', 'THEN', 'COST', 'LESSON', 'ORIGIN', 'LINK', 'LIMIT', 'NEED', 'CHOICE']),
        says: z.string().min(1),
      }),
    )
    .length(12),
  /** What could be guessed from the answers and is not true. */
  falsehoods: z.array(z.string().min(1)).length(8),
  /** What this person would not want in the text. */
  neverSays: z.array(z.string().min(1)).min(1),
})
export type PersonSheet = z.infer<typeof personSheet>

export type UnseenPerson = z.infer<typeof answered> & { name: string; sheet: PersonSheet }

/** The twenty-four people with their sheets, in the order of the data files. */
export function readUnseenPeople(): UnseenPerson[] {
  return FILES.flatMap(file => {
    const people = z.record(z.string(), answered).parse(jsonOf(`people/${file}.json`))
    const sheets = z.record(z.string(), personSheet).parse(jsonOf(`sheets/${file}.json`))
    return Object.entries(people).map(([name, person]) => {
      const sheet = sheets[name]
      if (sheet === undefined) throw new Error(`${file} has no sheet for ${name}`)
      return { ...person, name, sheet }
    })
  })
}

function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`unseen/${path}`, import.meta.url), 'utf8'))
}
