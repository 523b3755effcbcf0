/**
 * The simulated person. The product asks about the gaps in their answers; a reader who holds the sheet fills in a form:
 * what the sheet or the answers entail is confirmed or said in the sheet's words, all else is rejected. A program
 * decides which questions are skipped, and plays the person who confirms every suggestion.
 */
import { z } from 'zod'
import { quoteRepliedTo } from '../domain/documents/questions/replies.ts'
import { settlementOf } from '../domain/documents/questions/settleContradiction.ts'
import { askByModel, questionsPrompt } from '../domain/documents/writing/questions/askByModel.ts'
import { askByTemplate } from '../domain/documents/writing/questions/askByTemplate.ts'
import {
  followUpQuotes,
  followUpSuggestions,
  MOST_FOLLOW_UPS,
  type ProposedFollowUp,
} from '../domain/documents/writing/questions/followUp.ts'
import { toldIn } from '../domain/documents/writing/questions/toldIn.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { answersWithChosen, isToldBy } from '../domain/documents/writing/statements/chosen.ts'
import { targetOf } from '../domain/documents/writing/target.ts'
import type { Answers } from '../domain/questionnaires/definition.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import { answersToRead } from './answersToRead.ts'
import { chance } from './packFolder.ts'
import { requestOf } from './person.ts'
import { personSheet, type UnseenPerson } from './unseenPeople.ts'

/** The share of the questions that a person skips. */
const SKIPPED = 0.2
/** Requests for a model's questions: one, and one in another request format. */
const MODEL_CALLS = 2

const askedQuestion = z.strictObject({
  number: z.int(),
  gap: z.string(),
  quotes: followUpQuotes,
  question: z.string(),
  why: z.string(),
  suggestions: followUpSuggestions,
  /** Decided by the program: the person gives no reply. The other fields are filled in all the same. */
  skipped: z.boolean(),
  /** An answer tells already what is asked. */
  toldAlready: z.boolean().nullable(),
  /** The sheet, or what the answers entail, holds a reply. */
  answerable: z.boolean().nullable(),
  /** For each suggestion: whether the sheet or the answers entail it. */
  entailed: z.array(z.boolean().nullable()),
  decision: z.enum(['CONFIRM', 'REWORD', 'REJECT']).nullable(),
  /** Of CONFIRM: the suggestion, from 1. */
  confirmed: z.int().min(1).nullable(),
  /** Of REWORD: the reply in the person's way of typing, from the sheet alone. */
  reply: z.string(),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export const questionForm = z.object({
  task: z.string(),
  person: z.string(),
  about: z.string(),
  answersIn: z.string(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  sheet: personSheet,
  questions: z.array(askedQuestion),
})
export type QuestionForm = z.infer<typeof questionForm>

const TASK =
  'You play this person. For each question fill in toldAlready (does an answer tell this already?), answerable (do ' +
  'the sheet’s links, or what the answers entail, hold a reply?), entailed (for each suggestion: do links or answers ' +
  'entail it? a falsehood never is), and a decision: CONFIRM with the number of an entailed suggestion in confirmed; ' +
  'REWORD with reply, in the way in which this person types, from links and answers alone; REJECT where a suggestion ' +
  'is not so, or nothing is known. Fill in skipped questions too: the program leaves their replies out. Of a letter ' +
  'the recommender replies.'

/** The form about the questions that a person is asked. */
export function questionFormFor(person: UnseenPerson, questions: readonly ProposedFollowUp[]): QuestionForm {
  return {
    task: TASK,
    person: person.name,
    about: person.about,
    answersIn: person.answersIn,
    answers: answersToRead(requestOf(person)),
    sheet: person.sheet,
    questions: questions.map(({ gap, quotes, text, why, suggestions }, index) => ({
      number: index + 1,
      gap,
      quotes: [...quotes],
      question: text,
      why,
      suggestions: [...suggestions],
      skipped: chance('skip', person.name, text) < SKIPPED,
      toldAlready: null,
      answerable: null,
      entailed: suggestions.map(() => null),
      decision: null,
      confirmed: null,
      reply: '',
    })),
  }
}

function toldBy(person: UnseenPerson) {
  const { type, form, answers } = requestOf(person)
  return toldIn({ asked: { type, form }, answers, replies: [], decisions: new Map() })
}

function universityOf(person: UnseenPerson): string | null {
  const { university } = targetOf(requestOf(person))
  return university === '' ? null : university
}

/** The questions of the product without a model. */
export function askWithoutModel(person: UnseenPerson): ProposedFollowUp[] {
  return askByTemplate({
    told: toldBy(person),
    asked: [],
    room: MOST_FOLLOW_UPS,
    university: universityOf(person),
  })
}

/**
 * The questions of the product with a model: its own that may be asked, then the templates'.
 * @throws the signal's reason when it is aborted
 */
export async function askWithModel({
  person,
  model,
  signal,
}: {
  person: UnseenPerson
  model: LanguageModel
  signal: AbortSignal
}): Promise<ProposedFollowUp[]> {
  const told = toldBy(person)
  const answer = await model.ask({ ...questionsPrompt(told), calls: { left: MODEL_CALLS }, signal })
  const reply = answer.outcome === 'ANSWERED' || answer.outcome === 'CUT' ? answer.text : null
  return askByModel({
    told,
    asked: [],
    room: MOST_FOLLOW_UPS,
    university: universityOf(person),
    reply,
  })
}

/** Whether a reader has filled in the whole form. */
export function isFilled({ questions }: QuestionForm): boolean {
  return questions.every(
    ({ toldAlready, answerable, entailed, decision }) =>
      toldAlready !== null && answerable !== null && decision !== null && !entailed.includes(null),
  )
}

/** How a person replies: by their sheet, or by confirming the first suggestion of every question. */
export type Replying = 'none' | 'honest' | 'yes-sayer'

type Reply = { asked: AskedQuestion; words: string; confirmed: number | null }

/** @throws Error where a form confirms a suggestion that is not there, or rewords without words */
function replyTo(asked: AskedQuestion, replying: Replying): Reply | null {
  if (replying === 'none') return null
  if (replying === 'yes-sayer') {
    const [first] = asked.suggestions
    return first === undefined ? null : { asked, words: first, confirmed: 0 }
  }
  if (asked.skipped || asked.decision === 'REJECT') return null
  if (asked.decision === 'REWORD') {
    if (asked.reply.trim() === '') throw new Error(`Question ${asked.number} is reworded without words`)
    return { asked, words: asked.reply.trim(), confirmed: null }
  }
  const at = (asked.confirmed ?? 0) - 1
  const words = asked.suggestions[at]
  if (words === undefined) throw new Error(`Question ${asked.number} confirms a suggestion that is not there`)
  return { asked, words, confirmed: at }
}

/**
 * What a writer is given after the replies. A reply is told with the answer that its question is about; a confirmed
 * side of a contradiction corrects the other side.
 */
export function requestAfterReplies(
  person: UnseenPerson,
  form: QuestionForm,
  replying: Replying,
): WritingRequest {
  const request = requestOf(person)
  const replies = form.questions.flatMap(asked => replyTo(asked, replying) ?? [])
  const settled = replies.reduce((answers, reply) => settle(answers, reply), request.answers)
  const told = replies.flatMap(({ asked: { gap, quotes, question, number }, words }) => {
    const tellsWith = quoteRepliedTo(gap, quotes)?.key
    const isSettlement = gap === 'CONTRADICTION' || gap === 'OTHER_SCHOOL'
    return tellsWith === undefined || isSettlement || isToldBy(words, settled)
      ? []
      : [{ key: String(number), words, tellsWith, source: question, question }]
  })
  return { ...request, answers: answersWithChosen(settled, told), replies: told }
}

function settle(answers: Answers, { asked: { gap, quotes }, confirmed }: Reply): Answers {
  const settlement = settlementOf({ gap, quotes, confirmed })
  const wrong = quotes.find(({ statementKey }) => statementKey === settlement?.key)
  const value = wrong === undefined ? undefined : answers[wrong.key]
  if (settlement === null || wrong === undefined || value === undefined || !('text' in value)) return answers
  const text = value.text.replace(wrong.words, () => settlement.correction ?? '').trim()
  return { ...answers, [wrong.key]: { text } }
}

/** What the forms show about the questions. Shares are from 0 to 1; null where nothing was asked. */
export type QuestionFigures = {
  asked: number
  /** Share that the sheet or the answers can answer. */
  answerable: number | null
  /** Share that an answer tells already. */
  toldAlready: number | null
  /** Suggestions that the yes-sayer confirms, and how many of them are not so. */
  yesSaid: number
  yesSaidFalse: number
}

/** Figures of forms that readers have filled in. */
export function measureQuestions(forms: readonly QuestionForm[]): QuestionFigures {
  const questions = forms.flatMap(form => form.questions)
  const share = (count: number) => (questions.length === 0 ? null : count / questions.length)
  const yesSaid = questions.filter(({ suggestions }) => suggestions.length > 0)
  return {
    asked: questions.length,
    answerable: share(questions.filter(({ answerable }) => answerable === true).length),
    toldAlready: share(questions.filter(({ toldAlready }) => toldAlready === true).length),
    yesSaid: yesSaid.length,
    yesSaidFalse: yesSaid.filter(({ entailed: [first] }) => first === false).length,
  }
}
