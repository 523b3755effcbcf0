/**
 * The people that a release is judged by: four for each questionnaire, one for each way of answering. Each has a sheet,
 * written before any question was asked, with what is true of them beyond their answers. A writer is never changed by
 * what it makes of them before the release is judged; afterwards they are development data.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ValidationError } from '../domain/errors.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { checkAnswers } from '../domain/questionnaires/toZod.ts'
import { requestOf } from './person.ts'

/** The folder of the twenty-four people of the last judgement. */
export const UNSEEN_FOLDER = fileURLToPath(new URL('unseen', import.meta.url))

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

/**
 * The people of a folder with their sheets: each file of people/ holds people by name, each of sheets/ their sheets.
 * @throws Error that names the file and each wrong field, who has no sheet, or who is there twice
 */
export function readUnseenPeople(folder = UNSEEN_FOLDER): UnseenPerson[] {
  const sheets = new Map(readRecords(join(folder, 'sheets'), personSheet))
  const names = new Set<string>()
  return readRecords(join(folder, 'people'), answered).map(([name, person]) => {
    const sheet = sheets.get(name)
    if (sheet === undefined) throw new Error(`${folder} has no sheet for ${name}`)
    if (names.has(name)) throw new Error(`${folder} has two people called ${name}`)
    names.add(name)
    return { ...person, name, sheet }
  })
}

/** Why the form would refuse a person's answers, by question; empty where it takes them. */
export function refusedAnswers(person: UnseenPerson): string[] {
  const definition = findQuestionnaire(person.type, person.form)
  if (definition === null) throw new Error(`There is no form ${person.form} of ${person.type}`)
  const sent = Object.entries(requestOf(person).answers).map(([key, value]) => ({ key, value }))
  try {
    const { answers } = checkAnswers({ definition, answers: sent })
    const hidden = sent.filter(({ key }) => !(key in answers))
    return hidden.map(({ key }) => `${person.name}, ${key}: the form does not show this question`)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.fields.map(({ path, message }) => `${person.name}, ${path}: ${message}`)
  }
}

function readRecords<Schema extends z.ZodType>(folder: string, schema: Schema): [string, z.infer<Schema>][] {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  return files.sort().flatMap(file => {
    const path = join(folder, file)
    const parsed = z.record(z.string(), schema).safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`)
    return Object.entries(parsed.data)
  })
}
