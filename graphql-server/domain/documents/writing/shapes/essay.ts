/**
 * An essay answers its prompt: one moment leads, what serves it follows, and it ends looking ahead. With many answers
 * and few words the plan chooses; it does not touch everything.
 */

import { cleanText } from '../../../language/cleanText.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { informationIn, meaningOf } from '../information.ts'
import {
  CHILDHOOD,
  type Introductions,
  introducedFirst,
  introductionsIn,
  leansOnIntroduction,
  takesUpThing,
} from '../introductions.ts'
import { countWords } from '../plainText.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf, usableWords } from '../usableWords.ts'
import { yearIn } from '../years.ts'
import type { ShapeSection } from './shape.ts'

export const ESSAY_TYPES = [
  'personal-statement',
  'diversity',
  'why-school',
  'challenge',
  'leadership',
  'community-service',
  'academic-interest',
  'creative',
] as const
export type EssayType = (typeof ESSAY_TYPES)[number]

/** What an answer can do in an essay. */
export type EssayRole = 'SCENE' | 'GROUND' | 'INTEREST' | 'REFLECTION' | 'SCHOOL' | 'AHEAD'

export type EssayMaterial = {
  role: EssayRole
  /** The line of the outline where the answer has a paragraph of its own. */
  title: string
  /** Words of a prompt that ask for it. */
  asked: RegExp
  /** May an essay that argues open with it, before the story that shows it? */
  isPoint?: boolean
  /** Does it say what came of a moment, so that it may follow that moment? */
  isOutcome?: boolean
  /** Does it tell of what went wrong? */
  isSetback?: boolean
  /** Does an essay rather end on it than on a plan? */
  isVision?: boolean
  /** Does it say what one lacks, so that the school is what follows? */
  isNeed?: boolean
  /** Is it told right behind this answer, which it is about? */
  follows?: string
  /** Where it leads the essay, this is told before it: the subject before a question about it. */
  restsOn?: string
}

/** Which answers lead an essay of a type, which serve it and which close it, the best first. */
export type EssayPreference<Key extends string> = {
  lead: readonly Key[]
  serve: readonly Key[]
  close: readonly Key[]
}

type RoleShape = { job: string; title: string; share: number }

const ROLES: Readonly<Record<EssayRole, RoleShape>> = {
  SCENE: { job: 'moment', title: 'Another moment, and what was done', share: 0.2 },
  GROUND: { job: 'background', title: 'Where this comes from', share: 0.14 },
  INTEREST: { job: 'interest', title: 'What holds the attention', share: 0.16 },
  REFLECTION: { job: 'reflection', title: 'What changed, and what was learned', share: 0.14 },
  SCHOOL: { job: 'school', title: 'Why this school', share: 0.3 },
  AHEAD: { job: 'ahead', title: 'Where it leads', share: 0.13 },
}
const ORDER: readonly EssayRole[] = ['GROUND', 'SCENE', 'INTEREST', 'REFLECTION']

const LEAD_SHARE = 0.34
/** A story, as against a remark. */
const WORDS_OF_A_STORY = 60
/** A closing paragraph of one answer. */
const ENOUGH_TO_CLOSE = 40
/** About what one moment needs to be told. */
const WORDS_FOR_A_MOMENT = 105
/** Fewer words than this are a remark and no paragraph. */
const SMALLEST_PARAGRAPH = 30
/** Short answers of a kind share a paragraph until it has this many words. */
const FULL_PARAGRAPH = 75
/** … and with what goes on from it this many. */
const LONGEST_PARAGRAPH = 150
/** A story may wait for this many words on where one comes from. */
const LONGEST_START = 80
/** The words to choose sentences from, for each word of the essay. */
const CHOICE = 1.15
/** Beyond the best moments only what fills the essay. */
const JUST_ENOUGH = 1.03
/** Where the answers hold little more than the essay, what serves it least stays out all the same. */
const MOST_OF_ALL = 0.92

/** What a prompt asks for, where no type of essay was chosen. */
const TYPE_ASKED: readonly (readonly [EssayType, RegExp])[] = [
  [
    'why-school',
    /\bwhy (?:do you want|are you (?:applying|interested)|this|our|us\b|have you chosen|did you choose)|\bwhy\b.{0,40}\b(?:school|university|college|program(?:me)?|institution)\b|\b(?:choose|chose|attend|apply(?:ing)? to)\b.{0,30}\b(?:us|our|this)\b/iu,
  ],
  ['diversity', /\bdivers|\binclus|\bbackgrounds?\b|\bidentit|\bcultur|\bunderrepresented|\bheritage/iu],
  [
    'challenge',
    /\bchallenges?\b(?! (?:an?|the|your|some|somebody|someone)\b)|\bchallenging\b|\bobstacle|\bsetback|\bfail|\badvers|\bhardship|\bdifficult|\bovercame|\bovercome|\bmistake|\bresilien/iu,
  ],
  ['leadership', /\blead(?:er|ership|s|ing)?\b|\bled\b|\binfluenced? others/iu],
  ['community-service', /\bcommunit|\bservice\b|\bserv(?:e|ed|ing)\b|\bvolunteer|\bgiv(?:e|en|ing) back/iu],
  [
    'academic-interest',
    /\bacademic|\bintellectual|\bsubject\b|\bfield of study|\bresearch\b|\bcurio|\bfascinat/iu,
  ],
  ['creative', /\bcreativ|\bimagin|\binvent|\boriginal\b|\bunusual/iu],
]

/** The type that was chosen, or the one that the prompt asks for. */
export function essayTypeOf(chosen: string | undefined, prompt: string): EssayType {
  return (
    ESSAY_TYPES.find(type => type === chosen) ??
    TYPE_ASKED.find(([, asked]) => asked.test(prompt))?.[0] ??
    'personal-statement'
  )
}

type Candidate<Key extends string> = EssayMaterial & {
  key: Key
  words: number
  text: string
  /** Its place among the questions of the form. */
  at: number
  introductions: Introductions
  /** Does it begin with somebody of whom only another answer tells? */
  pointsBack: boolean
  meaning: ReadonlySet<string>
  score: number
}

/** The sections of the essay, from the answers that serve its type and prompt best. */
export function chooseEssay<Key extends string>({
  request,
  prompt,
  guidance = '',
  type,
  tone,
  inFront,
  targetWords,
  materials,
  preferences,
  mostOfAll = MOST_OF_ALL,
  order = ORDER,
}: {
  request: WritingRequest
  prompt: string
  /** What the person adds to it for the writer. */
  guidance?: string
  type: EssayType
  tone: string
  /** What the person wants in front. */
  inFront: ReadonlySet<string>
  targetWords: number
  materials: readonly (readonly [Key, EssayMaterial])[]
  preferences: Readonly<Record<EssayType, EssayPreference<Key>>>
  /** How much of the answers may go in where they hold little more than the essay. */
  mostOfAll?: number
  /** What stands between the opening and the end, by what it does. */
  order?: readonly EssayRole[]
}): readonly ShapeSection<Key>[] {
  const preference = preferences[type]
  const asked = `${prompt}\n${guidance}`
  const promptMeaning = meaningOf(cleanText(asked))
  const inForm = orderOfForm(request)
  const candidates = materials
    .map(([key, material]): Candidate<Key> => {
      const text = cleanText(proseOf(request.answers[key]))
      const words = usableWords({ [key]: request.answers[key] })
      const meaning = meaningOf(text)
      const shared = [...meaning].filter(word => promptMeaning.has(word)).length
      const fits =
        preferred(preference, key) +
        (material.asked.test(asked) ? 3 : 0) +
        (inFront.has(key) ? 5 : 0) +
        Math.min(1.5, shared * 0.4)
      const telling = words === 0 ? 0 : Math.min(1, (informationIn(text) / words) * 8)
      return {
        key,
        ...material,
        words,
        text,
        at: inForm.indexOf(key),
        meaning,
        introductions: introductionsIn(text),
        pointsBack: pointsBack(text),
        score: (fits + telling) * fullness(words),
      }
    })
    .filter(({ words }) => words > 0)
    .map((candidate, _, all) => goingOn(candidate, all))
    .sort((one, other) => other.score - one.score)
  const wishedFirst = wishedAt(guidance, BEGINS_WITH, candidates, startOf)
  const isStory = (wishedFirst?.words ?? 0) >= WORDS_OF_A_STORY
  const lead =
    (isStory ? wishedFirst : undefined) ??
    leadOf(
      candidates.filter(candidate => candidate !== wishedFirst),
      preference,
      tone,
    ) ??
    wishedFirst
  if (lead === undefined) return []
  const threaded = candidates
    .map(candidate =>
      isOfThread(candidate, lead) ? { ...candidate, score: candidate.score + 1.5 } : candidate,
    )
    .filter(
      ({ key, role, asked }) =>
        key !== lead.key && (role !== 'SCHOOL' || type === 'why-school' || asked.test(prompt)),
    )
    .sort((one, other) => other.score - one.score)
  const wishedLast = wishedAt(guidance, ENDS_WITH, threaded, endOf)
  const point =
    wishedFirst === undefined
      ? pointBefore(
          lead,
          threaded.filter(other => other !== wishedLast),
          tone,
        )
      : threaded.find(({ key }) => key === wishedFirst.key)
  const close = closingOf({
    candidates: threaded.filter(candidate => candidate !== point && candidate !== wishedLast),
    preference,
    targetWords,
    tone,
  })
  const chosen = [lead, ...[point, wishedLast].flatMap(one => (one === undefined ? [] : [one])), ...close]
  // A story is not told until somebody says what it changed; and a school that is asked for is named.
  const needed: readonly EssayRole[] = type === 'why-school' ? ['SCHOOL'] : ['REFLECTION']
  for (const role of needed) {
    const best = threaded.find(candidate => candidate.role === role && candidate.words >= FEWEST_TO_SAY)
    if (best !== undefined && !chosen.includes(best)) chosen.push(best)
  }
  const wished = threaded.find(({ key, words }) => inFront.has(key) && words >= WORDS_OF_A_REMARK)
  if (wished !== undefined && !inFront.has(lead.key) && !chosen.includes(wished)) chosen.push(wished)
  const held = lead.words + threaded.reduce((sum, { words }) => sum + words, 0)
  const fill = (most: number, enough: number) => {
    for (const candidate of threaded) {
      const words = chosen.reduce((sum, one) => sum + Math.min(one.words, capOf(one, lead, targetWords)), 0)
      if (words >= enough || chosen.length >= most) return
      if (chosen.includes(candidate)) continue
      chosen.push(candidate)
      // What it goes on from is told before it.
      const before = candidate.pointsBack ? threaded.find(({ key }) => key === candidate.follows) : undefined
      if (before !== undefined && !chosen.includes(before)) chosen.push(before)
      // What it taught goes with what happened.
      const lesson = threaded.find(({ follows }) => follows === candidate.key)
      if (lesson !== undefined && !chosen.includes(lesson)) chosen.push(lesson)
    }
  }
  // As many moments as the length carries; where they are too short to fill it, more, but never all that there is.
  fill(Math.max(3, Math.round(targetWords / WORDS_FOR_A_MOMENT)), targetWords * CHOICE)
  fill(threaded.length + 1, Math.min(targetWords * JUST_ENOUGH, held * mostOfAll))
  // Nobody asked why there; where room is left it is worth saying.
  const school = candidates.find(({ role, words }) => role === 'SCHOOL' && words >= WORDS_OF_A_REMARK)
  if (
    school !== undefined &&
    ![lead, point, wishedLast, ...chosen].some(candidate => candidate?.key === school.key) &&
    wordsIn(chosen) + school.words <= targetWords
  )
    chosen.push(school)
  return sectionsOf({
    chosen,
    lead,
    point,
    last: wishedLast,
    order,
    preference,
    tone,
    type,
    startsAsWished: BEGINS_WITH.test(guidance),
  })
}

/** The questions of the form, in the order in which a person answers them. */
function orderOfForm({ type, form }: WritingRequest): readonly string[] {
  return (
    findQuestionnaire(type, form)?.sections.flatMap(section => section.questions.map(({ key }) => key)) ?? []
  )
}

/**
 * 'Before that evening I believed …' goes on from what was answered before it; where the two have nothing in common,
 * from the story with which it has most.
 */
function goingOn<Key extends string>(
  candidate: Candidate<Key>,
  all: readonly Candidate<Key>[],
): Candidate<Key> {
  if (!candidate.introductions.goesOn || candidate.role === 'AHEAD' || candidate.role === 'SCHOOL')
    return candidate
  const [before] = all
    .filter(({ at, role }) => at < candidate.at && role !== 'AHEAD' && role !== 'SCHOOL')
    .sort((one, other) => other.at - one.at)
  if (before === undefined) return candidate
  const story = sharedBy(candidate, before) > 0 ? before : (storyOf(candidate, all, 3) ?? before)
  return { ...candidate, pointsBack: true, follows: candidate.follows ?? story.key }
}

/** How many words of any weight the two have in common. */
function sharedBy<Key extends string>(one: Candidate<Key>, other: Candidate<Key>): number {
  return sharedWords(one, other).length
}

function sharedWords<Key extends string>(one: Candidate<Key>, other: Candidate<Key>): string[] {
  return [...one.meaning].filter(word => other.meaning.has(word) && !OF_ANY_STORY.test(word))
}

/** The scene with which it has most in common, at least so many words. */
function storyOf<Key extends string>(
  candidate: Candidate<Key>,
  stories: readonly Candidate<Key>[],
  least: number,
): Candidate<Key> | undefined {
  return stories
    .filter(
      other => other.key !== candidate.key && other.role === 'SCENE' && sharedBy(candidate, other) >= least,
    )
    .sort((one, other) => sharedBy(candidate, other) - sharedBy(candidate, one) || one.at - other.at)[0]
}

const ENDS_WITH =
  /(?<!\b(?:not|never|don['’]t) )\b(?:end|finish|close|conclude)(?:s|ing)? (?:it |this |the (?:essay|text) )?(?:with|on|in|at|by) ([^.;,!?\n]+?)(?= (?:and|but|then) |[.;,!?\n]|$)/iu
const BEGINS_WITH =
  /(?<!\b(?:not|never|don['’]t) )\b(?:begin|start|open)(?:s|ning|ing)? (?:it |this |the (?:essay|text) )?(?:with|on|in|at|from) ([^.;,!?\n]+?)(?= (?:and|but|then) |[.;,!?\n]|$)/iu

/** A first sentence; what is told in two is a start as a whole. */
function startOf(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+/u)
  return sentences.length < 3 ? text : (sentences[0] ?? text)
}

function endOf(text: string): string {
  return (
    text
      .trim()
      .split(/(?<=[.!?])\s+/u)
      .at(-1) ?? text
  )
}

/** 'I would like to end with June': the answer whose end says so, rather one that reflects than one that tells. */
function wishedAt<Key extends string>(
  guidance: string,
  wish: RegExp,
  candidates: readonly Candidate<Key>[],
  partOf: (text: string) => string,
): Candidate<Key> | undefined {
  const wished = meaningOf(wish.exec(cleanText(guidance))?.[1] ?? '')
  if (wished.size === 0) return undefined
  const able = candidates.filter(({ text, role, words }) => {
    const said = meaningOf(partOf(text))
    return role !== 'SCHOOL' && words >= WORDS_OF_A_REMARK && [...wished].every(word => said.has(word))
  })
  return able.find(({ role }) => role === 'REFLECTION') ?? able[0]
}

/** What is said before the story: the point that it shows, or the subject that its question belongs to. */
function pointBefore<Key extends string>(
  lead: Candidate<Key>,
  candidates: readonly Candidate<Key>[],
  tone: string,
): Candidate<Key> | undefined {
  return (
    candidates.find(({ key, words }) => key === lead.restsOn && words >= FEWEST_TO_SAY) ??
    pointOf(candidates, tone)
  )
}

/** 'Asking him to bend a drain …': a person, and nobody before whom it could mean. */
function pointsBack(text: string): boolean {
  // '8 people, 5 of them women'
  const [before = '', somebody] = text
    .replace(/(?<=\d \p{Ll}+,? )(?:\d+|\p{Ll}+) of them\b/gu, 'some')
    .split(/\b(he|she|him|her|his|hers|they|them|their)\b/iu, 2)
  return (
    somebody !== undefined &&
    !/[.!?]\s/u.test(before) &&
    countWords(before) < 12 &&
    !/\b(?:my|our|an?|the|one|two|three|every|each|nobody|everybody|somebody|people|students|friends) \p{Ll}|\p{Lu}\p{Ll}+ \p{Lu}?\p{Ll}|(?<=\s)\p{Lu}\p{Ll}+/u.test(
      before,
    )
  )
}

/** Does it take up what the lead told: the same people, places or things? */
function isOfThread<Key extends string>(candidate: Candidate<Key>, lead: Candidate<Key>): boolean {
  const shared = [...candidate.meaning].filter(word => lead.meaning.has(word))
  return (
    candidate.key !== lead.key &&
    shared.length >= 2 &&
    (shared.length >= candidate.meaning.size * 0.15 || sharesFigure(candidate, lead))
  )
}

/** '412 people' in both: the same figure is hardly met by chance. */
function sharesFigure<Key extends string>(one: Candidate<Key>, other: Candidate<Key>): boolean {
  return [...one.meaning].some(word => FIGURE.test(word) && other.meaning.has(word))
}

function sharesName<Key extends string>(
  { introductions: one }: Candidate<Key>,
  { introductions: other }: Candidate<Key>,
): boolean {
  return [...one.named].some(name => other.named.has(name))
}

/** A number of some size, and no year. */
const FIGURE = /^(?!(?:19|20)\d\d$)(?!\d0+$)\d[\d,./]{2,}$/u

function preferred<Key extends string>({ lead, serve, close }: EssayPreference<Key>, key: Key): number {
  const led = lead.indexOf(key)
  if (led >= 0) return Math.max(6, 10 - led)
  const served = serve.indexOf(key)
  if (served >= 0) return Math.max(2.5, 5.5 - served * 0.4)
  return close.includes(key) ? 2 : 0.8
}

/** A sentence or so. */
const WORDS_OF_A_REMARK = 12
/** Fewer words than this say nothing that the rest could show. */
const FEWEST_TO_SAY = 6

/** A few words tell little, however well they fit. */
function fullness(words: number): number {
  return words < 9 ? 0.25 : words < 15 ? 0.4 : words < 25 ? 0.65 : words < 45 ? 0.85 : 1
}

function capOf<Key extends string>(
  candidate: Candidate<Key>,
  lead: Candidate<Key>,
  targetWords: number,
): number {
  return (
    targetWords *
    (candidate === lead ? (targetWords < 400 ? 0.65 : 0.5) : candidate.role === 'AHEAD' ? 0.2 : 0.3)
  )
}

/** What the essay opens with: of the answers that fit its type, the best one that is long enough to be a story. */
function leadOf<Key extends string>(
  candidates: readonly Candidate<Key>[],
  preference: EssayPreference<Key>,
  tone: string,
): Candidate<Key> | undefined {
  const able = candidates.filter(
    ({ key, role }) =>
      preference.lead.includes(key) || role === 'SCENE' || (tone !== 'narrative' && role === 'GROUND'),
  )
  const first = able.filter(({ role }) => role !== 'SCHOOL' && role !== 'AHEAD')
  // 'Asking him to stop was …' goes on from something that the reader would not know yet.
  const knowing = first.filter(({ pointsBack }) => !pointsBack)
  const known = knowing.length === 0 ? first : knowing
  // A narrative opens with what happened, and comes to what one wonders about on the way.
  const happened =
    tone === 'narrative'
      ? known.filter(({ role, words }) => role === 'SCENE' && words >= WORDS_OF_A_STORY)
      : []
  const opens = (happened.length === 0 ? known : happened).sort((one, other) => asLead(other) - asLead(one))
  return opens[0] ?? candidates.find(({ role }) => role !== 'AHEAD' && role !== 'SCHOOL') ?? candidates[0]
}

/** How well it serves, with what it lacks of a story taken off. */
function asLead<Key extends string>({ score, words }: Candidate<Key>): number {
  return score * Math.min(1, words / WORDS_OF_A_STORY)
}

/** What an essay that argues, or looks ahead, opens with before its story. */
function pointOf<Key extends string>(
  candidates: readonly Candidate<Key>[],
  tone: string,
): Candidate<Key> | undefined {
  if (tone !== 'analytical' && tone !== 'inspirational') return undefined
  const able = candidates.filter(
    ({ words, follows, text }) =>
      words >= FEWEST_TO_SAY && follows === undefined && !TELLS_A_CHANGE.test(text),
  )
  return (
    (tone === 'inspirational' ? able.find(({ key }) => OPENS_FORWARD.has(key)) : undefined) ??
    able.find(({ isPoint }) => isPoint === true)
  )
}

/** 'I used to believe … Now I look at …': what a story taught is not told before the story. */
const TELLS_A_CHANGE =
  /\b(?:(?:I|we) (?:used to|no longer|was (?:sure|certain)|had thought)|now I|since then|I (?:had )?(?:thought|believed) .*\buntil)\b/iu

/** One answer that looks ahead, or two short ones. */
function closingOf<Key extends string>({
  candidates,
  preference,
  targetWords,
  tone,
}: {
  candidates: readonly Candidate<Key>[]
  preference: EssayPreference<Key>
  targetWords: number
  tone: string
}): Candidate<Key>[] {
  const worth = ({ key, score, isVision }: Candidate<Key>) => {
    const at = preference.close.indexOf(key)
    return (
      score -
      (at < 0 ? preference.close.length : at) +
      (tone === 'inspirational' && isVision === true ? 3 : 0)
    )
  }
  const [first, second] = candidates
    .filter(candidate => candidate.role === 'AHEAD')
    .sort((one, other) => worth(other) - worth(one))
  if (first === undefined) return []
  return second !== undefined && first.words < ENOUGH_TO_CLOSE && targetWords >= 500
    ? [first, second]
    : [first]
}

/** What of an answer goes where: on from the lead, or by what it does. */
type Placed<Key extends string> = { place: 'thread' | EssayRole; members: Candidate<Key>[] }

function sectionsOf<Key extends string>({
  chosen,
  lead,
  point,
  last,
  order,
  preference,
  tone,
  type,
  startsAsWished,
}: {
  chosen: readonly Candidate<Key>[]
  lead: Candidate<Key>
  point: Candidate<Key> | undefined
  /** What the person wants to end on. */
  last: Candidate<Key> | undefined
  order: readonly EssayRole[]
  preference: EssayPreference<Key>
  tone: string
  type: EssayType
  startsAsWished: boolean
}): readonly ShapeSection<Key>[] {
  const leadShare = tone === 'narrative' ? 0.42 : type === 'why-school' ? 0.26 : LEAD_SHARE
  const rest = chosen.filter(candidate => candidate !== lead && candidate !== point && candidate !== last)
  const school = rest.filter(({ role }) => role === 'SCHOOL')
  const needs = school.length === 0 ? [] : rest.filter(({ isNeed }) => isNeed === true)
  const atEnd = rest
    .filter(candidate => candidate.role === 'AHEAD' && !needs.includes(candidate))
    .sort((one, other) => asEnd(one, preference) - asEnd(other, preference))
  const told = rest.filter(({ role }) => role !== 'AHEAD' && role !== 'SCHOOL')
  const grounds = rest.filter(({ role }) => role === 'GROUND').sort((one, other) => one.at - other.at)
  const origins = point?.role === 'GROUND' ? [point, ...grounds] : grounds
  // A narrative is told from the start: where one comes from, then what happened, each in its turn.
  const isFromStart =
    tone === 'narrative' &&
    lead.role === 'SCENE' &&
    (point === undefined ? !startsAsWished : point.role === 'GROUND') &&
    wordsIn(origins) >= SMALLEST_PARAGRAPH
  const backgrounds = (candidates: readonly Candidate<Key>[]) =>
    grouped(candidates).map(group =>
      sectionOf('background', titleOf('GROUND', group), ROLES.GROUND.share, group),
    )
  const opening = (candidates: readonly Candidate<Key>[]) =>
    sectionOf('opening', lead.title, leadShare, candidates)
  const placed = (blocks: readonly Placed<Key>[]) =>
    blocks.flatMap(({ place, members }) =>
      grouped(members).map(group =>
        group.includes(lead)
          ? opening(group)
          : place === 'thread'
            ? sectionOf('thread', titleOf('SCENE', group), 0.16, group)
            : sectionOf(
                ROLES[place].job,
                titleOf(place, group),
                ROLES[place].share * weightOf(place, tone),
                group,
              ),
      ),
    )
  const fromTheStart = () => [
    ...backgrounds(origins),
    ...placed(
      inOrder([lead, ...told.filter(candidate => !grounds.includes(candidate))], origins, {
        lead: null,
        order,
      }),
    ),
  ]
  const leadFirst = () => {
    const { early, start, middle } = aroundLead({ lead, point, told, grounds, order, startsAsWished })
    return [
      ...(point === undefined
        ? []
        : [{ ...sectionOf('point', point.title, 0.1, [point]), titleWithNext: lead.title }]),
      ...backgrounds(early),
      opening([...start, lead]),
      ...placed(middle),
    ]
  }
  const sections: (ShapeSection<Key> & { words: number })[] = [
    ...(isFromStart ? fromTheStart() : leadFirst()),
    ...(['SCHOOL', 'AHEAD'] as const).flatMap(role =>
      grouped(role === 'AHEAD' ? atEnd : [...needs, ...school]).map(group =>
        sectionOf(ROLES[role].job, titleOf(role, group), ROLES[role].share * weightOf(role, tone), group),
      ),
    ),
  ]
  const whole = withoutRemarks(sections)
  return last === undefined
    ? whole
    : [...whole, sectionOf(ROLES[last.role].job, last.title, ROLES[last.role].share, [last])]
}

/** What stands around the story that leads: where one comes from before it, what opens its paragraph, and what follows. */
function aroundLead<Key extends string>({
  lead,
  point,
  told,
  grounds,
  order,
  startsAsWished,
}: {
  lead: Candidate<Key>
  point: Candidate<Key> | undefined
  told: readonly Candidate<Key>[]
  grounds: readonly Candidate<Key>[]
  order: readonly EssayRole[]
  startsAsWished: boolean
}): { early: readonly Candidate<Key>[]; start: readonly Candidate<Key>[]; middle: readonly Placed<Key>[] } {
  // A childhood that is told of has its place before it.
  const before =
    lead.role !== 'SCENE' || startsAsWished
      ? []
      : grounds.filter(({ text }) => CHILDHOOD.test(lead.text) && ORIGIN.test(text))
  const orderedBehind = (early: readonly Candidate<Key>[]) =>
    inOrder(
      told.filter(candidate => !early.includes(candidate)),
      [lead, ...early, ...(point === undefined ? [] : [point])],
      { lead, order },
    )
  const first = wordsIn(before) >= SMALLEST_PARAGRAPH ? before : []
  const behindLead = orderedBehind(first)
  // Where all that happened is one story, a step back from its end to where one comes from would lead nowhere.
  const isOneStory =
    lead.role === 'SCENE' &&
    !startsAsWished &&
    first.length === 0 &&
    behindLead.some(({ place }) => place === 'thread') &&
    behindLead.every(({ place }) => place === 'thread' || place === 'GROUND' || place === 'REFLECTION')
  const early =
    isOneStory && wordsIn(grounds) >= SMALLEST_PARAGRAPH && wordsIn(grounds) <= LONGEST_START
      ? grounds
      : first
  const ordered = early === first ? behindLead : orderedBehind(early)
  return { early, ...withSmallGround(ordered, point) }
}

function titleOf<Key extends string>(role: EssayRole, group: readonly Candidate<Key>[]): string {
  return (group.length === 1 ? group[0]?.title : undefined) ?? ROLES[role].title
}

/** Where one comes from, plainly said. */
const ORIGIN = /^(?:I (?:was born|grew up|come from|am from)|I['’]m from)\b/u

/** The later, the better it closes an essay of its type. */
function asEnd<Key extends string>(
  { key, isVision, isNeed, at }: Candidate<Key>,
  { close }: EssayPreference<Key>,
): number {
  if (isVision === true) return 1_000
  if (isNeed === true) return 0
  const rank = close.indexOf(key)
  return rank < 0 ? at / 1_000 : close.length - rank
}

/**
 * What stands between the opening and the end: first what goes on from the lead, then by what it does (without a lead,
 * as it comes), each in the order of the form, which is the order in which it was told. What goes on from another answer stands behind it, and
 * who is introduced stands before who goes back to them.
 */
function inOrder<Key extends string>(
  candidates: readonly Candidate<Key>[],
  before: readonly Candidate<Key>[],
  { lead, order }: { lead: Candidate<Key> | null; order: readonly EssayRole[] },
): Placed<Key>[] {
  const all = lead === null ? candidates : [lead, ...candidates]
  const byForm = candidates
    .map(candidate => withItsStory(candidate, all))
    .sort((one, other) => one.at - other.at)
  const firstOf = (candidate: Candidate<Key>) => byForm.find(({ key }) => key === candidate.follows)
  const chainOf = (candidate: Candidate<Key>): Candidate<Key>[] => [
    candidate,
    ...byForm.filter(other => other !== candidate && other.follows === candidate.key).flatMap(chainOf),
  ]
  const isThread = (candidate: Candidate<Key>) =>
    lead !== null &&
    (candidate.follows === lead.key ||
      ((isOfThread(candidate, lead) || isOfOneStory(candidate, lead, all)) &&
        (candidate.role === 'SCENE' || candidate.isOutcome === true)))
  const blocks = byForm
    .filter(candidate => firstOf(candidate) === undefined)
    .map((head): Placed<Key> => {
      const members = chainOf(head)
      return { members, place: members.some(isThread) ? 'thread' : head.role }
    })
  // The story itself, what came of it, then what only has to do with it.
  const interests = byForm.filter(({ role }) => role === 'INTEREST')
  const rank = ({ place, members }: Placed<Key>) => {
    const [head] = members
    // What holds the attention is one matter, wherever the form asks for its parts.
    if (lead === null) return Math.min(...(place === 'INTEREST' ? interests : members).map(({ at }) => at))
    if (place !== 'thread') return order.indexOf(place)
    if (head === undefined) return -1
    const isOfIt = head.follows === lead.key || sharesFigure(head, lead) || sharesName(head, lead)
    return head.isOutcome === true ? -2 : isOfIt ? -3 : -1
  }
  const fixed = before.map((candidate): Placed<Key> => ({ place: 'thread', members: [candidate] }))
  const leans = (one: Placed<Key>, other: Placed<Key>) =>
    !fixed.includes(one) &&
    one.members.some(later =>
      other.members.some(
        earlier =>
          leansOnIntroduction(later.introductions, earlier.introductions) ||
          (earlier.at < later.at && takesUpThing(later.introductions, earlier.introductions)),
      ),
    )
  const ordered = introducedFirst(
    [
      ...fixed,
      ...blocks.sort((one, other) =>
        lead !== null && one.place === 'thread' && other.place === 'thread'
          ? whenOf(one, lead) - whenOf(other, lead) || rank(one) - rank(other)
          : rank(one) - rank(other),
      ),
    ],
    leans,
  ).filter(block => !fixed.includes(block))
  // Neighbours of a kind may share a paragraph.
  const runs: Placed<Key>[] = []
  for (const { place, members } of withGroundTogether(ordered)) {
    const run = runs.at(-1)
    if (run?.place === place) run.members.push(...members)
    else runs.push({ place, members: [...members] })
  }
  return runs
}

/** Where one part of where one comes from is needed early, the other parts are told with it. */
function withGroundTogether<Key extends string>(blocks: readonly Placed<Key>[]): readonly Placed<Key>[] {
  const at = blocks.findIndex(({ place }) => place === 'GROUND')
  const grounds = blocks
    .filter(({ place }) => place === 'GROUND')
    .sort(({ members: [one] }, { members: [other] }) => (one?.at ?? 0) - (other?.at ?? 0))
  return [...blocks.slice(0, Math.max(0, at)), ...grounds, ...blocks.slice(Math.max(0, at))].filter(
    (block, index, all) => all.indexOf(block) === index,
  )
}

/** The year in which a block begins, as far as it says; what is still so comes last. */
function whenOf<Key extends string>({ members: [head] }: Placed<Key>, lead: Candidate<Key>): number {
  if (head === undefined) return 0
  // 'He died an hour later': of whom the lead told last.
  if (head.pointsBack) return Number.NEGATIVE_INFINITY
  const year = yearIn(head.text)
  if (year !== null) return year
  return LASTS.test(head.text) ? Number.POSITIVE_INFINITY : (yearIn(lead.text) ?? 0)
}

const LASTS = /\b(?:still|nowadays|today|to this day|every (?:week|month|year|day)|now)\b/iu

/** Words of the lead that hardly another answer has, or one of its figures beside another word. */
function isOfOneStory<Key extends string>(
  candidate: Candidate<Key>,
  lead: Candidate<Key>,
  all: readonly Candidate<Key>[],
): boolean {
  const shared = sharedWords(candidate, lead)
  const rare = shared.filter(word => all.filter(({ meaning }) => meaning.has(word)).length <= FEW_ANSWERS)
  return rare.length >= 2 || (shared.length >= 2 && shared.some(word => SMALL_FIGURE.test(word)))
}

const FEW_ANSWERS = 3
/** '23 jobs would go', 'We hired back 12 of the 23'. */
const SMALL_FIGURE = /^(?!\d0$)[1-9]\d$/u

/** Stems that two stories have in common without being one. */
const OF_ANY_STORY =
  /^(?:now|alway|never|still|today|first|thing|time|year|month|week|day|people|work|mak|want|need|know|think|said|ask|one|two|three)$/u

/** What came of something stands behind the story with which it has most in common. */
function withItsStory<Key extends string>(
  candidate: Candidate<Key>,
  stories: readonly Candidate<Key>[],
): Candidate<Key> {
  // 'Now I read the card aloud': since what happened.
  const isSince = candidate.role === 'REFLECTION' && /^now\b/iu.test(candidate.text)
  if (
    (candidate.isOutcome !== true && !isSince) ||
    candidate.role === 'SCENE' ||
    candidate.follows !== undefined
  )
    return candidate
  const story = storyOf(candidate, stories, isSince ? 1 : 2)
  return story === undefined ? candidate : { ...candidate, follows: story.key }
}

/**
 * A remark on where one comes from makes no paragraph: it opens the first one that tells something new. Before a
 * failure it would stand abruptly; there the text begins with it.
 */
function withSmallGround<Key extends string>(
  placed: readonly Placed<Key>[],
  point: Candidate<Key> | undefined,
): { start: readonly Candidate<Key>[]; middle: readonly Placed<Key>[] } {
  const ground = placed.filter(({ place }) => place === 'GROUND').flatMap(({ members }) => members)
  const next =
    placed.find(({ place }) => place === 'SCENE') ?? placed.find(({ place }) => place === 'INTEREST')
  if (ground.length === 0 || wordsIn(ground) >= SMALLEST_PARAGRAPH || next === undefined)
    return { start: [], middle: placed }
  const middle = placed.filter(({ place }) => place !== 'GROUND')
  return next.members[0]?.isSetback === true && (point === undefined || point.role === 'GROUND')
    ? { start: ground, middle }
    : {
        start: [],
        middle: middle.map(one => (one === next ? { ...one, members: [...ground, ...one.members] } : one)),
      }
}

/** What an essay that looks ahead may begin with. */
const OPENS_FORWARD: ReadonlySet<string> = new Set(['whatDrivesYou', 'problemToSolve'])

function sectionOf<Key extends string>(
  job: string,
  title: string,
  share: number,
  candidates: readonly Candidate<Key>[],
): ShapeSection<Key> & { words: number } {
  return {
    job,
    title,
    share,
    parts: [{ title, keys: candidates.map(({ key }) => key) }],
    words: wordsIn(candidates),
  }
}

function wordsIn<Key extends string>(candidates: readonly Candidate<Key>[]): number {
  return candidates.reduce((sum, { words }) => sum + words, 0)
}

/** A sentence or two make no paragraph: they join the one before, or after where they would be the first. */
function withoutRemarks<Key extends string>(
  sections: readonly (ShapeSection<Key> & { words: number })[],
): readonly ShapeSection<Key>[] {
  const whole: (ShapeSection<Key> & { words: number })[] = []
  for (const section of sections) {
    const before = whole.at(-1)
    const isOwn = before === undefined || before.job === 'point'
    const isSchool = section.job === 'school' || before?.job === 'school'
    // What came of the opening in a sentence or two ends it, and does not open what is told next.
    const endsOpening =
      section.job === 'thread' &&
      section.words < SMALLEST_PARAGRAPH &&
      before?.job === 'opening' &&
      before.words + section.words <= LONGEST_PARAGRAPH
    const isTooShort =
      before !== undefined &&
      (before.words < SMALLEST_PARAGRAPH ||
        endsOpening ||
        (section.words < SMALLEST_PARAGRAPH &&
          section.job !== 'ahead' &&
          before.job !== 'opening' &&
          before.words < LONGEST_PARAGRAPH - SMALLEST_PARAGRAPH))
    if (isOwn || isSchool || !isTooShort) whole.push(section)
    else
      whole[whole.length - 1] = {
        ...(before.words >= section.words ? before : section),
        share: before.share + section.share,
        words: before.words + section.words,
        parts: [
          {
            title: before.words >= section.words ? before.title : section.title,
            keys: [...before.parts, ...section.parts].flatMap(part => part.keys),
          },
        ],
      }
  }
  return whole
}

/** Narrative tells more and reasons less; inspirational looks further ahead. */
function weightOf(role: EssayRole, tone: string): number {
  if (tone === 'narrative')
    return role === 'SCENE' ? 1.2 : role === 'REFLECTION' || role === 'AHEAD' ? 0.75 : 1
  if (tone === 'inspirational') return role === 'AHEAD' ? 1.5 : 1
  return tone === 'analytical' && (role === 'REFLECTION' || role === 'INTEREST') ? 1.3 : 1
}

/** Short answers of one kind make one paragraph. */
function grouped<Key extends string>(candidates: readonly Candidate<Key>[]): Candidate<Key>[][] {
  const groups: { words: number; members: Candidate<Key>[] }[] = []
  for (const candidate of candidates) {
    const last = groups.at(-1)
    if (
      last !== undefined &&
      (last.words < FULL_PARAGRAPH * 0.6 ||
        last.words + candidate.words <= FULL_PARAGRAPH ||
        // What goes on from the answer before it shares its paragraph where that does not grow too long.
        (last.members.some(({ key }) => key === candidate.follows) &&
          last.words + candidate.words <= LONGEST_PARAGRAPH))
    ) {
      last.members.push(candidate)
      last.words += candidate.words
    } else groups.push({ words: candidate.words, members: [candidate] })
  }
  // A last remark of its own joins the paragraph before it.
  const last = groups.at(-1)
  if (groups.length > 1 && last !== undefined && last.words < FULL_PARAGRAPH * 0.5) {
    groups.pop()
    groups.at(-1)?.members.push(...last.members)
  }
  return groups.map(({ members }) => members)
}
