import type { Document, User } from '../../../generated/prisma/client.ts'
import type { AppContext } from '../../appContext.ts'
import { questionsOf } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { keysAboutSchool, namesSchool, splitBySchool } from '../review/otherSchools.ts'
import { proseOf } from '../writing/usableWords.ts'
import type { KeyedParagraph } from './readDocumentText.ts'
import { readSchoolsOf } from './readSchools.ts'
import { writingRequestOf } from './writingRequest.ts'

/** What a variant of a document for another university takes over, and what it asks anew. */
export type VariantForm = {
  parts: readonly { title: string; isAboutSchool: boolean }[]
  questions: readonly VariantQuestion[]
}

/** A question about the university. */
export type VariantQuestion = {
  key: string
  label: string
  help: string | null
  placeholder: string | null
  /** Whether its answer is one line. */
  isShort: boolean
  /** In characters. */
  maxLength: number
  /** What the document's answer is; empty where it was left out. */
  answer: string
}

/**
 * The variant form of a finished document; null where there can be no variant: it is not finished, in coach mode or
 * sealed. One statement.
 *
 * @param paragraphs those that the viewer may read
 */
export async function readVariantForm({
  app,
  document,
  owner,
  paragraphs,
}: {
  app: AppContext
  document: Document
  owner: Pick<User, 'fullName'>
  paragraphs: readonly KeyedParagraph[]
}): Promise<VariantForm | null> {
  const { documentType: type, form } = document
  const definition = findQuestionnaire(type, form)
  const isOpen = document.status === 'READY' && document.sealedAt === null && !document.isCoached
  if (definition === null || !isOpen) return null
  const answers = readStoredAnswers(document.answers)
  const about = keysAboutSchool({ type, form, definition })
  const request = writingRequestOf(document, owner)
  const [school = null] = await readSchoolsOf({ within: app.database.prisma, requests: [request] })
  const told = splitBySchool({ ...request, definition }).besides
  const shown = new Set(visibleQuestions(definition, answers))
  return {
    parts: paragraphs.map(({ title, sentences }) => ({
      title,
      isAboutSchool:
        sentences.some(({ sources }) => sources.some(({ key }) => about.has(key))) ||
        (school !== null &&
          namesSchool({ text: sentences.map(({ text }) => text).join(' '), school, spared: told })),
    })),
    questions: questionsOf(definition).flatMap(question => {
      const { key, label, help = null, placeholder = null, kind, rules } = question
      if (!about.has(key) || !shown.has(question)) return []
      const longest = rules.find(rule => rule.type === 'MAX_LENGTH')
      if (longest === undefined) throw new Error(`The question ${key} about the school has no longest answer`)
      const isShort = kind === 'SHORT_TEXT'
      return [
        { key, label, help, placeholder, isShort, maxLength: longest.value, answer: proseOf(answers[key]) },
      ]
    }),
  }
}
