/** Somebody who asks for one document: made up, and written down as people type. */

import type { WritingRequest } from '../domain/documents/writing/request.ts'
import type { AnswerValue } from '../domain/questionnaires/definition.ts'
import type { EssayQuickKey } from '../domain/questionnaires/essayQuick.ts'
import type { EssayWizardKey } from '../domain/questionnaires/essayWizard.ts'
import type { LorQuickKey } from '../domain/questionnaires/lorQuick.ts'
import type { LorWizardKey } from '../domain/questionnaires/lorWizard.ts'
import type { SopQuickKey } from '../domain/questionnaires/sopQuick.ts'
import type { SopWizardKey } from '../domain/questionnaires/sopWizard.ts'
import type { DocumentType, QuestionnaireForm } from '../generated/prisma/enums.ts'

type Of<Key extends string> = {
  /** What was typed. */
  texts: Partial<Record<Key, string>>
  /** What was chosen: of one option its value, of several a list of theirs, of a box whether it is ticked. */
  chosen?: Partial<Record<Key, string | readonly string[] | boolean>>
}

export type Person = {
  /** Whether no writer was ever changed because of this person's text. */
  heldOut: boolean
  /** Field, country, and what is hard about the answers. */
  about: string
  /** The course and university, where the form does not ask for them. */
  course?: string
  university?: string
  /** Of a letter whose form does not ask for it: the name on the account. */
  applicantName?: string
  /** What must not be in the text, whatever the answers hold: orders obeyed, topics to avoid, contacts. */
  never?: readonly RegExp[]
} & (
  | ({ type: 'SOP'; form: 'QUICK' } & Of<SopQuickKey>)
  | ({ type: 'SOP'; form: 'WIZARD' } & Of<SopWizardKey>)
  | ({ type: 'LOR'; form: 'QUICK' } & Of<LorQuickKey>)
  | ({ type: 'LOR'; form: 'WIZARD' } & Of<LorWizardKey>)
  | ({ type: 'ESSAY'; form: 'QUICK' } & Of<EssayQuickKey>)
  | ({ type: 'ESSAY'; form: 'WIZARD' } & Of<EssayWizardKey>)
)

function answerOf(chosen: string | readonly string[] | boolean): AnswerValue {
  if (typeof chosen === 'boolean') return { flag: chosen }
  return typeof chosen === 'string' ? { option: chosen } : { options: chosen }
}

/** The keys by which a form asks what the document is for. */
const PROGRAM_KEYS = ['targetProgram', 'programApplying']

/** The answers of a person, and what their document is for. */
export type Asking = {
  type: DocumentType
  form: QuestionnaireForm
  course?: string
  university?: string
  applicantName?: string
  texts: Readonly<Partial<Record<string, string>>>
  chosen?: Readonly<Partial<Record<string, string | readonly string[] | boolean>>>
}

/** The year in which every text of the evaluation is written. */
export const WRITTEN_IN = 2026

/** What a writer is given on this person's behalf. */
export function requestOf(person: Asking): WritingRequest {
  const texts = new Map<string, string>(
    Object.entries(person.texts).flatMap(([key, text]): [string, string][] =>
      text === undefined ? [] : [[key, text]],
    ),
  )
  const program = PROGRAM_KEYS.map(key => texts.get(key)).find(text => text !== undefined) ?? null
  return {
    type: person.type,
    form: person.form,
    course: program ?? person.course ?? '',
    targetUniversity: texts.get('targetUniversity') ?? person.university ?? null,
    targetProgram: program,
    answers: Object.fromEntries([
      ...[...texts].map(([key, text]): [string, AnswerValue] => [key, { text }]),
      ...Object.entries(person.chosen ?? {}).flatMap(([key, chosen]): [string, AnswerValue][] =>
        chosen === undefined ? [] : [[key, answerOf(chosen)]],
      ),
    ]),
    writtenIn: WRITTEN_IN,
    applicantName: person.type === 'LOR' ? (person.applicantName ?? null) : null,
  }
}
