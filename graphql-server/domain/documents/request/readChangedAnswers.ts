import { isDeepStrictEqual } from 'node:util'
import type { AppContext, Viewer } from '../../appContext.ts'
import { answersIn } from '../../drafts/draftAnswers.ts'
import { ValidationError } from '../../errors.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { checkAnswers } from '../../questionnaires/toZod.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { statementsVisibleTo } from '../story/policy.ts'
import { chosenStatements } from '../writing/statements/statement.ts'
import { storedPlan } from '../writing/storedText.ts'

/** An answer that was changed since a document was written. */
export type ChangedAnswer = {
  key: string
  label: string
  /** The titles of the paragraphs of the plan that it feeds. */
  paragraphs: string[]
}

/**
 * The answers of finished documents that their owner changed since, in the draft or in the story, by the document's id. Two
 * reads, however many documents there are. Documents that cannot be drafted again are missing.
 */
export async function readChangedAnswers({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, ChangedAnswer[]>> {
  if (!viewer) return new Map()
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where: visible(documentsVisibleTo(viewer), {
      id: { in: [...documentIds] },
      userId: viewer.userId,
      status: 'READY' as const,
      isCoached: false,
      sealedAt: null,
    }),
    select: {
      id: true,
      documentType: true,
      form: true,
      answers: true,
      statements: true,
      plan: true,
      draft: { select: { deletedAt: true, answers: { select: { key: true, value: true } } } },
    },
  })
  const chosen = new Map(
    documents.map(({ id, statements }) => [id, chosenStatements.parse(statements).filter(isFromStory)]),
  )
  const keys = [...chosen.values()].flat().map(({ key }) => key)
  const decided =
    keys.length === 0
      ? []
      : await prisma.statement.findMany({
          where: visible(statementsVisibleTo(viewer), { key: { in: keys } }),
          select: { key: true, status: true, correction: true },
        })
  const words = new Map(
    decided.map(({ key, status, correction }) => [key, status === 'REMOVED' ? '' : correction]),
  )
  return new Map(
    documents.flatMap(({ id, documentType, form, answers, plan, draft }) => {
      const definition = findQuestionnaire(documentType, form)
      if (definition === null) return []
      const inForm =
        draft === null || draft.deletedAt !== null
          ? []
          : changedKeys({
              definition,
              before: readStoredAnswers(answers),
              draft: answersIn({ definition, rows: draft.answers }),
            })
      const inStory = (chosen.get(id) ?? []).flatMap(statement => {
        const now = words.get(statement.key)
        return now == null || now === statement.words ? [] : [statement.tellsWith]
      })
      const labels = labelsOf(definition)
      const paragraphs = plan === null ? [] : storedPlan.parse(plan).paragraphs
      return [
        [
          id,
          [...new Set([...inForm, ...inStory])].map(key => ({
            key,
            label: labels.get(key) ?? key,
            paragraphs: paragraphs.filter(one => one.keys.includes(key)).map(({ title }) => title),
          })),
        ] as const,
      ]
    }),
  )
}

/** Replies to questions are offered beside their questions. */
function isFromStory({ question }: { question?: string | undefined }): boolean {
  return question === undefined
}

/** The questions whose answers in a draft are others than those of the document. */
function changedKeys({
  definition,
  before,
  draft,
}: {
  definition: QuestionnaireDefinition
  before: Answers
  draft: Answers
}): string[] {
  const now = checked(definition, draft)
  return [...labelsOf(definition).keys()].filter(key =>
    now === null
      ? draft[key] !== undefined && !isDeepStrictEqual(draft[key], before[key])
      : !isDeepStrictEqual(now[key], before[key]),
  )
}

/** The answers as a document takes them; null where it would refuse one. */
function checked(definition: QuestionnaireDefinition, draft: Answers): Answers | null {
  try {
    const answers = Object.entries(draft).map(([key, value]) => ({ key, value }))
    return checkAnswers({ definition, answers, acceptThinAnswers: true }).answers
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}
