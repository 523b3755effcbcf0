import { z } from 'zod'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { entitlementsOf, plansWith } from '../billing/entitlements.ts'
import { readStory } from '../documents/story/readStory.ts'
import { ConflictError, NotFoundError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { askInterview, QUESTION_KINDS, type QuestionKind } from './askInterview.ts'
import { interviewsVisibleTo } from './policy.ts'

/** The most interviews of a person. */
export const MOST_INTERVIEWS = 20
/** The longest answer, in characters. */
export const LONGEST_ANSWER = 8000

const name = typedText().max(160, 'At most 160 characters')

const beginInput = z.object({
  course: name.min(1, 'Name the programme'),
  university: name.nullish().transform(text => text ?? ''),
  isMba: z.boolean('Must be yes or no'),
})

const answerInput = z.object({
  number: z.int('Must be the number of a question'),
  revision: z.int('Must be a whole number').min(0, 'Must not be negative'),
  answer: typedText().max(LONGEST_ANSWER, `At most ${LONGEST_ANSWER.toLocaleString('en')} characters`),
})

/** The kind of a stored question; another release may know others. */
export function kindOf(stored: string): QuestionKind {
  return QUESTION_KINDS.find(kind => kind === stored) ?? 'GAP'
}

/**
 * Begins an interview for a programme: its questions are made from what the person said, and stay as they are.
 * @throws NotSignedInError, PlanRequiredError, ValidationError, ConflictError (too many)
 */
export async function beginInterview({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ id: number }> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const person = await prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { plan: true, role: true },
  })
  if (!entitlementsOf(person).interviews)
    throw new PlanRequiredError(`Interview preparation is part of ${plansWith(plan => plan.interviews)}.`)
  const { course, university, isMba } = parseInput(beginInput, input)
  const story = await readStory({ app, viewer })
  const statements = story
    .filter(({ status, speaker }) => status !== 'REMOVED' && speaker === 'STUDENT')
    .map(({ words, topic }) => ({ words, topic }))
  const questions = askInterview({ course, university, isMba, statements })
  return await prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    if ((await tx.interview.count({ where: interviewsVisibleTo(viewer) })) >= MOST_INTERVIEWS)
      throw new ConflictError(`At most ${MOST_INTERVIEWS} interviews are kept. Delete one first.`)
    return await tx.interview.create({
      data: {
        userId: viewer.userId,
        course,
        university,
        isMba,
        createdAt: app.now(),
        questions: {
          create: questions.map((question, index) => ({ ...question, number: index + 1 })),
        },
      },
      select: { id: true },
    })
  })
}

/**
 * Keeps an answer. One that started from an older revision changes nothing where another page saved other words since
 * (`isSaved` is false).
 * @throws NotSignedInError, NotFoundError, ValidationError
 */
export async function answerInterviewQuestion({
  app,
  viewer,
  interviewId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  interviewId: number
  input: unknown
}): Promise<{ interviewId: number; isSaved: boolean }> {
  if (!viewer) throw new NotSignedInError()
  const { number, revision, answer } = parseInput(answerInput, input)
  const { prisma } = app.database
  const where = { interviewId, number, interview: interviewsVisibleTo(viewer) }
  const { count } = await prisma.interviewQuestion.updateMany({
    where: { ...where, revision, answer: { not: answer } },
    data: { answer, revision: revision + 1, savedAt: app.now() },
  })
  if (count > 0) return { interviewId, isSaved: true }
  const present = await prisma.interviewQuestion.findFirst({ where, select: { answer: true } })
  if (present === null) throw new NotFoundError()
  return { interviewId, isSaved: present.answer === answer }
}

/** Removes an interview with its answers. @throws NotSignedInError, NotFoundError */
export async function deleteInterview({
  app,
  viewer,
  interviewId,
}: {
  app: AppContext
  viewer: Viewer | null
  interviewId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.interview.deleteMany({
    where: { ...interviewsVisibleTo(viewer), id: interviewId },
  })
  if (count === 0) throw new NotFoundError()
}

/** The programme that an interview is most likely for: of the newest application, or else of the newest document. */
export async function readInterviewTarget({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer
}): Promise<{ course: string; university: string; isMba: boolean } | null> {
  const { prisma } = app.database
  const application = await prisma.application.findFirst({
    where: { userId: viewer.userId, deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { program: { select: { name: true, degreeType: true, university: { select: { name: true } } } } },
  })
  if (application) {
    const { name: course, degreeType, university } = application.program
    return { course, university: university.name, isMba: degreeType === 'MBA' }
  }
  const document = await prisma.document.findFirst({
    where: { userId: viewer.userId, documentType: { not: 'LOR' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { course: true, targetUniversity: true },
  })
  return document
    ? {
        course: document.course,
        university: document.targetUniversity ?? '',
        isMba: /\bmba\b/i.test(document.course),
      }
    : null
}
