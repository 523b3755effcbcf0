import type { Document } from '../../../generated/prisma/client.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { storedPlan } from '../writing/storedText.ts'

/** A document's plan as its owner is shown it: which answers feed which paragraph, and never what they say. */
export type ShownPlan = {
  targetWords: number
  tone: string
  paragraphs: readonly ShownParagraph[]
}
export type ShownParagraph = {
  job: string
  title: string
  /** Of the whole text, 0 to 1. */
  share: number
  words: number
  answers: readonly { key: string; label: string }[]
}

/** The plan that a document follows; null for documents from before plans were kept. */
export function readPlan({
  plan,
  answers,
  documentType,
  form,
}: Pick<Document, 'plan' | 'answers' | 'documentType' | 'form'>): ShownPlan | null {
  if (plan === null) return null
  const { targetWords, tone, paragraphs } = storedPlan.parse(plan)
  const definition = findQuestionnaire(documentType, form)
  // The questions as they were shown, and as they are called now where an old document does not say.
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
