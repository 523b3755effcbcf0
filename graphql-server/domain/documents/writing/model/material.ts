/** What of the answers goes out to the model for one document, and nothing else of them. */
import { CUT_OUT, cleanText } from '../../../language/cleanText.ts'
import type { AnswerValue, Question } from '../../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { conflictBetween } from '../argument/conflicts.ts'
import { mentions, namesToHide, type Topic } from '../avoid.ts'
import type { DraftSentence, PlannedParagraph, WritingPlan } from '../draft.ts'
import { formOf } from '../forms/index.ts'
import type { Speaker } from '../grounding/departures.ts'
import { mostTelling, share } from '../information.ts'
import { namesOf, type Pronoun, recommenderOf, type Student, speakerOf, studentOf } from '../letterPeople.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { answersInPlay, hasApplication } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { splitSentences } from '../splitSentences.ts'
import { replyThatSays } from '../statements/chosen.ts'
import { topicOf } from '../statements/topics.ts'
import { targetOf } from '../target.ts'
import { proseOf } from '../usableWords.ts'

/** One sentence or list item of an answer. Sentences of the text cite it by its number. */
export type Statement = {
  /** Counted from 1 over the whole document. */
  id: number
  key: string
  label: string
  /** The follow-up question that it replies to, which says what it is about; null for what the answer itself says. */
  repliesTo: string | null
  /** Cleaned of mark-up, ways to reach a person, and what was said to the machine rather than about oneself. */
  text: string
}

/** A paragraph of the plan as the model is given it. */
export type ParagraphTask = {
  /** In the plan, from 1. */
  number: number
  job: string
  title: string
  /** How long it should be, by its share of the plan and by what there is to tell. */
  words: number
  /** The numbers of the statements that it tells. */
  tells: readonly number[]
}

export type DocumentMaterial = {
  /** Whether the answers' 'I' is the text's. */
  speaker: Speaker
  statements: readonly Statement[]
  paragraphs: readonly ParagraphTask[]
  /** What may be named wherever it is of use, and needs no statement: the course and the university. */
  known: { course: string; university: string }
  /** The essay's question; null for what answers none. */
  prompt: string | null
  /** Who signs a letter, where an answer speaks of them by that name; else null. */
  recommender: string | null
  /** Pairs of statements, by number, that a program reads as two figures or roles for one thing. */
  disagree: readonly (readonly [number, number])[]
  /** For a letter: the sentences that are stated by rule before and behind what is written. */
  frame: { begins: string; ends: string } | null
  /** For a letter: whom it is about. */
  student: { name: string; first: string; pronoun: Pronoun } | null
}

/** Words of answers that go out for each word that is asked for; the rest by its most telling sentences. */
const WORDS_PER_WORD = 2
const FEWEST_WORDS_READ = 800
const MOST_WORDS_READ = 4_000
const FEWEST_OF_AN_ANSWER = 60
/** Of one answer. Prose of that many words never has more; what has is no prose. */
const MOST_CHARACTERS = 28_000
/** Notes written out as sentences take so many times their words. */
const WRITTEN_OUT = 1.35
/** Beside the words of its answers a paragraph may say what is applied for, and lead over. */
const WORDS_TO_LEAD_OVER = 15
const FEWEST_OF_A_PARAGRAPH = 25

/** Marks that look like ours, or like those of other machines. */
const FENCE = /<[/|]?[\p{L}_|-]{1,40}[|]?>/gu

/** Who writes a letter, and how they know the student, are asked apart from what the letter tells. */
const WHO_WRITES = [
  'recommenderTitle',
  'recommenderOrganization',
  'recommenderCredentials',
  'relationshipType',
  'recommenderRelation',
  'relationshipDuration',
  'interactionFrequency',
]
/** What a letter leads up to, also where its plan has no room for it: why this programme, and what the student is fit for. */
const WHAT_FOR = ['programFit', 'careerPotential']
/** The lines around a letter, which are stated by rule. */
const FRAME = new Set(['salutation', 'signature'])

/** Sentences of a letter's paragraph that must be right to the letter and are stated by rule. */
export type Frame = { first: readonly DraftSentence[]; last: readonly DraftSentence[] }

/**
 * The statements of the plan's answers, each paragraph with its own, and in a letter who is who. `frames` are of the
 * plan's paragraphs, and take their words off the letter's.
 */
export function documentMaterial(
  request: WritingRequest,
  plan: WritingPlan,
  frames: readonly Frame[] = [],
): DocumentMaterial {
  const { type, form } = request
  const definition = findQuestionnaire(type, form)
  const questions = new Map<string, Question>(
    definition?.sections.flatMap(section => section.questions.map(question => [question.key, question])),
  )
  const labels = new Map(definition?.background.map(({ key, label }) => [key, label]))
  const inPlay = answersInPlay(request)
  const isLetter = type === 'LOR'
  const student = isLetter ? studentOf(request) : null
  const { course, university, sources } = targetOf(request)
  const aboutSchool = course === '' || university === '' ? [] : reasonsForSchool(request, plan)
  const planned = new Set(plan.paragraphs.flatMap(({ keys }) => keys))
  const last = plan.paragraphs.findLast(({ job }) => !FRAME.has(job))
  const repliedTo = (request.replies ?? []).map(({ tellsWith }) => tellsWith)
  const keysOf = (paragraph: PlannedParagraph) => {
    const { job, keys } = paragraph
    if (FRAME.has(job)) return []
    return [
      ...(isLetter && job === 'opening' ? WHO_WRITES : []),
      ...keys,
      ...(job === 'ahead' ? aboutSchool : []),
      ...(isLetter && job === 'recommendation' ? WHAT_FOR.filter(key => !planned.has(key)) : []),
      // What somebody was asked and replied is theirs to see in the text, whatever the plan has no room for.
      ...(paragraph === last ? repliedTo.filter(key => !planned.has(key)) : []),
    ]
  }
  const all = new Set(plan.paragraphs.flatMap(keysOf))
  const told = [...all]
    .filter(key => questions.get(key)?.use !== 'NEVER_IN_TEXT')
    .map(key => ({ key, sentences: sentencesOf(wordsOf(inPlay[key], questions.get(key))) }))
  const room = Math.min(MOST_WORDS_READ, Math.max(FEWEST_WORDS_READ, plan.targetWords * WORDS_PER_WORD))
  // Short answers leave their room to the long ones: a story is cut only where the answers do not all fit.
  const rooms = share(
    room,
    told.map(({ sentences }) => ({ weight: 1, most: wordsIn(sentences) })),
  )
  const statements: Statement[] = []
  const idsByKey = new Map<string, number[]>()
  const hidden = namesToHide(Object.values(request.answers).map(proseOf))
  const add = (key: string, label: string, texts: readonly string[]) => {
    const ids = texts.map(text =>
      statements.push({
        id: statements.length + 1,
        key,
        label,
        repliesTo: withoutHidden(replyThatSays({ key, text }, request.replies ?? [])?.question, hidden),
        text,
      }),
    )
    idsByKey.set(key, [...(idsByKey.get(key) ?? []), ...ids])
  }
  for (const [index, { key, sentences }] of told.entries()) {
    const mostWords = Math.max(FEWEST_OF_AN_ANSWER, Math.round(rooms[index] ?? 0))
    add(key, questions.get(key)?.label ?? labels.get(key) ?? key, mostTellingOf(sentences, mostWords))
  }
  const tellsTarget = isLetter || hasApplication(request)
  for (const { key, label, quote } of tellsTarget ? sources : [])
    if (!idsByKey.has(key)) add(key, label, [quote])
  const { promptKey } = formOf(type, form)
  const prompt =
    promptKey === undefined ? [] : mostTellingOf(sentencesOf(proseOf(inPlay[promptKey])), FEWEST_WORDS_READ)
  return {
    speaker: speakerOf(request),
    statements,
    paragraphs: tasksOf({
      plan,
      targetWords: Math.max(0, plan.targetWords - wordsOfFrames(plan, frames)),
      statements,
      idsOf: planned => keysOf(planned).flatMap(key => idsByKey.get(key) ?? []),
    }),
    known: { course, university },
    disagree: disagreeing(statements),
    frame: isLetter ? frameOfLetter(plan, frames) : null,
    recommender: student && recommenderNamedIn(request, student, statements),
    prompt: prompt.length === 0 ? null : prompt.join(' '),
    student: student && { name: student.full, first: student.first, pronoun: student.pronoun },
  }
}

/**
 * The answers on why this school that an essay's plan leaves out, since its prompt does not ask for them: a text that ends
 * on what is applied for says why there.
 */
function reasonsForSchool({ type, form }: WritingRequest, plan: WritingPlan): string[] {
  if (type !== 'ESSAY') return []
  const planned = new Set(plan.paragraphs.flatMap(({ keys }) => keys))
  return (findQuestionnaire(type, form)?.sections ?? []).flatMap(({ key: section, questions }) =>
    questions
      .filter(
        ({ key }) => !planned.has(key) && topicOf({ asked: { type, form }, section, key }) === 'SCHOOLS',
      )
      .map(({ key }) => key),
  )
}

/** A question as the model is shown it: one that has a name which is to stay out is not. */
function withoutHidden(question: string | undefined, hidden: readonly Topic[]): string | null {
  return question === undefined || mentions(question, hidden) ? null : question
}

/** The paragraphs that have something to tell, with the words parted among them. */
function tasksOf({
  plan,
  targetWords,
  statements,
  idsOf,
}: {
  plan: WritingPlan
  targetWords: number
  statements: readonly Statement[]
  idsOf: (planned: PlannedParagraph) => readonly number[]
}): ParagraphTask[] {
  const told = new Set<number>()
  const tasks = plan.paragraphs.flatMap((planned, index) => {
    if (FRAME.has(planned.job)) return []
    const tells = [...new Set(idsOf(planned))].filter(id => !told.has(id))
    for (const id of tells) told.add(id)
    const words = tells.reduce((sum, id) => sum + countWords(statements[id - 1]?.text ?? ''), 0)
    // Who writes a letter, and what is applied for, is told even where nothing else is; a letter leads up to its close.
    if (words === 0 && planned.job !== 'opening' && planned.job !== 'recommendation') return []
    return [{ planned, number: index + 1, tells, words }]
  })
  const parted = share(
    targetWords,
    tasks.map(({ planned, words }) => ({
      weight: (planned.share * targetWords + words) / 2,
      most: words * WRITTEN_OUT + WORDS_TO_LEAD_OVER,
    })),
  )
  return tasks.map(({ planned: { job, title }, number, tells }, index) => ({
    number,
    job,
    title,
    tells,
    words: Math.max(FEWEST_OF_A_PARAGRAPH, Math.round(parted[index] ?? 0)),
  }))
}

function recommenderNamedIn(
  { answers }: WritingRequest,
  student: Student,
  statements: readonly Statement[],
): string | null {
  const recommender = recommenderOf(answers)
  const names = namesOf(recommender, student)
  return statements.some(({ text }) => text.split(/[^\p{L}'’-]+/u).some(word => names.includes(word)))
    ? recommender.full
    : null
}

function wordsOf(value: AnswerValue | undefined, question: Question | undefined): string {
  if (value === undefined || 'flag' in value) return ''
  if ('text' in value) return value.text
  if ('number' in value) return String(value.number)
  const labelOf = (option: string) =>
    question !== undefined && 'options' in question
      ? (question.options.find(candidate => candidate.value === option)?.label ?? '')
      : ''
  return 'option' in value ? labelOf(value.option) : value.options.map(labelOf).join(', ')
}

/** Statements that say something different of the same thing, as far as their wording shows it. */
function disagreeing(statements: readonly Statement[]): (readonly [number, number])[] {
  return statements.flatMap((one, at) =>
    statements
      .slice(at + 1)
      .filter(other => conflictBetween(one.text, other.text) !== null)
      .map(other => [one.id, other.id] as const),
  )
}

/** Words of a letter's frames that count as its text: neither salutation nor signature. */
export function wordsOfFrames({ paragraphs }: WritingPlan, frames: readonly Frame[]): number {
  return wordsIn(
    frames.flatMap((frame, index) => (FRAME.has(paragraphs[index]?.job ?? '') ? [] : textsOf(frame))),
  )
}

/** What stands directly before and behind the paragraphs of a letter. */
function frameOfLetter({ paragraphs }: WritingPlan, frames: readonly Frame[]): DocumentMaterial['frame'] {
  const of = (job: string) =>
    frames.flatMap((frame, index) => (paragraphs[index]?.job === job ? textsOf(frame) : [])).join(' ')
  return { begins: of('opening'), ends: of('recommendation') }
}

function textsOf({ first, last }: Frame): string[] {
  return [...first, ...last].map(({ text }) => text)
}

function wordsIn(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/u).length, 0)
}

function sentencesOf(raw: string): readonly string[] {
  return splitSentences(cleanText(raw.slice(0, 10 * MOST_CHARACTERS)).replace(FENCE, ' '))
    .map(({ text }) => text.replaceAll(CUT_OUT, ' ').replace(/ {2,}/gu, ' ').trim())
    .filter(text => text !== '' && !isNonAnswer(text))
}

function mostTellingOf(sentences: readonly string[], mostWords: number): readonly string[] {
  const kept: string[] = []
  let left = MOST_CHARACTERS
  for (const sentence of mostTelling(sentences, mostWords)) {
    if (sentence.length > left) continue
    left -= sentence.length
    kept.push(sentence)
  }
  return kept
}
