import type { Document } from '../../../generated/prisma/client.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { storedPlan } from '../writing/storedText.ts'

/** A document's plan as its owner sees it: which answers each paragraph uses, without their text. */
export type ShownPlan = {
  targetWords: number
  tone: string
  paragraphs: readonly ShownParagraph[]
}
export type ShownParagraph = {
  job: string
  title: string
  /** Share of the whole text, 0 to 1. */
  share: number
  words: number
  answers: readonly { key: string; label: string }[]
}

/** The plan of a document; null for documents from before plans were stored. */
export function readPlan({
  plan,
  answers,
  documentType,
  form,
}: Pick<Document, 'plan' | 'answers' | 'documentType' | 'form'>): ShownPlan | null {
  if (plan === null) return null
  const { targetWords, tone, paragraphs } = storedPlan.parse(plan)
  const definition = findQuestionnaire(documentType, form)
  // The labels as they were shown; the current labels if an old document has none.
  const labels = new Map([
    ...(definition === null ? [] : labelsOf(definition)),
    ...storedAnswers.parse(answers).map(({ key, label }) => [key, label] as const),
  ])
  return {
    targetWords,
    tone,
    paragraphs: paragraphs.map(({ job, title, share, keys }) => ({
      job,
      title,
      share,
      words: Math.round(share * targetWords),
      answers: keys.map(key => ({ key, label: labels.get(key) ?? key })),
    })),
  }
}
