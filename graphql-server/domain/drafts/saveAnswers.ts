import type { Draft, Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { type FieldFault, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import type { Answers, QuestionnaireDefinition } from '../questionnaires/definition.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { checkAnswersToSave } from '../questionnaires/toZod.ts'
import { currentAnswer, type SavedAnswer, withoutPage } from './draftAnswers.ts'
import { knownRevision, saveAnswersInput } from './inputs.ts'
import { type CurrentAnswer, mergeAnswer, type SentAnswer } from './mergeAnswer.ts'
import { freeName, isGivenName, nameFor, programIn } from './nameDraft.ts'
import { lockDraft, namesOf, namesWithRoom, newCreationKey } from './rows.ts'

const VERSION_FAULT: FieldFault = {
  path: 'questionnaireVersion',
  message: 'The questions have changed since this page was opened. Reload it to see them.',
}

type Request = ReturnType<typeof saveAnswersInput.parse>

/**
 * Saves answers of a draft while they are typed; without a draft's id a new one begins. What can be kept is kept, what
 * cannot is refused by its key and keeps its earlier value. Where two pages changed one answer, the last write wins and
 * the other value is set aside (`mergeAnswer`). The number of statements does not depend on the number of
 * answers.
 *
 * @throws NotSignedInError, NotFoundError (no such draft of the viewer's, or a deleted one), ValidationError (the call
 * as a whole), ConflictError (too many drafts).
 */
export async function saveAnswers({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ draftId: number; saved: SavedAnswer[]; refused: FieldFault[] }> {
  if (!viewer) throw new NotSignedInError()
  const request = parseInput(saveAnswersInput, input)
  const definition = findQuestionnaire(request.type, request.form)
  if (!definition) throw new ValidationError([{ path: 'form', message: 'There is no such questionnaire' }])
  const { sent, refused } = readAnswers(definition, request)

  return await app.database.prisma.$transaction(async tx => {
    const draft = await findOrBegin({ app, tx, viewer, request, definition })
    const rows = await tx.draftAnswer.findMany({
      where: { draftId: draft.id, key: { in: [...sent.keys()] } },
    })
    const current = new Map(rows.map(row => [row.key, currentAnswer(row)]))
    const merged = mergeAnswers({
      current,
      sent,
      editor: request.editor ?? null,
      sequence: request.sequence ?? 0,
      now: app.now(),
    })
    if (merged.changed.size > 0) {
      await storeAnswers(tx, draft.id, merged.changed)
      await tx.draft.update({
        where: { id: draft.id },
        data: {
          name: await nameAfter({ tx, viewer, draft, definition, current, changed: merged.changed }),
          definitionVersion: definition.version,
          updatedAt: app.now(),
        },
      })
    }
    const labels = labelsOf(definition)
    return {
      draftId: draft.id,
      saved: [...merged.kept].map(([key, answer]) => ({
        key,
        label: labels.get(key) ?? key,
        ...withoutPage(answer),
      })),
      refused: [...refused, ...merged.refused],
    }
  })
}

/** The answers that can be kept, by key, and the faults of all that was sent. */
function readAnswers(
  definition: QuestionnaireDefinition,
  request: Request,
): { sent: Map<string, SentAnswer>; refused: FieldFault[] } {
  const { kept, refused } = checkAnswersToSave({ definition, answers: request.answers })
  const asSent = new Map(request.answers.map(answer => [answer.key, answer]))
  const sent = new Map<string, SentAnswer>()
  for (const [key, value] of kept) {
    const { revision: named, givesWay } = asSent.get(key) ?? {}
    const revision = knownRevision.safeParse(named)
    if (revision.success) sent.set(key, { value, revision: revision.data, givesWay: givesWay ?? false })
    else refused.push({ path: key, message: 'The revision must be a whole number from 0.' })
  }
  if (request.questionnaireVersion !== definition.version) refused.unshift(VERSION_FAULT)
  return { sent, refused }
}

/** The draft to save into, locked. A page whose first answer got lost finds the draft that it began. */
async function findOrBegin({
  app,
  tx,
  viewer,
  request,
  definition,
}: {
  app: AppContext
  tx: Prisma.TransactionClient
  viewer: Viewer
  request: Request
  definition: QuestionnaireDefinition
}): Promise<Draft> {
  const { draftId, type, form } = request
  const known = draftId ?? null
  if (known !== null) {
    await lockDraft(tx, { viewer, draftId: known })
    return matching(await tx.draft.findUniqueOrThrow({ where: { id: known } }), request)
  }
  const { userId } = viewer
  const creationKey = request.creationKey ?? newCreationKey(app)
  await lockUser(tx, userId)
  const begun = await tx.draft.findUnique({ where: { userId_creationKey: { userId, creationKey } } })
  if (begun) {
    if (begun.deletedAt) throw new NotFoundError()
    await lockDraft(tx, { viewer, draftId: begun.id })
    return matching(begun, request)
  }
  const now = app.now()
  return await tx.draft.create({
    data: {
      userId,
      documentType: type,
      form,
      name: freeName(nameFor({ type, program: null }), await namesWithRoom(tx, viewer)),
      creationKey,
      definitionVersion: definition.version,
      createdAt: now,
      updatedAt: now,
    },
  })
}

function matching(draft: Draft, { type, form }: Request): Draft {
  const faults: FieldFault[] = []
  if (draft.documentType !== type)
    faults.push({ path: 'type', message: 'This draft is for another document' })
  if (draft.form !== form) faults.push({ path: 'form', message: 'This draft is for another questionnaire' })
  if (faults.length > 0) throw new ValidationError(faults)
  return draft
}

function mergeAnswers({
  current,
  sent,
  editor,
  sequence,
  now,
}: {
  current: ReadonlyMap<string, CurrentAnswer>
  sent: ReadonlyMap<string, SentAnswer>
  editor: string | null
  sequence: number
  now: Date
}) {
  const kept = new Map<string, CurrentAnswer>()
  const changed = new Map<string, CurrentAnswer>()
  const refused: FieldFault[] = []
  for (const [key, answer] of sent) {
    const before = current.get(key) ?? null
    const merge = mergeAnswer({ current: before, sent: answer, editor, sequence, now })
    if (merge.outcome === 'AHEAD')
      refused.push({ path: key, message: 'This answer is older here than on your page. Reload it.' })
    else if (merge.outcome === 'CHANGED') changed.set(key, merge.answer)
    if (merge.outcome !== 'AHEAD') kept.set(key, changed.get(key) ?? before ?? { ...NO_ANSWER, savedAt: now })
  }
  return { kept, changed, refused }
}

/** The answer where nothing was ever saved. */
const NO_ANSWER = { value: null, revision: 0, editor: null, sequence: 0, setAside: [] } as const

/** Writes any number of answers with one statement. */
async function storeAnswers(
  tx: Prisma.TransactionClient,
  draftId: number,
  answers: ReadonlyMap<string, CurrentAnswer>,
): Promise<void> {
  const rows = JSON.stringify([...answers].map(([key, answer]) => ({ key, ...answer })))
  await tx.$executeRaw`
    INSERT INTO "DraftAnswer" ("draftId", "key", "value", "revision", "editor", "sequence", "setAside", "savedAt")
    SELECT ${draftId}::int, "key", "value", "revision", "editor", "sequence", "setAside", "savedAt"
    FROM jsonb_to_recordset(${rows}::jsonb) AS sent(
      "key" text, "value" jsonb, "revision" int, "editor" text, "sequence" int, "setAside" jsonb, "savedAt" timestamptz
    )
    ON CONFLICT ("draftId", "key") DO UPDATE SET
      "value" = excluded."value", "revision" = excluded."revision", "editor" = excluded."editor",
      "sequence" = excluded."sequence", "setAside" = excluded."setAside", "savedAt" = excluded."savedAt"`
}

/** A draft whose owner has not named it is called after its programme, as soon as that is known. */
async function nameAfter({
  tx,
  viewer,
  draft,
  definition,
  current,
  changed,
}: {
  tx: Prisma.TransactionClient
  viewer: Viewer
  draft: Draft
  definition: QuestionnaireDefinition
  current: ReadonlyMap<string, CurrentAnswer>
  changed: ReadonlyMap<string, CurrentAnswer>
}): Promise<string> {
  const { target } = definition
  if (target === null || !changed.has(target.program)) return draft.name
  const nameWith = (answer: CurrentAnswer | undefined) => {
    const answers: Answers = answer?.value ? { [target.program]: answer.value } : {}
    return nameFor({ type: draft.documentType, program: programIn(definition, answers) })
  }
  const given = nameWith(current.get(target.program))
  const wanted = nameWith(changed.get(target.program))
  if (wanted === given || !isGivenName({ name: draft.name, given })) return draft.name
  return freeName(wanted, await namesOf(tx, viewer, draft.id))
}
