import { z } from 'zod'
import type { Document, FollowUpQuestion } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readWritingPolicy, type WritingPolicy } from '../../catalogue/writingPolicy.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { type StoredAnswers, storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import {
  type DocumentContent,
  type ListedVersion,
  readDocumentContents,
  readVersions,
} from '../reading/readDocumentText.ts'
import type { FileText } from './fileLayout.ts'
import { type DocumentFile, PDF, TYPES, undrawableFault } from './makeFile.ts'
import { textFile } from './plainFiles.ts'

/** What a record may be asked for. */
export const recordInput = z.strictObject({
  format: z.enum(['TXT', 'PDF'], 'Must be one of TXT, PDF'),
})

const LAYOUT = { pageSize: 'A4', lineSpacing: 'SINGLE', fontSize: 11, margin: 1 } as const
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Makes a file that says how a document came about: who wrote it, the questions with their answers, the replies, and
 * its versions by time. The texts of the versions are not in it. Every plan includes it.
 * @throws NotSignedInError, NotFoundError (another person's document), ConflictError (not finished), ValidationError
 */
export async function makeRecord({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<DocumentFile> {
  if (!viewer) throw new NotSignedInError()
  const { format } = parseInput(recordInput, input)
  const { prisma } = app.database
  const document = await prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId }),
  })
  if (document === null) throw new NotFoundError()
  if (document.status !== 'READY') throw new ConflictError('There is no record yet: the text is not written.')
  const { draftId, targetUniversity } = document
  const [followUps, history, contents, policy] = await Promise.all([
    prisma.followUpQuestion.findMany({
      where: {
        userId: document.userId,
        OR: [{ documentId }, ...(draftId === null ? [] : [{ draftId }])],
        answeredAt: { not: null },
      },
      orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }],
    }),
    readVersions({ app, viewer, documentIds: [documentId] }),
    readDocumentContents({ app, viewer, documentIds: [documentId] }),
    readWritingPolicy({ app, university: targetUniversity }),
  ])
  const text = recordText({
    document,
    answers: storedAnswers.parse(document.answers),
    followUps,
    history: (history.get(documentId) ?? []).toReversed(),
    content: contents.get(documentId) ?? null,
    policy,
    now: app.now(),
  })
  const day = app.now().toISOString().slice(0, 10)
  const name = `${TYPES[document.documentType].file}_record_${day}`
  if (format === 'TXT')
    return { name: `${name}.txt`, mediaType: 'text/plain; charset=utf-8', bytes: textFile(text) }
  const made = await app.composer.run(PDF, { text, layout: LAYOUT })
  if ('undrawable' in made) throw undrawableFault(made.undrawable)
  return { name: `${name}.pdf`, mediaType: 'application/pdf', bytes: made.bytes }
}

function recordText({
  document,
  answers,
  followUps,
  history,
  content,
  policy,
  now,
}: {
  document: Document
  answers: StoredAnswers
  followUps: readonly FollowUpQuestion[]
  /** Its versions, the oldest first. */
  history: readonly ListedVersion[]
  content: DocumentContent | null
  policy: WritingPolicy | null
  now: Date
}): FileText {
  const target = [document.course, document.targetUniversity].filter(part => part !== null && part !== '')
  return {
    title: 'How this text came about',
    letterhead: [
      `${TYPES[document.documentType].title}: ${target.join(', ')}`,
      `Asked for on ${inWords(document.createdAt)}. This record was made on ${inWords(now)}.`,
    ],
    paragraphs: [
      writerInWords(document),
      ...sentencesInWords(content),
      ...(policy === null ? [] : policy.notes.map(noteInWords)),
      'QUESTIONS AND ANSWERS',
      ...answers.map(({ label, value }) => `${label}\n${valueInWords(value)}`),
      ...(followUps.length === 0
        ? []
        : ['FOLLOW-UP QUESTIONS', ...followUps.map(question => followUpInWords(question))]),
      ...(history.length === 0
        ? []
        : ['VERSIONS OF THE TEXT', history.map(version => versionInWords(version, document)).join('\n')]),
      'All times are UTC.',
    ],
    outline: [],
    language: 'en',
  }
}

function inWords(moment: Date): string {
  return MOMENT.format(moment)
}

function writerInWords({ isCoached, writer, modelName, fellBack }: Document): string {
  if (isCoached)
    return 'Coach mode: Gradwright gave an outline, questions and a review. It drafted no sentence of the text.'
  if (writer === 'MODEL')
    return `The first draft was written by an outside language model${modelName === null ? '' : ` (${modelName})`} from the answers below.`
  const arranged =
    'The first draft was arranged from the sentences of the answers below, without a language model.'
  return fellBack
    ? `${arranged} An outside language model had been asked before, and did not write it.`
    : arranged
}

/** How many sentences of the present text the person wrote in the editor. */
function sentencesInWords(content: DocumentContent | null): string[] {
  if (content === null || content.isPreview) return []
  const sentences = content.paragraphs.flatMap(paragraph => paragraph.sentences)
  const own = sentences.filter(({ origin }) => origin === 'PERSON').length
  return [
    `The text has ${sentences.length} ${sentences.length === 1 ? 'sentence' : 'sentences'} now; ${own} of them were written or changed by its author in the editor.`,
  ]
}

function noteInWords({
  unit,
  appliesTo,
  summary,
  note,
  source,
  year,
}: WritingPolicy['notes'][number]): string {
  const more = note === null ? '' : `; ${note}`
  return `Rule on AI of the target (${unit}, ${appliesTo}): ${summary}${more}. Source: ${source}, ${year}.`
}

function valueInWords(value: StoredAnswers[number]['value']): string {
  if ('text' in value) return value.text
  if ('number' in value) return String(value.number)
  if ('flag' in value) return value.flag ? 'Yes' : 'No'
  return 'option' in value ? value.option : value.options.join(', ')
}

function followUpInWords({ text, reply, state, asker, modelName, answeredAt }: FollowUpQuestion): string {
  const by = asker === 'MODEL' ? `asked by ${modelName ?? 'an outside language model'}` : 'asked by rule'
  const answered = answeredAt === null ? '' : `, ${inWords(answeredAt)}`
  return `${text} (${by})\n${reply === null || reply === '' ? `No reply: ${state.toLowerCase()}` : reply}${answered}`
}

function versionInWords(
  { number, kind, restoredFrom, wordCount, createdAt, savedAt }: ListedVersion,
  { isCoached }: Document,
): string {
  const names = {
    GENERATED: 'First draft',
    REDRAFTED: 'Redraft',
    EDITED: isCoached && number === 1 ? 'Begun, without a text' : 'Edited by its author',
    RESTORED: `Version ${restoredFrom} restored`,
  }
  const saved = savedAt > createdAt ? `, last saved ${inWords(savedAt)}` : ''
  return `${number}. ${names[kind]}, ${wordCount} words, ${inWords(createdAt)}${saved}`
}
