/**
 * An essay answers its prompt: one moment leads, what serves it follows, and it ends looking ahead. With many answers
 * and few words it takes the best; it does not touch everything.
 */
import { cleanText } from '../../../language/cleanText.ts'
import { informationIn, meaningOf } from '../information.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf, usableWords } from '../usableWords.ts'
import { inTime, yearIn } from '../years.ts'
import type { FormSection } from './form.ts'

const ESSAY_TYPES = [
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

/**
 * An answer, what it can do, the line of the outline where it has a paragraph of its own, and the answer that it is
 * about, which is told right before it.
 */
export type EssayMaterial<Key extends string> = readonly [
  key: Key,
  role: EssayRole,
  title: string,
  follows?: Key,
]

/** What an essay of each type asks for, in words of the keys of the answers, and what leads it. */
const TYPES: Readonly<Record<EssayType, { asks: string; leads: readonly EssayRole[] }>> = {
  'personal-statement': { asks: 'story life challenge proudest', leads: ['SCENE'] },
  diversity: { asks: 'story background cultural community perspective diversity', leads: ['GROUND'] },
  'why-school': { asks: 'story school passion problem contribution', leads: ['INTEREST', 'SCENE'] },
  challenge: { asks: 'story life challenge failure adaptability learning', leads: ['SCENE'] },
  leadership: { asks: 'story leadership initiated mentorship collaboration', leads: ['SCENE'] },
  'community-service': { asks: 'story community mentorship social', leads: ['SCENE'] },
  'academic-interest': { asks: 'story academic intellectual research book', leads: ['INTEREST'] },
  creative: { asks: 'story life creativity innovative risk unique', leads: ['SCENE', 'INTEREST'] },
}

/** In keys these say nothing: 'leadershipExperience', 'changeYouInitiated'. */
const SAYS_NOTHING = /Experiences?$|You/gu

/** Whether words ask for an answer: by a word of its key, 'significantChallenge'. */
function asksFor(meaning: ReadonlySet<string>, key: string): boolean {
  const words = meaningOf(key.replace(SAYS_NOTHING, '').replace(/\p{Lu}/gu, ' $&'))
  return [...words].some(word => meaning.has(word))
}

/** How well an answer serves an essay of a type. */
export function fitOf(type: EssayType, key: string, role: EssayRole): number {
  const { asks, leads } = TYPES[type]
  const isAsked = asksFor(meaningOf(asks), key)
  if (leads.includes(role)) return isAsked ? LEADS : MAY_LEAD
  return isAsked ? SERVES : role === 'AHEAD' ? CLOSES : BESIDE
}

const LEADS = 9
const MAY_LEAD = 6
const SERVES = 4.5
const CLOSES = 2
const BESIDE = 0.8

/** Of a paragraph by what its answers do: its job, its title where it has several, its share of the words. */
const PARAGRAPHS: Readonly<Record<EssayRole, { job: string; title: string; share: number }>> = {
  SCENE: { job: 'moment', title: 'Another moment, and what was done', share: 0.2 },
  GROUND: { job: 'background', title: 'Where this comes from', share: 0.14 },
  INTEREST: { job: 'interest', title: 'What holds the attention', share: 0.16 },
  REFLECTION: { job: 'reflection', title: 'What changed, and what was learned', share: 0.14 },
  SCHOOL: { job: 'school', title: 'Why this school', share: 0.2 },
  AHEAD: { job: 'ahead', title: 'Where it leads', share: 0.13 },
}
/** Behind the opening: what happened, where one comes from, what one cares about, what one learned, what follows. */
const ORDER: readonly EssayRole[] = ['SCENE', 'GROUND', 'INTEREST', 'REFLECTION', 'SCHOOL', 'AHEAD']
const FROM_THE_START: readonly EssayRole[] = ['GROUND', 'SCENE', 'INTEREST', 'REFLECTION', 'SCHOOL', 'AHEAD']

const LEAD_SHARE = 0.34
/** A story, as against a remark. */
const WORDS_OF_A_STORY = 60
/** A lead has at least this share of the words of the longest story, so that no remark opens an essay. */
const LEAST_OF_LONGEST = 2 / 3
/** Fewer words than this are a remark and no paragraph. */
const SMALLEST_PARAGRAPH = 30
/** Fewer words than this are no paragraph, even of remarks. */
const SMALLEST_OF_REMARKS = 15
/** Answers are taken until they hold this many words for each word of the essay. */
const CHOICE = 1.1

/** A prompt that asks for the school. */
const ASKS_WHY_SCHOOL =
  /\bwhy (?:do you want|are you (?:applying|interested)|this|our|us\b|have you chosen|did you choose)|\bwhy\b.{0,40}\b(?:school|university|college|program(?:me)?|institution)\b|\b(?:choose|chose|attend|apply(?:ing)? to)\b.{0,30}\b(?:us|our|this)\b/iu

/** The type that was chosen; otherwise a prompt may ask for the school, and else for the person. */
export function essayTypeOf(chosen: string | undefined, prompt: string): EssayType {
  const isOfSchool = ASKS_WHY_SCHOOL.test(prompt)
  return ESSAY_TYPES.find(type => type === chosen) ?? (isOfSchool ? 'why-school' : 'personal-statement')
}

type Candidate<Key extends string> = {
  key: Key
  role: EssayRole
  title: string
  follows: Key | undefined
  /** Its place in the form's order. */
  at: number
  words: number
  text: string
  score: number
}

type EssayToChoose<Key extends string> = {
  request: WritingRequest
  /** What the essay answers, and what the person adds to it for the writer. */
  asked: string
  type: EssayType
  tone: string
  /** What the person wants in front. */
  inFront: ReadonlySet<Key>
  targetWords: number
  materials: readonly EssayMaterial<Key>[]
}

/** The sections of the essay, from the answers that serve its type and its prompt best. */
export function chooseEssay<Key extends string>(essay: EssayToChoose<Key>): readonly FormSection<Key>[] {
  const candidates = candidatesOf(essay).filter(
    ({ role }) => role !== 'SCHOOL' || essay.type === 'why-school' || ASKS_WHY_SCHOOL.test(essay.asked),
  )
  const lead = leadOf(candidates, essay.type)
  if (lead === undefined) return []
  const chosen = chosenWith(lead, candidates, essay)
  const isFromStart = essay.tone === 'narrative' && lead.role === 'SCENE'
  const rest = chosen.filter(candidate => candidate !== lead)
  const behind = (isFromStart ? FROM_THE_START : ORDER).flatMap(role => inTurn(role, rest))
  const first = behind.filter(one => (isFromStart && one.role === 'GROUND') || explains(one, lead))
  return paragraphsOf(threadsOf([...first, lead, ...behind.filter(one => !first.includes(one))]), lead)
}

/** Fewer of the lead's words than this share are no story that could stand before it. */
const LEAST_BEFORE = 0.4
/** Years between two parts of one story; what was longer ago is background. */
const LONGEST_STORY = 10

/** A story of an earlier year tells why the lead happened. */
function explains<Key extends string>({ role, text, words }: Candidate<Key>, lead: Candidate<Key>): boolean {
  const [year, leadYear] = [yearIn(text), yearIn(lead.text)]
  const isEarlier = year !== null && leadYear !== null && year < leadYear && year >= leadYear - LONGEST_STORY
  return role === 'SCENE' && lead.role === 'SCENE' && isEarlier && words >= lead.words * LEAST_BEFORE
}

function candidatesOf<Key extends string>({
  request,
  asked,
  type,
  inFront,
  materials,
}: EssayToChoose<Key>): Candidate<Key>[] {
  const promptMeaning = meaningOf(cleanText(asked))
  return materials
    .map(([key, role, title, follows], at): Candidate<Key> => {
      const text = cleanText(proseOf(request.answers[key]))
      const words = usableWords({ [key]: request.answers[key] })
      const shared = [...meaningOf(text)].filter(word => promptMeaning.has(word)).length
      const fits =
        fitOf(type, key, role) +
        (asksFor(promptMeaning, key) ? 3 : 0) +
        (inFront.has(key) ? 5 : 0) +
        Math.min(1.5, shared * 0.4)
      const telling = words === 0 ? 0 : Math.min(1, (informationIn(text) / words) * 8)
      return { key, at, role, title, follows, words, text, score: (fits + telling) * fullness(words) }
    })
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.score - one.score)
}

/** A few words tell little, however well they fit. */
function fullness(words: number): number {
  return Math.min(1, 0.25 + words / 60)
}

/** The best story that fits the type; without one the best of what is not about plans or the school. */
function leadOf<Key extends string>(
  candidates: readonly Candidate<Key>[],
  type: EssayType,
): Candidate<Key> | undefined {
  const asLead = ({ score, words }: Candidate<Key>) => score * Math.min(1, words / WORDS_OF_A_STORY)
  const able = candidates.filter(({ role }) => role !== 'SCHOOL' && role !== 'AHEAD')
  const stories = able.filter(
    ({ role }) => TYPES[type].leads.includes(role) || role === 'SCENE' || role === 'GROUND',
  )
  const from = stories.length > 0 ? stories : able.length > 0 ? able : candidates
  const longest = Math.min(WORDS_OF_A_STORY, Math.max(0, ...from.map(({ words }) => words)))
  const long = from.filter(({ words }) => words >= longest * LEAST_OF_LONGEST)
  return long.sort((one, other) => asLead(other) - asLead(one))[0]
}

/** The lead, what a reader expects behind it, then the best of the rest until the essay has enough. */
function chosenWith<Key extends string>(
  lead: Candidate<Key>,
  candidates: readonly Candidate<Key>[],
  { type, targetWords }: EssayToChoose<Key>,
): Candidate<Key>[] {
  const bestOf = (role: EssayRole) => candidates.find(one => one.role === role && one !== lead)
  const needed = [bestOf('AHEAD'), bestOf('REFLECTION'), ...(type === 'why-school' ? [bestOf('SCHOOL')] : [])]
  const chosen = [lead, ...needed.filter(one => one !== undefined && one !== lead)].filter(
    one => one !== undefined,
  )
  for (const candidate of candidates) {
    if (wordsIn(chosen) >= targetWords * CHOICE) break
    if (!chosen.includes(candidate)) chosen.push(candidate)
  }
  return chosen
}

/** The answers of a role: by the years that they name, otherwise as the form asks. Plans are in no year. */
function inTurn<Key extends string>(
  role: EssayRole,
  candidates: readonly Candidate<Key>[],
): Candidate<Key>[] {
  const own = candidates.filter(candidate => candidate.role === role).sort((one, other) => one.at - other.at)
  return role === 'AHEAD' ? own : inTime(own, ({ text }) => yearIn(text))
}

/** An answer, and behind it what is about it. */
type Thread<Key extends string> = readonly [Candidate<Key>, ...Candidate<Key>[]]

function threadsOf<Key extends string>(ordered: readonly Candidate<Key>[]): Thread<Key>[] {
  const isFollower = ({ follows }: Candidate<Key>) => ordered.some(({ key }) => key === follows)
  return ordered
    .filter(candidate => !isFollower(candidate))
    .map(head => [head, ...ordered.filter(({ follows }) => follows === head.key)])
}

/** What remarks are about: they join only a paragraph about the same. */
const ABOUT: Readonly<Record<EssayRole, 'EVENTS' | 'SELF' | 'CHANGE' | 'NEXT'>> = {
  SCENE: 'EVENTS',
  GROUND: 'SELF',
  INTEREST: 'SELF',
  REFLECTION: 'CHANGE',
  SCHOOL: 'NEXT',
  AHEAD: 'NEXT',
}

/**
 * A paragraph for the lead and for each answer that is long enough, with what is about it. Remarks about the same are a
 * paragraph together, or join one about the same. They join the lead only where they are too few and nothing else is
 * before them.
 */
function paragraphsOf<Key extends string>(
  threads: readonly Thread<Key>[],
  lead: Candidate<Key>,
): FormSection<Key>[] {
  const isShort = (told: readonly Candidate<Key>[]) =>
    !told.includes(lead) && wordsIn(told) < SMALLEST_PARAGRAPH
  const aboutOf = ([first]: readonly Candidate<Key>[]) => (first === undefined ? null : ABOUT[first.role])
  const groups = threads.flatMap((thread): Candidate<Key>[][] => {
    if (!isShort(thread)) return [[...thread]]
    const remarks = threads.filter(one => isShort(one) && aboutOf(one) === aboutOf(thread)).flat()
    return remarks[0] === thread[0] ? [remarks] : []
  })
  const joining = new Set<Candidate<Key>[]>()
  for (const [at, group] of groups.entries()) {
    if (!isShort(group)) continue
    const about = aboutOf(group)
    const alike = groups.filter(one => !isShort(one) && !one.includes(lead) && aboutOf(one) === about)
    const isTooShort = about !== 'NEXT' && wordsIn(group) < SMALLEST_OF_REMARKS
    const home =
      alike.at(-1) ?? (isTooShort ? groups.slice(0, at).findLast(one => !joining.has(one)) : undefined)
    if (home === undefined) continue
    home.push(...group)
    joining.add(group)
  }
  return groups
    .filter(group => !joining.has(group))
    .map(group => {
      const isOpening = group.includes(lead)
      const [main = lead] = isOpening
        ? [lead]
        : group.filter(({ follows }) => follows === undefined).sort((one, other) => other.words - one.words)
      const { job, title, share } = PARAGRAPHS[main.role]
      const name = isOpening || group.length === 1 ? main.title : title
      return {
        job: isOpening ? 'opening' : job,
        title: name,
        share: isOpening ? LEAD_SHARE : share,
        parts: [{ title: name, keys: group.map(({ key }) => key) }],
      }
    })
}

function wordsIn(candidates: readonly { words: number }[]): number {
  return candidates.reduce((sum, { words }) => sum + words, 0)
}
