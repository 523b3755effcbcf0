import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { removeInBatches } from '../../../infra/removeInBatches.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput, typedText } from '../../parseInput.ts'
import { keepSetAside } from '../../setAside.ts'
import { LONGEST_STATEMENT, type Statement, type StatementDecision } from '../writing/statements/statement.ts'
import { decisionIn, readStory } from './readStory.ts'

/** How long the words of a removed reply are kept, in milliseconds: 30 days. */
export const REPLY_RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000

type Change = { app: AppContext; viewer: Viewer | null; key: string }

/** A correction. `revision` is the one that the page shows; `settles` drops what other devices had saved. */
export const correctStatementInput = z.object({
  words: typedText()
    .min(1, 'Write what is right, or remove the statement')
    .max(LONGEST_STATEMENT, `Please keep this to ${LONGEST_STATEMENT.toLocaleString('en-GB')} characters`),
  revision: z.int('Must be a whole number').min(0, 'Must be 0 or more').nullish(),
  settles: z.boolean('Must be true or false').nullish(),
})

/**
 * Puts a statement in other words, wherever it was said; its answers stay as they were typed. Its first words take the
 * correction back. The last write wins: words that another device saved since `revision` are set aside and offered.
 * @throws NotSignedInError, NotFoundError, ValidationError
 */
export async function correctStatement({
  input,
  ...change
}: Change & { input: unknown }): Promise<Statement> {
  const { words, revision, settles } = parseInput(correctStatementInput, input)
  return await decide(change, ({ statement, now }) => {
    const isOutdated = revision != null && revision < statement.revision && statement.words !== words
    const aside = settles === true ? [] : statement.setAside
    const replaced = isOutdated ? [{ words: statement.words, savedAt: now }, ...aside] : aside
    const isFirst = words === statement.firstWords
    return {
      status: isFirst ? 'CURRENT' : 'CORRECTED',
      correction: isFirst ? null : words,
      setAside: keepSetAside({ entries: replaced, present: words, identityOf: entry => entry.words }),
    }
  })
}

/**
 * Removes a statement: no document uses it, although its answers stay. It can be restored as long as it is said
 * somewhere, and a reply for 30 days.
 * @throws NotSignedInError, NotFoundError
 */
export async function removeStatement(change: Change): Promise<Statement> {
  return await decide(change, ({ before }) => ({ ...before, status: 'REMOVED' }))
}

/** Restores a removed statement, in the words that it had. @throws NotSignedInError, NotFoundError */
export async function restoreStatement(change: Change): Promise<Statement> {
  return await decide(change, ({ before }) => ({
    ...before,
    status: before.correction === null ? 'CURRENT' : 'CORRECTED',
  }))
}

type Decided = Omit<StatementDecision, 'revision'>

async function decide(
  { app, viewer, key }: Change,
  decision: (on: { statement: Statement; before: Decided; now: Date }) => Decided,
): Promise<Statement> {
  if (!viewer) throw new NotSignedInError()
  // Only what the person said can be decided about.
  const said = (await readStory({ app, viewer })).find(statement => statement.key === key)
  if (said === undefined) throw new NotFoundError()
  const now = app.now()
  const after = await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    const id = { userId_key: { userId: viewer.userId, key } }
    const row = await tx.statement.findUnique({ where: id })
    const before = row === null ? FIRST : decisionIn(row)
    const statement = { ...said, ...before, words: before.correction ?? said.firstWords }
    const decided = { ...decision({ statement, before, now }), revision: before.revision + 1 }
    const data = { ...columnsOf(decided), updatedAt: now }
    await tx.statement.upsert({
      where: id,
      create: { userId: viewer.userId, key, origin: said.origin, createdAt: now, ...data },
      update: data,
    })
    return decided
  })
  return { ...said, ...after, words: after.correction ?? said.firstWords }
}

/** Of a statement that nobody has decided about. */
const FIRST: StatementDecision = { status: 'CURRENT', correction: null, revision: 0, setAside: [] }

function columnsOf({ status, correction, revision, setAside }: StatementDecision) {
  return {
    status,
    correction,
    revision,
    setAside: setAside.map(({ words, savedAt }) => ({ words, savedAt: savedAt.toISOString() })),
  } satisfies Prisma.StatementUpdateInput
}

/** Clears the words of replies that were removed 30 days ago. Their keys stay, so that they stay removed. */
export async function clearRemovedReplies({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - REPLY_RESTORABLE_FOR)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.statement.updateMany({
        where: { origin: 'REPLY', status: 'REMOVED', updatedAt: { lte: before }, words: { not: null } },
        data: { words: null, quote: null, question: null, correction: null, setAside: [] },
        limit,
      }),
  })
}
