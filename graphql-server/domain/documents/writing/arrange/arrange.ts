/** The writer without a model: a person's own sentences, chosen and ordered along the plan. */
import type {
  DraftParagraph,
  DraftSentence,
  PlannedParagraph,
  SentenceSource,
  WritingPlan,
} from '../draft.ts'
import { labelsFor } from '../forms/labels.ts'
import { filledInBy, type Student, studentOf } from '../letterPeople.ts'
import { countWords } from '../plainText.ts'
import { answersInPlay, keyStoriesOf } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import { chooseWithin, createTold } from './choose.ts'
import { closingSentence, purposeSentence, SALUTATION, signature } from './letterFrame.ts'
import { studentAsSubject, studentNamed, turnedFor } from './letterSide.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { createSaidCheck, type SaidCheck } from './saidIn.ts'
import {
  isPosition,
  type Stated,
  statedAcquaintance,
  statedApplication,
  statedMeetings,
  statedPosition,
  statedRank,
  statedStanding,
  statedStudies,
} from './stated.ts'

/** In these paragraphs a line without a subject ('Led a team of 17') tells what the person did. */
const TELLS_DEEDS = /^(?:opening|preparation|evidence|challenge|moment|background|academics|qualities)$/u
/** These paragraphs keep an answer, however little room there is. */
const NEEDED =
  /^(?:opening|preparation|evidence|academics|qualities|comparison|reflection|fit|school|goals|ahead|recommendation)$/u
/** These hold what a document is built on: its story, and what it leads to. */
const DEAR = /^(?:opening|goals|ahead)$/u
const DEAR_IN_LETTER = /^(?:opening|comparison|recommendation)$/u
/** An answer that counts its stories tells each by itself. */
const NEXT_STORY =
  /\n[ \t]*(?=\(?\d{1,2}[.)]\s)|\n(?=(?:Other|Another|(?:The )?[Ss]econd) (?:example|story|moment|case)\b)/u
/** These do wherever they are told. */
const DEEDS_ANYWHERE = /^developmentAreas$|Strengths$|Qualities$/u
/** These answers say what the person wants. */
const TELLS_GOALS = /Goals$|Plans$|Vision$|Aspirations$|^futureImpact$|^careerMotivation$/u
/** What the answer to a question is where it is a list, as the start of a sentence. */
const LISTS: Readonly<Record<string, string>> = {
  languageSkills: 'My languages are',
  significantCoursework: 'The courses that prepared me were',
  specificCourses: 'The courses that I need are',
}
/** These answers are about work. */
const TELLS_WORK = /^(?:workExperience|industryExperience|professionalAchievements)/u
/** These answers of a letter are about its recommender. */
export const ABOUT_RECOMMENDER =
  /^(?:recommender|relationship|coursesTeaching|projectSupervision|interaction)/u
/** A person's own words for it; the letter closes with them, not with a sentence of ours. */
export const RECOMMENDS = /\bI\b[^.]*\brecommend\b|\bmy [^.]*\brecommendation\b/iu

/** The paragraphs of a plan, one for each, null where no answer has a sentence for it. */
export function arrange(request: WritingRequest, plan: WritingPlan): (DraftParagraph | null)[] {
  const inPlay = { ...request, answers: answersInPlay(request) }
  const isSaid = createSaidCheck(inPlay)
  const stated = statedIn(inPlay, plan).map(facts =>
    facts.filter(({ text, sources }) => isSaid(text, sources)),
  )
  const told = createTold()
  const isTold = new Set(stated.flat().flatMap(({ keys }) => keys))
  const quoted = stated.flat().flatMap(({ sources }) => sources)
  const keyStories = keyStoriesOf(request)
  // The first instance of a letter is told whole before there is room for another.
  const instance =
    request.type === 'LOR' ? plan.paragraphs.find(({ job }) => job === 'evidence')?.keys[0] : undefined
  const dear = request.type === 'LOR' ? DEAR_IN_LETTER : DEAR
  const paragraphs = plan.paragraphs.map((planned, at) => ({
    share: planned.share,
    // A second paragraph of the same job may go.
    isNeeded: NEEDED.test(planned.job) && plan.paragraphs.findIndex(({ job }) => job === planned.job) === at,
    answers: planned.keys
      .filter(key => !isTold.has(key))
      .flatMap(key =>
        piecesFor({ request: inPlay, planned, key, quoted, isSaid }).map((pieces, number) => ({
          pieces: pieces.filter(piece => told.tells(piece)),
          isDear: number === 0 && (dear.test(planned.job) || key === instance),
          isKept: number === 0 && keyStories.has(key),
          supports: number > 0 || (key !== instance && planned.job === 'evidence' && request.type === 'LOR'),
        })),
      )
      .filter(({ pieces }) => pieces.length > 0),
  }))
  const frame = (at: number, own: readonly Piece[]) => {
    const planned = plan.paragraphs[at]
    return planned === undefined ? [] : framed(inPlay, planned, plan.tone, stated[at] ?? [], own)
  }
  const stock = plan.paragraphs.flatMap((_, at) => frame(at, []))
  const frameWords = stock.reduce((sum, { text }) => sum + countWords(text), 0)
  const chosen = chooseWithin(paragraphs, Math.max(0, plan.targetWords - frameWords))
  return plan.paragraphs.map(({ job, title }, at) => {
    const sentences = frame(at, chosen[at] ?? [])
    return sentences.length === 0 ? null : { job, title, sentences }
  })
}

/** The sentences made of short answers, for each paragraph. */
function statedIn(request: WritingRequest, { paragraphs }: WritingPlan): Stated[][] {
  return paragraphs.map((planned, at) => {
    // Where its answers are in two paragraphs, it stands in the first.
    const isOfIt = ({ keys }: Stated) =>
      paragraphs.findIndex(one => keys.some(key => one.keys.includes(key))) === at
    if (request.type === 'LOR') {
      const student = studentOf(request)
      const standing = planned.keys.flatMap(key => statedStanding(request, key, student) ?? [])
      if (planned.job !== 'opening') return standing
      const meetings = statedMeetings(request, student)
      return [
        ...statedAcquaintance(request, student),
        ...(meetings !== null && isOfIt(meetings) ? [meetings] : []),
        ...standing,
      ]
    }
    const position = statedPosition(request)
    const facts = [
      ...[statedStudies(request), statedRank(request)].filter(fact => fact !== null).filter(isOfIt),
      ...(position !== null && at === workAt(position, paragraphs) ? [position] : []),
    ]
    const application = at === applicationAt(request, paragraphs) ? statedApplication(request) : null
    return application === null ? facts : [...facts, application]
  })
}

/** The paragraph that the present post leads up to: the first one about work, otherwise its own. */
function workAt({ keys }: Stated, paragraphs: readonly PlannedParagraph[]): number {
  const work = paragraphs.findIndex(one => one.keys.some(key => TELLS_WORK.test(key)))
  return work >= 0 ? work : paragraphs.findIndex(one => one.keys.some(key => keys.includes(key)))
}

/** The paragraph that says what is applied for: the first one, and in an essay the one about the school. */
function applicationAt({ type }: WritingRequest, paragraphs: readonly PlannedParagraph[]): number {
  if (type !== 'ESSAY') return 0
  const school = paragraphs.findIndex(({ job }) => job === 'school')
  return school >= 0 ? school : paragraphs.findIndex(({ job }) => job === 'ahead')
}

/** 'Her technical skills are' */
function skillsOf(student: Student): string {
  const { possessive } = studentNamed(student)
  return `${possessive.slice(0, 1).toUpperCase()}${possessive.slice(1)} technical skills are`
}

function piecesFor({
  request,
  planned,
  key,
  quoted,
  isSaid,
}: {
  request: WritingRequest
  planned: PlannedParagraph
  key: string
  /** What stated sentences tell of it. */
  quoted: readonly SentenceSource[]
  isSaid: SaidCheck
}): Piece[][] {
  const isDeed = TELLS_DEEDS.test(planned.job) || DEEDS_ANYWHERE.test(key)
  const isStudents = request.type === 'LOR' && !ABOUT_RECOMMENDER.test(key)
  const isOfStudent = request.type === 'LOR' && filledInBy(request.answers) === 'STUDENT'
  const turn = turnedFor(request)
  const answer = {
    key,
    label: labelsFor(request)(key),
    doer: !isDeed
      ? null
      : request.type !== 'LOR'
        ? 'I'
        : isStudents
          ? studentAsSubject(studentOf(request))
          : null,
    isGoal: request.type === 'LOR' ? null : TELLS_GOALS.test(key),
    listOf: key === 'technicalSkills' ? skillsOf(studentOf(request)) : (LISTS[key] ?? null),
    turned: isOfStudent && !isStudents ? unlessOfRecommender(turn) : turn,
    isSaid: (sentence: string, source: SentenceSource) => isSaid(sentence, [source]),
  }
  return quoted
    .filter(source => source.key === key)
    .reduce((left, { quote }) => left.replace(quote, ''), proseOf(request.answers[key]))
    .split(NEXT_STORY)
    .map(typed => piecesOf({ ...answer, typed }))
}

/** Where a student writes about their recommender, 'she' is the recommender, and in the letter would be the student. */
function unlessOfRecommender(turn: (text: string) => string | null): (text: string) => string | null {
  return text => (/\b(?:she|he|they)\b/iu.test(text) ? null : turn(text))
}

/** A paragraph's sentences with what frames them. */
function framed(
  request: WritingRequest,
  planned: PlannedParagraph,
  tone: string,
  stated: readonly Stated[],
  own: readonly Piece[],
): DraftSentence[] {
  const facts = sentencesOf(stated)
  const said = own.map(({ text, source }) => ({ text, sources: [source] }))
  if (request.type !== 'LOR') {
    // What is applied for follows from the story before it; studies lead up to what was done there.
    if (planned.job === 'opening' || planned.job === 'ahead') return [...said, ...facts]
    // The present post leads up to the work, behind the studies and what was done in them.
    const work = said.findIndex(({ sources }) => sources.some(({ key }) => TELLS_WORK.test(key)))
    const post = work < 0 ? [] : stated.filter(isPosition)
    const before = stated.filter(fact => !post.includes(fact))
    const at = Math.max(0, work)
    return [...sentencesOf(before), ...said.slice(0, at), ...sentencesOf(post), ...said.slice(at)]
  }
  const student = studentOf(request)
  switch (planned.job) {
    case 'salutation':
      return [{ text: SALUTATION, sources: [] }]
    case 'signature':
      return [signature(request, tone)].filter(one => one !== null)
    case 'opening':
      return [purposeSentence(request, student), ...facts, ...said]
    case 'recommendation': {
      const closing = own.some(({ text }) => RECOMMENDS.test(text)) ? [] : [closingSentence(request, student)]
      return [...facts, ...said, ...closing]
    }
    default:
      return [...said, ...facts]
  }
}

function sentencesOf(stated: readonly Stated[]): DraftSentence[] {
  return stated.map(({ text, sources }) => ({ text, sources }))
}
