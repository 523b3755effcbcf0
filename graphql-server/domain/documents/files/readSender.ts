import type { Document } from '../../../generated/prisma/client.ts'
import { cleanLine } from '../../language/cleanText.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { isNonAnswer } from '../writing/nonAnswers.ts'
import { proseOf } from '../writing/usableWords.ts'

/** Who writes a letter, as its answers say; null what they do not. */
export type LetterSender = { name: string | null; position: string | null; institution: string | null }

/** The recommender of a letter, for its letterhead; null for other documents. */
export function readSender({
  documentType,
  answers,
}: Pick<Document, 'documentType' | 'answers'>): LetterSender | null {
  if (documentType !== 'LOR') return null
  const stored = readStoredAnswers(answers)
  const lineOf = (key: string) => {
    const line = cleanLine(proseOf(stored[key]))
    return line === '' || isNonAnswer(line) ? null : line
  }
  return {
    name: lineOf('recommenderName'),
    position: lineOf('recommenderTitle'),
    institution: lineOf('recommenderOrganization'),
  }
}
