import type { DocumentType } from '../../generated/prisma/enums.ts'
import type { Answers, QuestionnaireDefinition } from '../questionnaires/definition.ts'
import { LONGEST_NAME } from './limits.ts'

/** Each type of document, as a sentence names it. */
export const DOCUMENT_NAMES = {
  SOP: 'Statement of purpose',
  LOR: 'Letter of recommendation',
  ESSAY: 'Essay',
} as const satisfies Record<DocumentType, string>

/** The longest suffix that a number adds. */
const ROOM_FOR_NUMBER = 5

/** 'Statement of purpose for MS in Robotics', or 'Statement of purpose' while the programme is unknown. */
export function nameFor({ type, program }: { type: DocumentType; program: string | null }): string {
  const name = program === null ? DOCUMENT_NAMES[type] : `${DOCUMENT_NAMES[type]} for ${program}`
  return shortened(name)
}

/** The programme in a set of answers; null if there is no such question or answer. */
export function programIn(definition: QuestionnaireDefinition, answers: Answers): string | null {
  const answer = definition.target === null ? undefined : answers[definition.target.program]
  if (answer === undefined || !('text' in answer)) return null
  const program = answer.text.replace(/\s+/gu, ' ').trim()
  return program === '' ? null : program
}

/** Whether a draft still has its generated name. */
export function isGivenName({ name, given }: { name: string; given: string }): boolean {
  return name === given || (name.startsWith(`${given} `) && /^\d+$/.test(name.slice(given.length + 1)))
}

/** The name within the limit, with a number if it exists already: 'Statement of purpose 2'. */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken)
  const start = shortened(name)
  if (!names.has(start)) return start
  for (let number = 2; ; number += 1) {
    const numbered = `${start} ${number}`
    if (!names.has(numbered)) return numbered
  }
}

function shortened(name: string): string {
  const most = LONGEST_NAME - ROOM_FOR_NUMBER
  return name.length <= most ? name : name.slice(0, most).toWellFormed().replaceAll('\ufffd', '').trimEnd()
}
