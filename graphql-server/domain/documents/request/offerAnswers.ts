import type { User } from '../../../generated/prisma/client.ts'
import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { type AnswerValue, type Question, questionsOf } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { answerSchema, defaultAnswer } from '../../questionnaires/kinds.ts'
import {
  type AccountField,
  questionnaireName,
  SAME_ANSWERS,
  type SameAnswer,
} from '../../questionnaires/sameAnswers.ts'
import { DECIDED } from '../composing/onThread.ts'
import { readSaid, type SaidAnswer } from '../story/readSaid.ts'
import { readDecisions } from '../story/readStory.ts'

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

/**
 * Answers that the viewer gave elsewhere and may take over into a questionnaire: from the account, the profile, and the
 * newest drafts and documents. There is at most one for each question, the latest that is valid for it. Nothing is
 * filled in. What the person removed or corrected in their story is left out or reworded. The number of SQL statements
 * is constant.
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
  const account = await readAccount({ app, viewer })
  const said = await asDecided({ app, viewer, said: await readSaid({ app, viewer, most: MOST_SOURCES }) })
  return questionsOf(definition)
    .filter(isOfferable)
    .flatMap(question => {
      const { key } = question
      const same = SAME_ANSWERS.find(entry => entry[here] === key) ?? null
      const [last] = [
        ...accountAnswers(account, same),
        ...said.filter(answer => answersQuestion({ answer, key, same, here })).map(givenAnswer),
      ]
        .flatMap(given => {
          const value = valueFor(question, given.value)
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
type Account = Pick<User, AccountField | 'createdAt'>

async function readAccount({ app, viewer }: Reading): Promise<Account> {
  return await app.database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { fullName: true, email: true, createdAt: true },
  })
}

function accountAnswers(account: Account, same: SameAnswer | null): GivenAnswer[] {
  if (same?.account === undefined) return []
  return [
    {
      value: { text: account[same.account] },
      source: 'ACCOUNT',
      sourceLabel: 'your account',
      givenAt: account.createdAt,
    },
  ]
}

/** The answers as the person's decisions about their statements leave them. */
async function asDecided({ app, viewer, said }: Reading & { said: SaidAnswer[] }): Promise<SaidAnswer[]> {
  const decisions = await readDecisions({ app, viewer })
  if (decisions.size === 0) return said
  const texts = said.flatMap(({ value, asked, key }) =>
    'text' in value ? [{ asked, key, text: value.text }] : [],
  )
  const decided = (await app.composer.run(DECIDED, { texts, decisions })).values()
  return said.map(answer =>
    'text' in answer.value ? { ...answer, value: { text: decided.next().value ?? '' } } : answer,
  )
}

/** Whether an answer from elsewhere is one to the same question. */
function answersQuestion({
  answer: { kind, asked, key: there },
  key,
  same,
  here,
}: {
  answer: SaidAnswer
  key: string
  same: SameAnswer | null
  here: ReturnType<typeof questionnaireName>
}): boolean {
  if (asked === null) return same?.profile === there
  const from = questionnaireName(asked.type, asked.form)
  if ((from === here ? key : same?.[from]) === there) return true
  return kind === 'DOCUMENT' && same?.document === there
}

function givenAnswer({ kind, name, value, saidAt, placeChangedAt }: SaidAnswer): GivenAnswer {
  return {
    value,
    source: kind,
    sourceLabel: kind === 'PROFILE' ? 'your profile' : `${name}, ${dateOf(placeChangedAt)}`,
    givenAt: saidAt,
  }
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
