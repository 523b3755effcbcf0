import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { storedValue } from '../../drafts/draftAnswers.ts'
import { nameFor } from '../../drafts/nameDraft.ts'
import { draftsVisibleTo } from '../../drafts/policy.ts'
import { NotSignedInError } from '../../errors.ts'
import { type AnswerValue, type Question, questionsOf } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { answerSchema, defaultAnswer } from '../../questionnaires/kinds.ts'
import { questionnaireName, SAME_ANSWERS, type SameAnswer } from '../../questionnaires/sameAnswers.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { documentsVisibleTo } from '../policy.ts'

/** The most drafts, and the most documents, that are read: the newest. */
const MOST_SOURCES = 20

export type AnswerOffer = {
  key: string
  value: AnswerValue
  source: 'ACCOUNT' | 'PROFILE' | 'DRAFT' | 'DOCUMENT'
  /** Within a sentence: 'your profile'. */
  sourceLabel: string
}

/** An answer with its time and source. */
type GivenAnswer = Omit<AnswerOffer, 'key'> & { givenAt: Date }

/** A question of this questionnaire: its key, and the same question elsewhere. */
type SharedQuestion = { key: string; same: SameAnswer | null }

/** Finds the answer of one source to a question; null if it has none. */
type Source = (question: SharedQuestion) => GivenAnswer | null

/**
 * Answers that the viewer gave elsewhere and may take over into a questionnaire: from the account, the profile, and the
 * newest drafts and documents. There is at most one for each question, the latest that is valid for it. Nothing is
 * filled in. The number of statements is constant.
 * @throws NotSignedInError
 */
export async function offerAnswers({
  app,
  viewer,
  type,
  form,
}: {
  app: AppContext
  viewer: Viewer | null
  type: DocumentType
  form: QuestionnaireForm
}): Promise<AnswerOffer[]> {
  if (!viewer) throw new NotSignedInError()
  const definition = findQuestionnaire(type, form)
  if (!definition) return []
  const here = questionnaireName(type, form)
  const sources = [
    ...(await readPerson({ app, viewer })),
    ...(await readDrafts({ app, viewer, here })),
    ...(await readDocuments({ app, viewer, here })),
  ]
  return questionsOf(definition)
    .filter(isOfferable)
    .flatMap(question => {
      const { key } = question
      const same = SAME_ANSWERS.find(entry => entry[here] === key) ?? null
      const [last] = sources
        .flatMap(source => {
          const given = source({ key, same })
          const value = given && valueFor(question, given.value)
          return value ? [{ ...given, value }] : []
        })
        .sort((one, other) => other.givenAt.getTime() - one.givenAt.getTime())
      return last ? [{ key, value: last.value, source: last.source, sourceLabel: last.sourceLabel }] : []
    })
}

/** Style choices are made for each document, and questions with a default have an answer already. */
function isOfferable(question: Question): boolean {
  return question.kind !== 'MULTI_CHOICE' && defaultAnswer(question) === undefined
}

/** The value if the question accepts it; null for another kind, a text that is too long, or a story for one line. */
function valueFor(question: Question, value: AnswerValue): AnswerValue | null {
  if (question.kind !== 'LONG_TEXT' && 'text' in value && value.text.trim().includes('\n')) return null
  const checked = answerSchema(question).safeParse(value)
  return checked.success ? (checked.data ?? null) : null
}

type Reading = { app: AppContext; viewer: Viewer }
type QuestionnaireName = ReturnType<typeof questionnaireName>

async function readPerson({ app, viewer }: Reading): Promise<Source[]> {
  const { profile, ...account } = await app.database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { fullName: true, email: true, createdAt: true, profile: true },
  })
  const fromAccount: Source = ({ same }) =>
    same?.account
      ? {
          value: { text: account[same.account] },
          source: 'ACCOUNT',
          sourceLabel: 'your account',
          givenAt: account.createdAt,
        }
      : null
  const fromProfile: Source = ({ same }) => {
    const text = same?.profile && profile?.[same.profile]
    return text
      ? { value: { text }, source: 'PROFILE', sourceLabel: 'your profile', givenAt: profile.updatedAt }
      : null
  }
  return [fromAccount, fromProfile]
}

async function readDrafts({ app, viewer, here }: Reading & { here: QuestionnaireName }): Promise<Source[]> {
  const drafts = await app.database.prisma.draft.findMany({
    where: draftsVisibleTo(viewer),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: MOST_SOURCES,
    include: { answers: { select: { key: true, value: true, savedAt: true } } },
  })
  return drafts.map(draft => {
    const answers = new Map(draft.answers.map(answer => [answer.key, answer]))
    const sourceLabel = `${draft.name}, ${dateOf(draft.updatedAt)}`
    const there = questionnaireName(draft.documentType, draft.form)
    return question => {
      const answer = answers.get(keyThere({ question, here, there }) ?? '')
      const value = answer ? storedValue.parse(answer.value) : null
      return answer && value ? { value, source: 'DRAFT', sourceLabel, givenAt: answer.savedAt } : null
    }
  })
}

async function readDocuments({
  app,
  viewer,
  here,
}: Reading & { here: QuestionnaireName }): Promise<Source[]> {
  const documents = await app.database.prisma.document.findMany({
    where: documentsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_SOURCES,
    select: {
      documentType: true,
      form: true,
      course: true,
      targetUniversity: true,
      answers: true,
      createdAt: true,
    },
  })
  return documents.map(document => {
    const { documentType: type, form, course, createdAt } = document
    const answers = new Map(Object.entries(readStoredAnswers(document.answers)))
    const program = course === '' ? null : course
    const sourceLabel = `${nameFor({ type, program })}, ${dateOf(createdAt)}`
    const there = questionnaireName(type, form)
    return question => {
      const beside = question.same?.document && document[question.same.document]
      const value =
        answers.get(keyThere({ question, here, there }) ?? '') ?? (beside ? { text: beside } : null)
      return value ? { value, source: 'DOCUMENT', sourceLabel, givenAt: createdAt } : null
    }
  })
}

/** The key of the same question in another questionnaire. */
function keyThere({
  question: { key, same },
  here,
  there,
}: {
  question: SharedQuestion
  here: QuestionnaireName
  there: QuestionnaireName
}): string | undefined {
  return there === here ? key : same?.[there]
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function dateOf(moment: Date): string {
  return DAY.format(moment)
}
