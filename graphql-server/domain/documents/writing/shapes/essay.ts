/**
 * An essay answers its prompt: one moment leads, what serves it follows, and it ends looking ahead. With many answers
 * and few words the plan chooses; it does not touch everything.
 */
import { cleanText } from '../cleanText.ts'
import { informationIn, meaningOf } from '../information.ts'
import { countWords } from '../plainText.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf, usableWords } from '../usableWords.ts'
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
  /** Does an essay rather end on it than on a plan? */
  isVision?: boolean
  /** Is it told right behind this answer, which it is about? */
  follows?: string
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
const ORDER: readonly EssayRole[] = ['GROUND', 'SCENE', 'INTEREST', 'REFLECTION', 'SCHOOL', 'AHEAD']

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
  /** Does it begin with somebody of whom only another answer tells? */
  pointsBack: boolean
  meaning: ReadonlySet<string>
  score: number
}

/** The sections of the essay, from the answers that serve its type and prompt best. */
export function chooseEssay<Key extends string>({
  request,
  prompt,
  type,
  tone,
  inFront,
  targetWords,
  materials,
  preferences,
  mostOfAll = MOST_OF_ALL,
}: {
  request: WritingRequest
  /** The prompt, with what the person adds to it for the writer. */
  prompt: string
  type: EssayType
  tone: string
  /** What the person wants in front. */
  inFront: ReadonlySet<string>
  targetWords: number
  materials: readonly (readonly [Key, EssayMaterial])[]
  preferences: Readonly<Record<EssayType, EssayPreference<Key>>>
  /** How much of the answers may go in where they hold little more than the essay. */
  mostOfAll?: number
}): readonly ShapeSection<Key>[] {
  const preference = preferences[type]
  const promptMeaning = meaningOf(cleanText(prompt))
  const candidates = materials
    .map(([key, material]): Candidate<Key> => {
      const text = cleanText(proseOf(request.answers[key]))
      const words = usableWords({ [key]: request.answers[key] })
      const meaning = meaningOf(text)
      const shared = [...meaning].filter(word => promptMeaning.has(word)).length
      const fits =
        preferred(preference, key) +
        (material.asked.test(prompt) ? 3 : 0) +
        (inFront.has(key) ? 5 : 0) +
        Math.min(1.5, shared * 0.4)
      const telling = words === 0 ? 0 : Math.min(1, (informationIn(text) / words) * 8)
      return {
        key,
        ...material,
        words,
        meaning,
        pointsBack: pointsBack(text),
        score: (fits + telling) * fullness(words),
      }
    })
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.score - one.score)
  const lead = leadOf(candidates, preference, tone)
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
  const point = pointOf(threaded, tone)
  const close = closingOf({
    candidates: threaded.filter(candidate => candidate !== point),
    preference,
    targetWords,
    tone,
  })
  const chosen = [lead, ...(point === undefined ? [] : [point]), ...close]
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
      // What it taught goes with what happened.
      const lesson = threaded.find(({ follows }) => follows === candidate.key)
      if (lesson !== undefined && !chosen.includes(lesson)) chosen.push(lesson)
    }
  }
  // As many moments as the length carries; where they are too short to fill it, more, but never all that there is.
  fill(Math.max(3, Math.round(targetWords / WORDS_FOR_A_MOMENT)), targetWords * CHOICE)
  fill(threaded.length + 1, Math.min(targetWords * JUST_ENOUGH, held * mostOfAll))
  return sectionsOf({ chosen, lead, point, tone, type })
}

/** 'Asking him to bend a drain …': a person, and nobody before whom it could mean. */
function pointsBack(text: string): boolean {
  const [before = '', somebody] = text.split(/\b(he|she|him|her|his|hers|they|them|their)\b/iu, 2)
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
  const shared = [...candidate.meaning].filter(word => lead.meaning.has(word)).length
  return candidate.key !== lead.key && shared >= 2 && shared >= candidate.meaning.size * 0.15
}

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
  const opens = (knowing.length === 0 ? first : knowing).sort((one, other) => asLead(other) - asLead(one))
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
  const able = candidates.filter(({ words, follows }) => words >= FEWEST_TO_SAY && follows === undefined)
  return (
    (tone === 'inspirational' ? able.find(({ key }) => OPENS_FORWARD.has(key)) : undefined) ??
    able.find(({ isPoint }) => isPoint === true)
  )
}

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

function sectionsOf<Key extends string>({
  chosen,
  lead,
  point,
  tone,
  type,
}: {
  chosen: readonly Candidate<Key>[]
  lead: Candidate<Key>
  point: Candidate<Key> | undefined
  tone: string
  type: EssayType
}): readonly ShapeSection<Key>[] {
  const rest = chosen.filter(candidate => candidate !== lead)
  const leadShare = tone === 'narrative' ? 0.42 : type === 'why-school' ? 0.26 : LEAD_SHARE
  const placed = new Set<Candidate<Key>>(point === undefined ? [] : [point])
  const take = (candidates: readonly Candidate<Key>[]) => {
    for (const candidate of candidates) placed.add(candidate)
    return candidates
  }
  const thread = take(
    rest.filter(
      candidate =>
        !placed.has(candidate) &&
        isOfThread(candidate, lead) &&
        (candidate.role === 'SCENE' || candidate.isOutcome === true),
    ),
  )
  const pairs = rest.flatMap(candidate => {
    const first = placed.has(candidate) ? undefined : rest.find(({ key }) => key === candidate.follows)
    return first === undefined || placed.has(first) ? [] : [take([first, candidate])]
  })
  // A narrative is told from the start: where one comes from stands before what happened.
  const early =
    tone === 'narrative' && lead.role === 'SCENE'
      ? grouped(
          take(
            rest
              .filter(({ role, words }) => role === 'GROUND' && words >= SMALLEST_PARAGRAPH)
              .filter(candidate => !placed.has(candidate)),
          ),
        )
      : []
  const sections: (ShapeSection<Key> & { words: number })[] = [
    ...(point === undefined
      ? []
      : [
          {
            ...sectionOf('point', point.title, 0.1, [point]),
            titleWithNext: lead.title,
          },
        ]),
    ...early.map(group => sectionOf('background', ROLES.GROUND.title, ROLES.GROUND.share, group)),
    sectionOf('opening', lead.title, leadShare, [lead]),
    ...(thread.length === 0 ? [] : [sectionOf('thread', 'The same thread, further on', 0.16, thread)]),
    ...orderFor(rest.filter(candidate => !placed.has(candidate))).flatMap(role => {
      const { job, title, share } = ROLES[role]
      const own = rest
        .filter(candidate => candidate.role === role && !placed.has(candidate))
        .sort((one, other) => Number(one.isVision === true) - Number(other.isVision === true))
      const pairsHere = pairs.filter(([first]) => first?.role === role)
      return [
        ...grouped(own).map(group =>
          sectionOf(
            job,
            (group.length === 1 ? group[0]?.title : undefined) ?? title,
            share * weightOf(role, tone),
            group,
          ),
        ),
        ...pairsHere.map(pair => sectionOf(job, pair[0]?.title ?? title, share * weightOf(role, tone), pair)),
      ]
    }),
  ]
  return withoutRemarks(sections)
}

/** A remark on where one comes from does not stand between a moment and what came of it. */
function orderFor<Key extends string>(candidates: readonly Candidate<Key>[]): readonly EssayRole[] {
  const words = candidates.reduce((sum, { role, words: own }) => sum + (role === 'GROUND' ? own : 0), 0)
  return words < SMALLEST_PARAGRAPH ? ['SCENE', 'GROUND', ...ORDER.slice(2)] : ORDER
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
    words: candidates.reduce((sum, { words }) => sum + words, 0),
  }
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
    const isTooShort =
      before !== undefined &&
      (before.words < SMALLEST_PARAGRAPH ||
        (section.words < SMALLEST_PARAGRAPH &&
          section.job !== 'ahead' &&
          before.job !== 'opening' &&
          before.job !== 'thread' &&
          before.words < FULL_PARAGRAPH))
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
      (last.words < FULL_PARAGRAPH * 0.6 || last.words + candidate.words <= FULL_PARAGRAPH)
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
