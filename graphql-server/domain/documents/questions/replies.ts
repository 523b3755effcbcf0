import type { AppContext, Viewer } from '../../appContext.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { visible } from '../../visible.ts'
import { statementsVisibleTo } from '../story/policy.ts'
import type { FollowUp, FollowUpQuote } from '../writing/questions/followUp.ts'
import type { ReplyTold } from '../writing/questions/toldIn.ts'
import { isToldBy } from '../writing/statements/chosen.ts'
import { type ChosenStatement, statementSpeaker, statementTopic } from '../writing/statements/statement.ts'
import type { Place } from './place.ts'

/** The quote whose question of the questionnaire a reply belongs to: of a goal or a 'then' the second, else the first. */
export function quoteRepliedTo(gap: string, quotes: readonly FollowUpQuote[]): FollowUpQuote | undefined {
  return /^GOAL_|^UNDATED_/u.test(gap) ? quotes.at(-1) : quotes[0]
}

/** The confirmed replies to a place's questions, in the order of asking; without removed ones and stale questions. */
export async function readReplies({
  app,
  viewer,
  place,
  followUps,
}: {
  app: AppContext
  viewer: Viewer
  place: Place
  /** The place's questions (readOfPlace). */
  followUps: readonly FollowUp[]
}): Promise<ReplyTold[]> {
  const answered = followUps.filter(({ state }) => state === 'CONFIRMED' || state === 'REWORDED')
  if (answered.length === 0) return []
  const rows = await app.database.prisma.statement.findMany({
    where: visible(statementsVisibleTo(viewer), {
      followUpId: { in: answered.map(({ id }) => id) },
      origin: 'REPLY' as const,
      status: { not: 'REMOVED' as const },
      words: { not: null },
    }),
    orderBy: { id: 'asc' },
  })
  return answered.flatMap(({ id, text, gap, quotes }) =>
    rows
      .filter(row => row.followUpId === id)
      .map(
        (row): ReplyTold => ({
          key: row.key,
          words: row.correction ?? row.words ?? '',
          quote: row.quote ?? '',
          label: text,
          topic: statementTopic.parse(row.topic),
          speaker: statementSpeaker.parse(row.speaker),
          university: row.university,
          saidAt: row.createdAt,
          draftId: place.id.draftId,
          documentId: place.id.documentId,
          name: place.name,
          tellsWith: quoteRepliedTo(gap, quotes)?.key ?? '',
        }),
      ),
  )
}

/**
 * The confirmed replies as further material for a document: each is told with the answer that its question is about.
 * Those to hidden questions, and those that the answers tell already, are left out.
 */
export function repliesToTell({
  replies,
  definition,
  answers,
}: {
  replies: readonly ReplyTold[]
  definition: QuestionnaireDefinition
  answers: Answers
}): ChosenStatement[] {
  const shown = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  return replies.flatMap(({ key, words, tellsWith, label }) =>
    !shown.has(tellsWith) || isToldBy(words, answers)
      ? []
      : [{ key, words, tellsWith, source: `Your reply: ${label}`, question: label }],
  )
}
