/** The writer without a model: a person's own sentences, chosen and ordered along the plan. */
import type { DraftParagraph, DraftSentence, PlannedParagraph, WritingPlan } from '../draft.ts'
import { labelsFor } from '../forms/labels.ts'
import { share } from '../information.ts'
import { filledInBy, type Student, studentOf } from '../letterPeople.ts'
import { countWords } from '../plainText.ts'
import { answersInPlay } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import { chooseWithin, createTold, wordsIn } from './choose.ts'
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
/** These answers say what the person wants. */
const TELLS_GOALS = /Goals$|Plans$|Vision$|Aspirations$|^futureImpact$/u
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
  const answers = plan.paragraphs.map(planned =>
    planned.keys
      .filter(key => !isTold.has(key))
      .map(key => piecesFor(inPlay, planned, key, isSaid).filter(({ text }) => told.tells(text)))
      .filter(pieces => pieces.length > 0),
  )
  const frame = (at: number, own: readonly Piece[]) => {
    const planned = plan.paragraphs[at]
    return planned === undefined ? [] : framed(inPlay, planned, plan.tone, stated[at] ?? [], own)
  }
  const stock = plan.paragraphs.flatMap((_, at) => frame(at, []))
  const room = roomOf(plan, stock, answers)
  let spare = 0
  return plan.paragraphs.map(({ job, title }, at) => {
    const own = chooseWithin(answers[at] ?? [], (room[at] ?? 0) + spare)
    spare += (room[at] ?? 0) - wordsIn(own)
    const sentences = frame(at, own)
    return sentences.length === 0 ? null : { job, title, sentences }
  })
}

/** The words of the person that each paragraph may take: by its share, and no more than it has. */
function roomOf(
  plan: WritingPlan,
  stock: readonly DraftSentence[],
  answers: readonly (readonly (readonly Piece[])[])[],
): number[] {
  const frame = stock.reduce((sum, { text }) => sum + countWords(text), 0)
  return share(
    Math.max(0, plan.targetWords - frame),
    plan.paragraphs.map((planned, at) => ({
      weight: planned.share,
      most: wordsIn((answers[at] ?? []).flat()),
    })),
  )
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

function piecesFor(
  request: WritingRequest,
  planned: PlannedParagraph,
  key: string,
  isSaid: SaidCheck,
): Piece[] {
  const isDeed = TELLS_DEEDS.test(planned.job) || key === 'developmentAreas'
  const isStudents = request.type === 'LOR' && !ABOUT_RECOMMENDER.test(key)
  const isOfStudent = request.type === 'LOR' && filledInBy(request.answers) === 'STUDENT'
  const turn = turnedFor(request)
  return piecesOf({
    key,
    label: labelsFor(request)(key),
    typed: proseOf(request.answers[key]),
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
    isSaid: (sentence, source) => isSaid(sentence, [source]),
  })
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
