import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import { cleanLine } from '../../language/cleanText.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { speakerOf } from '../writing/letterPeople.ts'
import { proseOf } from '../writing/usableWords.ts'
import { findAvoided, findClaims } from './claims.ts'
import { coverText } from './coverage.ts'
import { editOf } from './editOf.ts'
import { findPhrases, findShapes } from './findPhrases.ts'
import { weighLetter } from './letterBalance.ts'
import { findOtherSchools, type OtherSchool, splitBySchool } from './otherSchools.ts'
import { foldText, type Place, type ReadText, readText } from './readText.ts'
import {
  aboutAll,
  at,
  FINDING_KINDS,
  type Figure,
  type Figures,
  type Finding,
  type FindingKind,
  type Review,
  SEVERITIES,
  type Severity,
} from './review.ts'
import { scoreText } from './score.ts'
import { compareTexts } from './similarity.ts'
import {
  findOpenings,
  findParagraphLengths,
  findRepetition,
  measurePassive,
  measureReadingEase,
  measureSentences,
} from './style.ts'

export type ReviewRequest = {
  type: DocumentType
  form: QuestionnaireForm
  /** The current text, with paragraphs separated by empty lines. */
  text: string
  /** The requested words; null if no length was requested. */
  targetWords: number | null
  /** The answers at the time of writing, or later ones. */
  answers: Answers
  definition: QuestionnaireDefinition
  /** Names that the text may contain besides the answers: course, programme, university, the person's name. */
  known: readonly string[]
  /** Names for the student of a letter. */
  people?: readonly string[]
  /** The university of the text; by default the one in the answers. */
  university?: string | null
  /** Short names of universities, for recognising a wrong one. Full names are recognised by their form. */
  universities?: readonly string[]
  /** The questions that the document's plan uses. Without them the length decides which answers matter. */
  planned?: readonly string[]
  /** The same person's other documents. */
  otherTexts?: readonly string[]
  /** Other names of the university of the text, and its city. */
  ownNames?: readonly string[]
  /** The schools of the person's other documents. */
  otherSchools?: readonly OtherSchool[]
  /** The topics to avoid, as typed. One entry may contain a list. */
  avoid: readonly string[]
}

const AIM = { SOP: 3, LOR: 2, ESSAY: 2 } as const
const GOOD_LENGTH = 0.1
const BAD_LENGTH = 0.3
/** A paragraph of this many words without a number or name lacks detail. */
const PARAGRAPH_TO_DETAIL = 60
/** The most findings of one kind. The figures count all. */
const MOST_OF_A_KIND = 40

/**
 * Reviews any text of a document, including edited ones. Pure: the same request always gives the same review. Any input
 * is valid: empty texts, other scripts, mark-up, a hundred thousand words.
 *
 * docs/reviewing.md explains each figure, its method and its limits; score.ts the score. A review does not say who or
 * what wrote the text, and does not predict the result of a detector.
 */
export function reviewText(request: ReviewRequest): Review {
  const { type, answers, definition, known } = request
  const text = readText(request.text)
  const targetWords = request.targetWords !== null && request.targetWords > 0 ? request.targetWords : null
  const university = targetUniversity(request)
  const covered = coverText({
    text,
    answers,
    definition,
    targetWords,
    avoid: request.avoid,
    planned: request.planned ?? null,
  })
  const foreign =
    university === null
      ? []
      : findOtherSchools({
          text,
          university,
          own: [...(request.ownNames ?? []), ...known],
          told: splitBySchool(request).besides,
          others: request.otherSchools ?? [],
        })
  const foreignPlaces = foreign
    .flatMap(({ start, end }) => (start === null ? [] : [{ start, end }]))
    .sort((one, other) => one.start - other.start)
  const claims = findClaims({
    text,
    answers,
    definition,
    known,
    people: request.people ?? [],
    university,
    universities: request.universities ?? [],
    speaker: speakerOf({ type, answers }),
  })
  const avoided = findAvoided(text, request.avoid)
  const names = placesOf(text, [...known, ...(university === null ? [] : [university])])
  const phrases = withoutDoubles([...findPhrases({ text, type, spared: names }), ...findShapes(text)])
  const gaps = phrases.filter(({ excerpt }) => excerpt?.startsWith('[') === true)
  const claimFindings = claims.findings.filter(
    claim =>
      !gaps.some(gap => isInside(claim, gap)) && !(claim.start !== null && overlapsOne(foreignPlaces, claim)),
  )
  const countOf = (kind: FindingKind, severity: Severity) =>
    claimFindings.filter(finding => finding.kind === kind && finding.severity === severity).length
  const unsupported = countOf('UNSUPPORTED', 'MEND')
  const doubtful = countOf('UNSUPPORTED', 'CONSIDER')
  const wrongUniversities = claimFindings.length - unsupported - doubtful + foreign.length
  const lengths = measureSentences(text)
  const ease = measureReadingEase(text)
  const passive = measurePassive(text)
  const openings = findOpenings(text)
  const repetition = findRepetition(text, names, type)
  const letter = type === 'LOR' ? weighLetter(text) : null
  const similarity = compareTexts({ text, type, others: request.otherTexts ?? [] })
  const aim = AIM[type]
  const specificity = text.words === 0 ? 0 : (claims.count / text.words) * 100
  const all = withoutDoubles([
    ...findLength(text.words, targetWords),
    ...covered.findings,
    ...claimFindings,
    ...foreign,
    ...avoided,
    ...phrases,
    ...findLackOfDetail(text, claims.bySentence, specificity, aim, type),
    ...repetition,
    ...openings,
    ...lengths.findings,
    ...ease.findings,
    ...passive.findings,
    ...findParagraphLengths(text, type),
    ...(letter?.findings ?? []),
    ...similarity.findings,
  ])
  const coveredStories = covered.keyStories.filter(({ told }) => told).length
  const { score, parts } = scoreText({
    type,
    words: text.words,
    targetWords,
    coverage: covered.coverage,
    coveredStories,
    stories: covered.keyStories.length,
    claims: claims.count,
    unsupported,
    doubtful,
    wrongUniversities,
    avoided: avoided.length,
    specificity,
    specificityAim: aim,
    spread: lengths.spread,
    readingEase: ease.value,
    passiveShare: passive.share,
    shared: similarity.shared,
    findings: all,
  })
  return {
    score,
    parts,
    figures: figuresOf({
      words: text.words,
      targetWords,
      paragraphs: text.paragraphs.length,
      sentences: text.prose.length,
      coverage: covered.coverage,
      mattering: covered.answers.length,
      unsupported: claimFindings.length,
      claims: claims.count,
      specificity: text.words === 0 ? null : specificity,
      aim,
      stockPhrases: phrases.length,
      sentenceLengthMean: lengths.mean,
      sentenceLengthSpread: lengths.spread,
      repetition: all.filter(({ kind }) => kind === 'REPETITION').length,
      readingEase: ease.value,
      passiveShare: passive.share,
      similarity: similarity.jaccard,
      sharedWithOthers: similarity.shared,
      abilityWords: letter?.ability ?? null,
      effortWords: letter?.effort ?? null,
    }),
    findings: inOrder(atMostOfAKind(all)).map(finding => ({ ...finding, edit: editOf(text, finding) })),
    keyStories: covered.keyStories,
  }
}

function isInside(one: Finding, other: Finding): boolean {
  return one.start !== null && other.start !== null && one.start >= other.start && one.end <= other.end
}

function targetUniversity({ university, definition, answers }: ReviewRequest): string | null {
  if (university !== undefined)
    return university === null || university.trim() === '' ? null : university.trim()
  const key = definition.target?.university
  const answered = key === undefined ? '' : cleanLine(proseOf(answers[key]))
  return answered === '' ? null : answered
}

/** Positions of names in the text, in any case of letters. */
function placesOf({ folded }: ReadText, names: readonly string[]): Place[] {
  return [...new Set(names.map(name => foldText(name.trim())))]
    .filter(name => name.length > 2)
    .flatMap(name => {
      const places: Place[] = []
      for (let start = folded.indexOf(name); start >= 0; start = folded.indexOf(name, start + name.length))
        places.push({ start, end: start + name.length })
      return places
    })
}

function findLength(words: number, targetWords: number | null): Finding[] {
  if (targetWords === null) return []
  const off = (words - targetWords) / targetWords
  if (Math.abs(off) <= GOOD_LENGTH) return []
  return [
    aboutAll('LENGTH', {
      severity: Math.abs(off) > BAD_LENGTH ? 'MEND' : 'CONSIDER',
      reason: `The text has ${words.toLocaleString('en')} words; ${targetWords.toLocaleString('en')} were asked for.`,
      suggestion:
        off < 0
          ? 'Extend the answers that the review names, or tell more of what they hold.'
          : 'Cut what says least: sentences without a number, a name or an outcome.',
    }),
  ]
}

function findLackOfDetail(
  text: ReadText,
  claims: ReadonlyMap<unknown, number>,
  specificity: number,
  aim: number,
  type: DocumentType,
): Finding[] {
  const suggestion =
    type === 'LOR'
      ? 'Name the course, the project, the rank, the month.'
      : 'Name the place, the person, the course; say how many, how long, how much.'
  const bare = text.paragraphs.filter(
    ({ words, sentences }) =>
      words >= PARAGRAPH_TO_DETAIL && !sentences.some(sentence => claims.has(sentence)),
  )
  const whole =
    text.words > 0 && specificity < aim
      ? [
          aboutAll('SPECIFICITY', {
            severity: specificity < aim / 2 ? 'CONSIDER' : 'NOTE',
            reason: `${specificity.toFixed(1)} numbers and names per 100 words; aim for ${aim}.`,
            suggestion,
          }),
        ]
      : []
  return [
    ...whole,
    ...bare.map(({ start, end }) =>
      at(
        'SPECIFICITY',
        text.raw,
        { start, end },
        {
          severity: 'CONSIDER',
          reason: 'This paragraph holds no number and no name, so nothing in it can be checked.',
          suggestion,
        },
      ),
    ),
  ]
}

/**
 * Removes overlapping findings of one kind, and findings of different kinds at the same range. The most severe one is
 * kept, and of equals the one whose kind comes first.
 */
function withoutDoubles(findings: readonly Finding[]): Finding[] {
  const byRank = [...findings].sort(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind),
  )
  const taken = new Map<FindingKind, Place[]>()
  const places = new Set<string>()
  const kept = new Set<Finding>()
  for (const finding of byRank) {
    const place =
      finding.start === null
        ? `${finding.kind} ${finding.key} ${finding.reason}`
        : `${finding.start} ${finding.end}`
    if (places.has(place)) continue
    if (finding.start !== null) {
      const ofKind = taken.get(finding.kind) ?? []
      if (overlapsOne(ofKind, finding)) continue
      ofKind.splice(indexBefore(ofKind, finding.start), 0, { start: finding.start, end: finding.end })
      taken.set(finding.kind, ofKind)
    }
    places.add(place)
    kept.add(finding)
  }
  return findings.filter(finding => kept.has(finding))
}

/** The index of the first range that starts at or after `start`, in sorted ranges. */
function indexBefore(places: readonly Place[], start: number): number {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle]?.start ?? 0) < start) from = middle + 1
    else to = middle
  }
  return from
}

function overlapsOne(places: readonly Place[], { start, end }: Place): boolean {
  const index = indexBefore(places, start)
  return (places[index]?.start ?? Number.POSITIVE_INFINITY) < end || (places[index - 1]?.end ?? -1) > start
}

function atMostOfAKind(findings: readonly Finding[]): Finding[] {
  const counts = new Map<FindingKind, number>()
  return findings.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= MOST_OF_A_KIND
  })
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      (one.start ?? -1) - (other.start ?? -1) ||
      (one.end ?? -1) - (other.end ?? -1) ||
      FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind),
  )
}

type Values = { [Name in keyof Figures]: number | null } & { mattering: number; claims: number; aim: number }

const NOT_ENOUGH = 'Not enough data'

function figuresOf(values: Values): Figures {
  const figure = (label: string, value: number | null, unit: Figure['unit'], basis: string): Figure => ({
    label,
    value: value === null ? null : Math.round(value * 1000) / 1000,
    unit,
    basis,
  })
  return {
    words: figure('Words', values.words, 'WORDS', 'Whatever stands between white space.'),
    targetWords: figure(
      'Words asked for',
      values.targetWords,
      'WORDS',
      values.targetWords === null
        ? `${NOT_ENOUGH}: no length was asked for.`
        : 'As chosen in the form; within 10 % is good.',
    ),
    paragraphs: figure('Paragraphs', values.paragraphs, 'COUNT', 'Parted by empty lines.'),
    sentences: figure(
      'Sentences',
      values.sentences,
      'COUNT',
      'Salutations, headings and signatures left out.',
    ),
    coverage: figure(
      'Answers told',
      values.coverage,
      'SHARE',
      values.coverage === null
        ? `${NOT_ENOUGH}: nothing was answered that a text could quote.`
        : `By weight, over the ${values.mattering} answers that matter at this length. An answer told in quite other words is not recognised.`,
    ),
    unsupported: figure(
      'Claims to compare',
      values.unsupported,
      'COUNT',
      `Of ${values.claims} numbers and names those that are in none of your answers, and sentences that seem to say something else than an answer: who, how many, how much, how surely. Software compares words, so the rest need not be right, and motives are not compared.`,
    ),
    specificity: figure(
      'Detail',
      values.specificity,
      'PER_100_WORDS',
      values.specificity === null
        ? `${NOT_ENOUGH}: there is no text.`
        : `Numbers and names per 100 words; ${values.aim} or more are good.`,
    ),
    stockPhrases: figure(
      'Stock phrases',
      values.stockPhrases,
      'COUNT',
      'Found in our list of clichés and of phrases that readers know from generated texts. They say nothing of who wrote a text.',
    ),
    sentenceLengthMean: figure(
      'Words of a sentence',
      values.sentenceLengthMean,
      'WORDS',
      values.sentenceLengthMean === null ? `${NOT_ENOUGH}: there is no sentence.` : 'On average.',
    ),
    sentenceLengthSpread: figure(
      'Spread of sentence lengths',
      values.sentenceLengthSpread,
      'WORDS',
      values.sentenceLengthSpread === null
        ? `${NOT_ENOUGH}: fewer than 8 sentences.`
        : 'Standard deviation; from 5 on a text does not sound even.',
    ),
    repetition: figure(
      'Repetitions',
      values.repetition,
      'COUNT',
      'Sentences that tell a fact or repeat a wording that an earlier one has, and phrases of four words that stand three times.',
    ),
    readingEase: figure(
      'Reading ease',
      values.readingEase,
      'POINTS',
      values.readingEase === null
        ? `${NOT_ENOUGH}: fewer than 100 words in Latin script.`
        : 'Flesch reading ease, syllables counted by groups of vowels: 30 to 50 is academic prose, 60 to 70 plain English. It knows lengths, not sense.',
    ),
    passiveShare: figure(
      'Passive sentences',
      values.passiveShare,
      'SHARE',
      values.passiveShare === null
        ? `${NOT_ENOUGH}: there is no sentence.`
        : 'Sentences with a form of ‘be’ and a participle; up to 25 % is usual.',
    ),
    similarity: figure(
      'Likeness to your other documents',
      values.similarity,
      'SHARE',
      values.similarity === null
        ? `${NOT_ENOUGH}: there is no other document.`
        : 'Highest Jaccard index over runs of five words.',
    ),
    sharedWithOthers: figure(
      'Shared with another document',
      values.sharedWithOthers,
      'SHARE',
      values.sharedWithOthers === null
        ? `${NOT_ENOUGH}: there is no other document.`
        : 'Highest share of this text’s runs of five words that one other document holds.',
    ),
    abilityWords: figure(
      'Words of ability',
      values.abilityWords,
      'COUNT',
      values.abilityWords === null
        ? 'Counted in letters of recommendation only.'
        : 'From our list; what they refer to is not checked.',
    ),
    effortWords: figure(
      'Words of effort',
      values.effortWords,
      'COUNT',
      values.effortWords === null
        ? 'Counted in letters of recommendation only.'
        : 'From our list; what they refer to is not checked.',
    ),
  }
}
