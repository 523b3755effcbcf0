import { FIELDS, fieldMentionsIn } from '../catalogue/fields.ts'
import { PROFESSIONAL_DEGREES } from '../catalogue/professionalDegrees.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { distanceOf, FARTHEST, NEAR_DISTANCE, SAME_DISTANCE } from './fieldDistances.ts'
import { isApart, isOfParts, partsOfTitle, partsWanted, type WantedParts } from './fieldParts.ts'
import { isMissing, missingOf } from './prerequisites.ts'
import { MOST_FIELDS, NO_FIELD, type Subjects } from './subjects.ts'
import {
  isBroad,
  type Phrase,
  phrasesOf,
  type RankedTitles,
  type WeighedWords,
  WHOLE_PHRASE,
  wordsOf,
} from './titleIndex.ts'

/** How a programme's subject answers a person's interests, from the worst on. Matches are ordered by it. */
export const SUBJECT_CLASSES = ['FAR', 'NEAR', 'FIELD', 'TITLE'] as const
export type SubjectClass = (typeof SUBJECT_CLASSES)[number]

/** Places in SUBJECT_CLASSES. */
export const FAR = 0
/** Of a neighbouring field. */
export const NEAR = 1
/** Of a field of interest; also where the interests are unknown. */
export const IN_FIELD = 2
/** Of a field of interest, and its title names what the person named. */
export const IN_TITLE = 3

/** The most percent of a programme by its subject's class: whatever else fits, the subject decides. */
export const CAPS: readonly number[] = [40, 60, 100, 100]

/** Values of `standing`: a title of the field stands among others of its class by its class alone. */
export const AS_ITS_CLASS = 0
/** It is about a field that somebody chose by its name, and nothing else. */
export const PLAIN = 1
/** It leads to another degree than they asked for, which answers too, or is of another field than those that they chose. */
export const SECOND_CHOICE = 2
/** A niche that they did not name, a field beside, or another degree than they asked for: it comes after plain titles. */
export const ASIDE = 3

/** The share of a phrase's weight that a title must have to name it, and to name it fully. */
const NAMED = 0.6
const NAMED_FULLY = WHOLE_PHRASE
/** Under this share a title of the field answers nothing of what the person named. */
const ANSWERED = 0.25
/** How far a title must be about the usual name of a field of interest and nothing else, to name it. */
const FIELD_NAMED = 0.55
/**
 * When a title of another field is in the field because it names a phrase fully: how far its field may be, and how far it
 * must be about the phrase alone. A single word is used by other fields in other senses.
 */
const BY_PHRASE = { mostDistance: 0.65, leastShare: 0.35 }
const BY_WORD = { mostDistance: NEAR_DISTANCE, leastShare: FIELD_NAMED }
/** How far the closest of the near fields are. */
const CLOSE_DISTANCE = 0.3
/** How far a title of another part of a field is: 'Sport Management' for strength and conditioning. */
const OTHER_PART_DISTANCE = NEAR_DISTANCE
/** What a second and a third field of a programme is further away than its main one. */
const LATER_FIELD = 0.05
/** From this share of a title on that is about something else, it is a kind of the field that was not asked for. */
const OTHER_KIND = 0.2
/** The first synonyms of a field are other names of all of it, except those that name a part. */
const NAMING_SYNONYMS = 4
/** Interests that count less than this beside the strongest are only near. */
const PASSING_INTEREST = 0.5
/** The distance of a general MBA from any interest for an MBA: it teaches all functions of a business. */
const GENERAL_MBA_DISTANCE = 0.1
const GENERAL_MBA = FIELDS.findIndex(({ code }) => code === 'business-administration')

/** By a subject's number. */
export type SubjectRatings = {
  /** How well it answers the interests, 0 to 1; NaN where the interests or its field are unknown. */
  readonly scores: Float64Array
  /** Its class. A subject whose prerequisites are missing keeps it. */
  readonly classes: Uint8Array
  /** 1 where a prerequisite is missing. */
  readonly isClosed: Uint8Array
  /**
   * 1 where it is in a field of which the person named only a part, and its title is about another part: 'Midwifery' for
   * somebody who named nursing.
   */
  readonly isLoose: Uint8Array
  /** 1 where it is near, and a counsellor would add it to a short list: of the field as a whole, or of its closest ones. */
  readonly isClose: Uint8Array
  /** 1 where it is in a field of interest, and its title has nothing of the specialism that the person named. */
  readonly lacksSpecialism: Uint8Array
  /** How a title of the field stands among those of its class: AS_ITS_CLASS, or better or worse. */
  readonly standing: Uint8Array
  /** 1 where its title has a word of what the person named, or where they named fields and nothing narrower. */
  readonly sharesWord: Uint8Array
  /** What the person named, as typed. */
  readonly wishes: readonly string[]
  /** Which of `wishes` its title names, one bit each. */
  readonly wishBits: Uint8Array
}

/** The profile's values that rating needs. */
export type Interested = Pick<
  MatchingProfile,
  | 'degreeType'
  | 'fields'
  | 'subjectWords'
  | 'choseFields'
  | 'namedDegrees'
  | 'refusedWords'
  | 'studied'
  | 'languages'
  | 'degreeYears'
  | 'workYears'
  | 'gmat'
  | 'gre'
  | 'cat'
>

/** Compares a person's interests and previous study with every subject of the catalogue. */
export function rateSubjects(subjects: Subjects, person: Interested): SubjectRatings {
  const { size } = subjects
  const byField = rateFields(person)
  const phrases = phrasesOf(person.subjectWords ?? '')
  const heads = headWords(person)
  // A phrase whose own word no title has is named by no title: 'Construction Management' is not 'tunnel construction'.
  const unheard = phrases.filter(phrase => isUnheardOf(phrase, subjects, heads))
  const answerable = phrases.filter(phrase => !unheard.includes(phrase))
  const answers = new Map(phrases.map(phrase => [phrase, subjects.titles.rank(phrase, heads)]))
  const scoresFor = (some: readonly Phrase[]) => nameScores(subjects, some, answers)
  const exactly = scoresFor(answerable)
  const wished = unheard.length === 0 ? exactly : scoresFor(phrases)
  const several = answerable.filter(({ words }) => words.length > 1)
  const wishedWhole = scoresFor(several)
  const ofOwn = phrases.filter(({ words }) =>
    words.some(word => !heads.has(word) && !isBroad(word) && subjects.titles.has(word)),
  )
  const named = scoresFor(ofOwn)
  const explained = phrases.flatMap(({ words }) => words)
  const besides = subjects.titles.besides([...explained, ...heads])
  const isRefused = refusedTitles(subjects, person, explained)
  const whole = wholeFields(person, phrases)
  const rankAll = (names: readonly WeighedWords[]) =>
    nameScores(subjects, names, new Map(names.map(name => [name, subjects.titles.rank(name)])))
  const usual = rankAll(fieldNames(person, whole))
  const plain = rankAll(partNames(person))
  const chosen = rankAll(fieldNames(person, chosenFields(person, phrases, whole)))
  const namedWords = new Set([...explained, ...heads])
  const firstField = FIELDS.findIndex(({ code }) => code === person.fields[0]?.code)
  const lacksDegree = degreesLacking(person)
  const answersWell = titlesAnswering(subjects, answerable, answers)
  const wishes = wishesOf(phrases, subjects)
  const hasInterests = person.fields.length > 0
  const knowsWords = hasInterests || wished.scores.some(score => score >= NAMED_FULLY)
  // Of a field of which the person named a part, a title names it by a whole phrase only: 'Finance' is not 'quantitative
  // finance'. A title about another part needs more than one word: 'Music Therapy' is not 'music'.
  const hasSpecialism = ofOwn.length > 0 || unheard.length > 0
  const isWholePhrase = (part: AnsweredPart, subject: number) =>
    part !== 'APART' && ((part === 'NONE' ? exactly : wishedWhole).scores[subject] ?? 0) >= NAMED_FULLY
  const scores = new Float64Array(size).fill(Number.NaN)
  const classes = new Uint8Array(size).fill(IN_FIELD)
  const isClosed = new Uint8Array(size)
  const isLoose = new Uint8Array(size)
  const isClose = new Uint8Array(size)
  const lacksSpecialism = new Uint8Array(size)
  const standing = new Uint8Array(size)
  const closedBy = closedPrerequisites(subjects, person)
  for (let subject = 0; subject < size; subject += 1) {
    isClosed[subject] = closedBy[subjects.asked[subject] ?? 0] ?? 0
    if (!knowsWords) continue
    if (isRefused[subject] === 1) {
      classes[subject] = FAR
      scores[subject] = 0
      continue
    }
    const { distance, worth } = nearest(subjects, subject, byField)
    if (hasInterests && distance > BY_PHRASE.mostDistance) {
      // Too far for any title to bring it nearer; without a known field only its title is known.
      const isUnknown = subjects.fields[subject * MOST_FIELDS] === NO_FIELD
      classes[subject] = isUnknown ? NEAR : FAR
      if (!isUnknown) scores[subject] = worth * 0.3
      continue
    }
    const words = wished.scores[subject] ?? 0
    const name = usual.exact[subject] ?? 0
    const share = Math.max(wished.exact[subject] ?? 0, name)
    const part = answeredPart(subjects, subject, byField)
    const isNamed = hasInterests
      ? part !== 'APART' &&
        (isAbout(wishedWhole, subject, distance, BY_PHRASE) ||
          (part !== 'OTHER' && isAbout(wished, subject, distance, BY_WORD)))
      : words >= NAMED_FULLY
    const isUnknown = subjects.fields[subject * MOST_FIELDS] === NO_FIELD
    if (distance <= SAME_DISTANCE || isNamed) {
      const isGeneralMba = person.degreeType === 'MBA' && subjects.isPlain[subject] === 1
      const own = named.scores[subject] ?? 0
      const isOtherKind = besides(subject) >= OTHER_KIND
      const isByName =
        isGeneralMba ||
        (part === null
          ? (exactly.scores[subject] ?? 0) >= NAMED || name >= FIELD_NAMED
          : isWholePhrase(part, subject))
      // 'Forensic Psychology' names psychology, and is a kind of it that nobody asked for.
      const hasPhrase = (wishedWhole.scores[subject] ?? 0) >= NAMED_FULLY
      const isTitled =
        isByName &&
        (!isOtherKind || own >= NAMED || hasPhrase) &&
        !isBeside(subjects, subject, byField, share)
      classes[subject] = isTitled ? IN_TITLE : IN_FIELD
      if (!isTitled && hasSpecialism && own < ANSWERED) lacksSpecialism[subject] = 1
      const weight = Math.max(worth / (1 - Math.min(distance, SAME_DISTANCE)), isNamed ? words : 0)
      const isPlain = (plain.exact[subject] ?? 0) >= FIELD_NAMED || !isOtherKind
      const isAnswered = part !== 'OTHER' && part !== 'APART' && (words >= ANSWERED || isPlain)
      const isOtherPart = !isByName && !isAnswered && !isInWhole(subjects, subject, whole)
      const isOther =
        isOtherPart ||
        (isOtherKind &&
          own < ANSWERED &&
          (!isByName || ofOwn.length > 0) &&
          !hasPhrase &&
          !isOfPartAlone(subjects, subject, byField)) ||
        (!isTitled && isBeside(subjects, subject, byField, share))
      if (isOther) isLoose[subject] = 1
      // A title that is neither about the part that was named nor about the field as a whole is only near.
      if (isOtherPart && part !== null) {
        classes[subject] = NEAR
        isClose[subject] = Number(part === 'NONE')
      }
      if (person.degreeType !== 'MBA') {
        const isPlainField = (chosen.exact[subject] ?? 0) >= FIELD_NAMED
        const isNiche =
          answersWell[subject] !== 1 &&
          (subjects.rareWords[subject] ?? []).some(word => !namedWords.has(word))
        const main = subjects.fields[subject * MOST_FIELDS] ?? NO_FIELD
        const isOtherField = (byField.distances[main] ?? FARTHEST) > SAME_DISTANCE
        const isBeyondChoice =
          person.choseFields === true &&
          main !== firstField &&
          !isTitled &&
          !isPlainField &&
          lacksSpecialism[subject] === 1
        standing[subject] = standingOf({
          isAside: isNiche || (isOtherField && !isTitled) || isBeyondChoice,
          isSecond: person.choseFields === true && isOtherField,
          isPlain: isPlainField && !isTitled,
          lacks: lacksDegree(subjects.degrees[subject] ?? 0, isPlainField),
        })
      }
      const inField = hasSpecialism ? 0.62 + 0.16 * Math.min(1, own) : 0.7
      scores[subject] = Math.min(1, weight) * (isTitled ? 0.85 + 0.15 * share : isOther ? 0.5 : inField)
    } else if (isUnknown) {
      // Nothing is known of its subject but its title.
      classes[subject] = NEAR
    } else {
      classes[subject] = distance <= NEAR_DISTANCE ? NEAR : FAR
      isClose[subject] = Number(distance <= CLOSE_DISTANCE)
      scores[subject] = worth * (distance <= NEAR_DISTANCE ? 0.5 + 0.35 * words : 0.3)
    }
  }
  return {
    ...{ scores, classes, isClosed, isLoose, isClose, lacksSpecialism, standing },
    sharesWord: titlesWith(
      subjects,
      ofOwn.flatMap(({ words }) => words).filter(word => !heads.has(word) && !isBroad(word)),
    ),
    wishes: wishes.map(([typed]) => typed),
    wishBits: wishBits(
      size,
      wishes.map(([, named]) =>
        named.flatMap(phrase => {
          // What no title has is named by none: 'maritime law' is not law.
          const found = unheard.includes(phrase) ? undefined : answers.get(phrase)
          return found ? [{ ...found, leastShare: phrase.words.length > 1 ? 0 : LEAST_OF_ONE_WORD }] : []
        }),
      ),
    ),
  }
}

/** How far a title must be about one word that was named, so that its other words make it no niche. */
const MOSTLY_NAMED = 0.4

/** 1 where a title has all of a phrase of several words, is mostly about one of a single word, or names several of them. */
function titlesAnswering(
  { size }: Subjects,
  phrases: readonly Phrase[],
  answers: ReadonlyMap<Phrase, RankedTitles>,
): Uint8Array {
  const answering = new Uint8Array(size)
  const counts = new Uint8Array(size)
  for (const phrase of phrases) {
    const { titles = [], scores = [], shares = [] } = answers.get(phrase) ?? {}
    for (let at = 0; at < titles.length; at += 1) {
      const score = scores[at] ?? 0
      if (score < NAMED) continue
      const title = titles[at] ?? 0
      counts[title] = (counts[title] ?? 0) + 1
      const isWhole = phrase.words.length > 1 && score >= NAMED_FULLY
      if (isWhole || (shares[at] ?? 0) >= MOSTLY_NAMED || (counts[title] ?? 0) > 1) answering[title] = 1
    }
  }
  return answering
}

function standingOf({
  isAside,
  isSecond,
  isPlain,
  lacks,
}: {
  isAside: boolean
  isSecond: boolean
  isPlain: boolean
  lacks: 'NOTHING' | 'PREFERRED' | 'ASKED'
}): number {
  if (isAside || lacks === 'ASKED') return ASIDE
  if (isSecond || lacks === 'PREFERRED') return SECOND_CHOICE
  return isPlain ? PLAIN : AS_ITS_CLASS
}

/** What of the professional degrees that somebody asked for a subject's degrees lack, by the bits of `Subjects.degrees`. */
function degreesLacking({
  namedDegrees = [],
}: Interested): (bits: number, isPlain: boolean) => 'NOTHING' | 'PREFERRED' | 'ASKED' {
  const asked = PROFESSIONAL_DEGREES.map(({ code, isStrict }, place) => ({
    bit: namedDegrees.includes(code) ? 1 << place : 0,
    isStrict,
  })).filter(({ bit }) => bit !== 0)
  const isStrict = asked.length > 0 && asked.every(one => one.isStrict)
  const wanted = asked.reduce((bits, { bit }) => bits | bit, 0)
  return (bits, isPlain) => {
    if (wanted === 0 || (bits & wanted) !== 0) return 'NOTHING'
    if (isStrict) return 'ASKED'
    return isPlain ? 'NOTHING' : 'PREFERRED'
  }
}

/**
 * The places of the fields that somebody chose by their names: of several that were chosen beside own words the first, and
 * the others unless these words name a part of them ('supply chain analytics' of business analytics).
 */
function chosenFields(
  { fields, choseFields }: Interested,
  phrases: readonly Phrase[],
  whole: ReadonlySet<number>,
): ReadonlySet<number> {
  if (choseFields !== true) return whole
  const words = new Set(phrases.flatMap(phrase => phrase.words))
  const chosen = fields.filter(
    (field, place) => place === 0 || ![...headWords({ fields: [field] })].some(word => words.has(word)),
  )
  return new Set([...whole, ...chosen.map(({ code }) => FIELDS.findIndex(field => field.code === code))])
}

/** 1 where a title has one of these words; everywhere where there are none. */
function titlesWith({ size, titles }: Subjects, words: readonly string[]): Uint8Array {
  if (words.length === 0) return new Uint8Array(size).fill(1)
  const has = new Uint8Array(size)
  for (const word of new Set(words))
    for (const title of titles.rank({ words: [word], weight: 1 }).titles) has[title] = 1
  return has
}

/** A wish of one word is named by titles that are about it so far: 'Paper Production' is not 'production'. */
const LEAST_OF_ONE_WORD = 0.4
/** By the number of different prerequisites: 1 where something is missing. */
function closedPrerequisites({ prerequisites, asked, askedSize }: Subjects, person: Interested): Uint8Array {
  const applicant = applicantOf(person)
  const isClosed = new Uint8Array(askedSize)
  const isSeen = new Uint8Array(askedSize)
  for (let subject = 0; subject < asked.length; subject += 1) {
    const number = asked[subject] ?? 0
    const own = prerequisites[subject]
    if (isSeen[number] === 1 || !own) continue
    isSeen[number] = 1
    isClosed[number] = Number(isMissing(own, applicant))
  }
  return isClosed
}

/** The most wishes that are told apart: one bit each. */
const MOST_WISHES = 8

/**
 * What a person named, each as typed with the phrases that mean it: the parts that name a subject of the taxonomy, or a
 * word of titles that few subjects share.
 */
function wishesOf(phrases: readonly Phrase[], { titles }: Subjects): [string, Phrase[]][] {
  const wishes = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const isSubject =
      fieldMentionsIn(phrase.typed).some(({ isGeneral }) => !isGeneral) ||
      phrase.words.every(word => titles.has(word) && !isBroad(word))
    if (isSubject) wishes.set(phrase.typed, [...(wishes.get(phrase.typed) ?? []), phrase])
  }
  return [...wishes].slice(0, MOST_WISHES)
}

/** By subject, which of the wishes its title names fully, one bit each. */
function wishBits(
  size: number,
  wishes: readonly (readonly (RankedTitles & { leastShare: number })[])[],
): Uint8Array {
  const bits = new Uint8Array(size)
  for (const [wish, answers] of wishes.entries())
    for (const { titles, scores, shares, leastShare } of answers)
      for (let at = 0; at < titles.length; at += 1) {
        const title = titles[at] ?? 0
        const isNamed = (scores[at] ?? 0) >= NAMED_FULLY && (shares[at] ?? 0) >= leastShare
        if (isNamed) bits[title] = (bits[title] ?? 0) | (1 << wish)
      }
  return bits
}

/**
 * Whether a phrase names a specialism that no title has, so that only its broader words could be found: by a word of the
 * taxonomy ('tunnelling'), or by a word before the name of a field ('underground construction'). Other words that no title
 * has are what people write around a subject.
 */
function isUnheardOf({ words }: Phrase, { titles }: Subjects, heads: ReadonlySet<string>): boolean {
  const isUnheard = (word: string) => !titles.has(word) && !heads.has(word) && !isBroad(word)
  const [first = '', second = ''] = words
  const narrowsField = words.length === 2 && isUnheard(first) && heads.has(second)
  return narrowsField || words.some(word => isUnheard(word) && fieldMentionsIn(word).length > 0)
}

/** Whether only a later field of the subject is of interest, and its title is mostly about the main one. */
function isBeside(subjects: Subjects, subject: number, { distances }: FieldRatings, share: number): boolean {
  const main = subjects.fields[subject * MOST_FIELDS] ?? NO_FIELD
  return main !== NO_FIELD && (distances[main] ?? FARTHEST) > NEAR_DISTANCE && share < FIELD_NAMED
}

/** 1 where a title has a word of what the person does not want, which is no word of what they want. */
function refusedTitles(
  subjects: Subjects,
  { refusedWords }: Interested,
  wanted: readonly string[],
): Uint8Array {
  const isRefused = new Uint8Array(subjects.size)
  for (const { words } of phrasesOf(refusedWords ?? ''))
    for (const word of words) {
      if (wanted.includes(word) || (words.length > 1 && isBroad(word))) continue
      for (const title of subjects.titles.rank({ words: [word], weight: 1 }).titles) isRefused[title] = 1
    }
  return isRefused
}

/** The words by which the fields of interest are named: they say which field, and not which part of it. */
function headWords({ fields }: Pick<Interested, 'fields'>): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ code }) => {
      const field = FIELDS.find(one => one.code === code)
      if (!field) return []
      const names = field.synonyms
        .slice(0, NAMING_SYNONYMS)
        .filter(name => partsOfTitle(FIELDS.indexOf(field), name) === 0)
      return [...partsOfName(field.name).flat(), ...names.flatMap(wordsOf)]
    }),
  )
}

function isAbout(
  { scores, exact }: NameScores,
  subject: number,
  distance: number,
  { mostDistance, leastShare }: typeof BY_PHRASE,
): boolean {
  return (
    distance <= mostDistance && (scores[subject] ?? 0) >= NAMED_FULLY && (exact[subject] ?? 0) >= leastShare
  )
}

/** The parts of a field's name: 'Film, media and journalism' has three. */
function partsOfName(name: string): string[][] {
  return name
    .replace(/\(.*\)/, '')
    .split(/,|\band\b/)
    .map(wordsOf)
    .filter(words => words.length > 0)
}

/**
 * The places of the fields that the person named as a whole: by every part of its name, or without any words. Of other
 * fields they named a part: 'linguistics' of literature and languages.
 */
function wholeFields({ fields }: Interested, typed: readonly Phrase[]): ReadonlySet<number> {
  const phrases = typed.map(({ words }) => words.toSorted().join(' '))
  const named = fields.filter(({ code }) => {
    const field = FIELDS.find(one => one.code === code)
    if (!field || phrases.length === 0) return true
    const parts = partsOfName(field.name)
    // The first synonym is another name of the field where the name has one part only.
    const names = parts.length === 1 ? [parts, [wordsOf(field.synonyms[0] ?? field.name)]] : [parts]
    return names.some(all => all.every(words => phrases.includes(words.toSorted().join(' '))))
  })
  return new Set(named.map(({ code }) => FIELDS.findIndex(field => field.code === code)))
}

/**
 * How a title answers the parts of its fields that a person named: 'NONE' when it names no part, 'OTHER' when it names
 * others, 'APART' when it is of a kind that they did not name, whatever else it names.
 */
type AnsweredPart = 'NONE' | 'OTHER' | 'APART'

/** Null where the person named no parts of a field of the subject, or it names one of them. */
function answeredPart(subjects: Subjects, subject: number, { parts }: FieldRatings): AnsweredPart | null {
  let answered: AnsweredPart | null = null
  for (let at = 0; at < MOST_FIELDS; at += 1) {
    const wanted = parts.named[subjects.fields[subject * MOST_FIELDS + at] ?? NO_FIELD] ?? 0
    if (wanted === 0) continue
    const named = subjects.parts[subject * MOST_FIELDS + at] ?? 0
    if (isOfParts(named, wanted)) return null
    if (isApart(named, wanted)) answered = 'APART'
    else if (answered !== 'APART') answered = named !== 0 ? 'OTHER' : (answered ?? 'NONE')
  }
  return answered
}

/** Whether the title names a part of a field that the person named with nothing narrower. */
function isOfPartAlone(subjects: Subjects, subject: number, { parts }: FieldRatings): boolean {
  for (let at = 0; at < MOST_FIELDS; at += 1) {
    const named = subjects.parts[subject * MOST_FIELDS + at] ?? 0
    const field = subjects.fields[subject * MOST_FIELDS + at] ?? NO_FIELD
    if (isOfParts(named, parts.alone[field] ?? 0)) return true
  }
  return false
}

function isInWhole(subjects: Subjects, subject: number, whole: ReadonlySet<number>): boolean {
  for (let at = 0; at < MOST_FIELDS; at += 1) {
    const field = subjects.fields[subject * MOST_FIELDS + at] ?? NO_FIELD
    if (whole.has(field)) return true
  }
  return false
}

/** What is missing of a subject's prerequisites, as a clause after 'it'; null where nothing is. */
export function missingFor(subjects: Subjects, subject: number, person: Interested): string | null {
  const asked = subjects.prerequisites[subject]
  return asked ? missingOf(asked, applicantOf(person)) : null
}

function applicantOf({ studied, languages, degreeYears, workYears, gmat, gre, cat }: Interested) {
  return {
    studied: studied ?? [],
    languages: languages ?? [],
    degreeYears: degreeYears ?? Number.NaN,
    workYears: workYears ?? Number.NaN,
    hasCat: typeof cat === 'number',
    hasGmat: gmat !== null || gre !== null,
  }
}

/**
 * By a field's place: its distance from the nearest interest, how much it is worth beside the strongest, and the parts of
 * it that the person named.
 */
type FieldRatings = { distances: Float64Array; worths: Float64Array; parts: WantedParts }

function rateFields({ fields, degreeType, subjectWords }: Interested): FieldRatings {
  const strongest = fields.reduce((most, { weight }) => Math.max(most, weight), 0)
  const distances = new Float64Array(FIELDS.length + 1).fill(FARTHEST)
  const worths = new Float64Array(FIELDS.length + 1)
  for (const { code, weight } of fields) {
    const interest = FIELDS.findIndex(field => field.code === code)
    const share = strongest > 0 ? weight / strongest : 0
    for (let place = 0; place < FIELDS.length; place += 1) {
      const isGeneralMba = degreeType === 'MBA' && place === GENERAL_MBA
      const stated = distanceOf(interest, place)
      const way = isGeneralMba ? Math.min(stated, GENERAL_MBA_DISTANCE) : stated
      const distance = share < PASSING_INTEREST ? Math.max(way, NEAR_DISTANCE) : way
      worths[place] = Math.max(worths[place] ?? 0, share * (1 - distance))
      distances[place] = Math.min(distances[place] ?? FARTHEST, distance)
    }
  }
  return { distances, worths, parts: partsWanted(subjectWords ?? '') }
}

function nearest(
  subjects: Subjects,
  subject: number,
  { distances, worths, parts }: FieldRatings,
): { distance: number; worth: number } {
  let distance = FARTHEST
  let worth = 0
  for (let at = 0; at < MOST_FIELDS; at += 1) {
    const field = subjects.fields[subject * MOST_FIELDS + at] ?? NO_FIELD
    if (field === NO_FIELD) break
    const named = subjects.parts[subject * MOST_FIELDS + at] ?? 0
    const wanted = parts.named[field] ?? 0
    const isOther = wanted !== 0 && named !== 0 && !isOfParts(named, wanted)
    const way = (distances[field] ?? FARTHEST) + LATER_FIELD * at
    const share = (worths[field] ?? 0) - LATER_FIELD * at
    distance = Math.min(distance, FARTHEST, isOther ? Math.max(way, OTHER_PART_DISTANCE) : way)
    worth = Math.max(worth, isOther ? share * (1 - OTHER_PART_DISTANCE) : share)
  }
  return { distance, worth }
}

type NameScores = {
  /** By a subject's number: how well its title answers the best of the phrases. */
  scores: Float64Array
  /** The same where more than the phrase in a title counts against it: how far it is about the phrase alone. */
  exact: Float64Array
}

function nameScores<Words extends WeighedWords>(
  { size }: Subjects,
  phrases: readonly Words[],
  answers: ReadonlyMap<Words, RankedTitles>,
): NameScores {
  const scores = new Float64Array(size)
  const exact = new Float64Array(size)
  for (const phrase of phrases) {
    const found = answers.get(phrase)
    if (!found) continue
    for (let at = 0; at < found.titles.length; at += 1) {
      const title = found.titles[at] ?? 0
      const score = phrase.weight * (found.scores[at] ?? 0)
      scores[title] = Math.max(scores[title] ?? 0, score)
      exact[title] = Math.max(exact[title] ?? 0, score * (found.shares[at] ?? 0))
    }
  }
  return { scores, exact }
}

/** The parts of the names of the fields of interest. */
function partNames({ fields }: Interested): WeighedWords[] {
  return fields.flatMap(({ code }) =>
    partsOfName(FIELDS.find(one => one.code === code)?.name ?? '').map(words => ({ words, weight: 1 })),
  )
}

/** The usual names of the fields of interest that are named as a whole. */
function fieldNames({ fields }: Interested, whole: ReadonlySet<number>): WeighedWords[] {
  const strongest = fields.reduce((most, { weight }) => Math.max(most, weight), 0)
  return fields.flatMap(({ code, weight }) => {
    const field = FIELDS.find(one => one.code === code)
    if (!field || weight < PASSING_INTEREST * strongest || !whole.has(FIELDS.indexOf(field))) return []
    return [field.name, field.synonyms[0] ?? field.name].map(name => ({ words: wordsOf(name), weight: 1 }))
  })
}
