import type { Prisma, Statement as StatementRow } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { STATEMENTS } from '../composing/onThread.ts'
import { saysSomething } from '../writing/statements/saysSomething.ts'
import {
  type ConfirmedReply,
  type Said,
  type Statement,
  type StatementDecision,
  statementSpeaker,
  statementTopic,
  storedCorrections,
} from '../writing/statements/statement.ts'
import { statementsVisibleTo } from './policy.ts'
import { readSaid, type SaidAnswer } from './readSaid.ts'

/** The most drafts, and the most documents, whose answers a story is read from: the newest. */
const MOST_SOURCES = 100
/** The most characters of answers that a story is read from, the newest first: about 80,000 words. */
const MOST_CHARACTERS = 500_000
/** The most statements of a story. */
export const MOST_STATEMENTS = 1_000

/**
 * Everything that the viewer said, as statements: by part of life, and within it the newest source first; at most
 * MOST_STATEMENTS. Removed statements are included, marked. Names, dates and single words are no
 * statements (saysSomething).
 * @throws NotSignedInError
 */
export async function readStory({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Statement[]> {
  if (!viewer) throw new NotSignedInError()
  const [answers, rows] = await Promise.all([
    readSaid({ app, viewer, most: MOST_SOURCES }),
    readRows({ app, viewer }),
  ])
  const statements = await app.composer.run(STATEMENTS, {
    said: newestTexts(answers),
    replies: repliesIn(rows),
    decisions: decisionsIn(rows),
  })
  // What was decided about stays in sight, to be taken back.
  return statements
    .filter(({ firstWords, revision }) => revision > 0 || saysSomething(firstWords))
    .slice(0, MOST_STATEMENTS)
}

/** What the viewer decided about statements, by key. One read. */
export async function readDecisions({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer
}): Promise<ReadonlyMap<string, StatementDecision>> {
  return decisionsIn(await readRows({ app, viewer }))
}

/** A decision as its columns hold it. */
export function decisionIn(
  row: Pick<StatementRow, 'status' | 'correction' | 'revision' | 'setAside'>,
): StatementDecision {
  const { status, correction, revision } = row
  return { status, correction, revision, setAside: storedCorrections.parse(row.setAside) }
}

type Row = Prisma.StatementGetPayload<{ include: typeof WITH_FOLLOW_UP }>

const WITH_FOLLOW_UP = { followUp: { select: { draftId: true, documentId: true } } } as const

async function readRows({ app, viewer }: { app: AppContext; viewer: Viewer }): Promise<Row[]> {
  return await app.database.prisma.statement.findMany({
    where: statementsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_FOLLOW_UP,
  })
}

function decisionsIn(rows: readonly Row[]): ReadonlyMap<string, StatementDecision> {
  return new Map(rows.map(row => [row.key, decisionIn(row)]))
}

/** The confirmed replies whose words are still kept. */
function repliesIn(rows: readonly Row[]): ConfirmedReply[] {
  return rows.flatMap(({ key, origin, words, quote, question, sourceName, createdAt, university, ...row }) =>
    origin !== 'REPLY' || words === null
      ? []
      : [
          {
            key,
            words,
            quote: quote ?? words,
            label: question ?? '',
            name: sourceName ?? '',
            topic: statementTopic.parse(row.topic),
            speaker: statementSpeaker.parse(row.speaker),
            university,
            saidAt: createdAt,
            draftId: row.followUp?.draftId ?? null,
            documentId: row.followUp?.documentId ?? null,
          },
        ],
  )
}

/** The texts among the answers, the newest first and copies last, up to the most characters. */
function newestTexts(answers: readonly SaidAnswer[]): Said[] {
  let characters = 0
  return answers
    .flatMap(({ value, placeChangedAt: _, ...answer }) =>
      'text' in value ? [{ ...answer, text: value.text }] : [],
    )
    .sort(
      (one, other) =>
        Number(one.isCopy) - Number(other.isCopy) || other.saidAt.getTime() - one.saidAt.getTime(),
    )
    .filter(({ text }) => {
      characters += text.length
      return characters <= MOST_CHARACTERS
    })
}
