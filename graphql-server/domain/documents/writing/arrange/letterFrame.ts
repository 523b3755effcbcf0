/** The sentences of a letter that no answer words: salutation, purpose, level of recommendation, signature. */
import { cleanLine } from '../../../language/cleanText.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { chosenOption } from '../chosenOption.ts'
import type { DraftSentence, SentenceSource } from '../draft.ts'
import { labelsFor } from '../forms/labels.ts'
import type { Student } from '../letterPeople.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import type { WritingRequest } from '../request.ts'
import { targetOf } from '../target.ts'
import { proseOf } from '../usableWords.ts'
import { writtenOut } from '../writtenOut.ts'
import { programmeAt } from './programme.ts'

export const SALUTATION = 'To the Admissions Committee,'

/** How each level closes the letter, whose first line names the programme; none claims the next. `{s}` is the student. */
const LEVELS: Readonly<Record<string, string>> = {
  highest: 'I give {s} my highest recommendation for this programme.',
  strong: 'I strongly recommend {s} for this programme.',
  highly_recommend: 'I highly recommend {s} for this programme.',
  good: 'I recommend {s} for this programme.',
  recommend: 'I recommend {s} for this programme.',
  adequate:
    'I consider {s} an adequate candidate for this programme, and I support the application on that basis.',
  recommend_with_reservations: 'I recommend {s} for this programme, with reservations.',
}

const CLOSINGS: Readonly<Record<string, string>> = {
  professional: 'Sincerely,',
  formal: 'Yours faithfully,',
  warm: 'With warm regards,',
  academic: 'Yours sincerely,',
  enthusiastic: 'With best regards,',
}

/** The answer to a one-line question; null where there is none. */
export function lineOf({ answers }: WritingRequest, key: string): string | null {
  const line = cleanLine(proseOf(answers[key]))
  return line === '' || isNonAnswer(line) ? null : line
}

/** Levels that recommend without reservation: their letters say so from the first line. */
const RECOMMENDING = new Set(['highest', 'strong', 'highly_recommend', 'good', 'recommend'])

/** What the letter is for. How strongly the student is recommended stands at its close. */
export function purposeSentence(request: WritingRequest, student: Student): DraftSentence {
  const { course, university, sources } = targetOf(request)
  const programme = programmeAt(course, university) ?? 'this programme'
  const isRecommending = RECOMMENDING.has(chosenOption(request.answers, 'recommendationStrength') ?? '')
  return {
    text: isRecommending
      ? `I am writing to recommend ${student.full} for ${programme}.`
      : `I am writing in support of the application of ${student.full} to ${programme}.`,
    sources: [
      ...(isRecommending ? optionSource(request, 'recommendationStrength') : []),
      ...sources,
      ...sourcesFor(request, ['studentFullName']),
    ],
  }
}

/** Closes a letter whose recommender chose no level: it says what every level says, and no more. */
const WITHOUT_LEVEL = 'I support this application.'

/** How the letter closes: with the level that was chosen, or supporting the application. */
export function closingSentence(request: WritingRequest, student: Student): DraftSentence {
  const level = chosenOption(request.answers, 'recommendationStrength')
  const wording = level === null ? undefined : LEVELS[level]
  return {
    text: (wording ?? WITHOUT_LEVEL).replace('{s}', () => student.full),
    sources: [
      ...(wording === undefined ? [] : optionSource(request, 'recommendationStrength')),
      ...sourcesFor(request, ['studentFullName']),
    ],
  }
}

/** What people type short in a title or the name of an institution. */
const SHORT_TITLES: readonly (readonly [RegExp, string])[] = [
  [/\bHoD\b/giu, 'Head of Department'],
  [/\bprof\b\.?(?= *(?:$|[,(&]| and\b))/giu, 'Professor'],
  [/\bassoc\b\.?/giu, 'Associate'],
  [/\bsr\b\.?(?= )/giu, 'Senior'],
  [/\bmgr\b\.?/giu, 'Manager'],
  [/\bdept\b\.?/giu, 'Department'],
  [/\bengg\b\.?/giu, 'Engineering'],
  [/\buniv\b\.?/giu, 'University'],
  [/\bgovt\b\.?/giu, 'Government'],
  [/(?<=\p{L} )cos?\.?(?=$|,| \()/gu, 'company'],
]
/** Notes beside a title: how many people, how long, since when. */
const NOTE =
  /^(?:(?:for|about|approx\.?|over|since|from)\s.*|\d[\d.,+]*\s*(?:years?|months?|ppl|people|staff)\b.*|.*\bsince \d{4})$/iu

/** A line of the signature as one signs: written out, without notes beside it. */
function signed(line: string): string {
  const words = SHORT_TITLES.reduce((text, [short, long]) => text.replace(short, long), writtenOut(line))
    .replace(/\([^()]*\)/gu, note => (/\d/u.test(note) ? '' : note))
    .split(/[,;]\s+/u)
    .map(part => part.replace(/\s+/gu, ' ').trim())
    .filter(part => part !== '' && !NOTE.test(part))
    .join(', ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The close, and who signs: name, title and organisation, each on its line; never how to reach them. */
export function signature(request: WritingRequest, tone: string): DraftSentence | null {
  const keys = ['recommenderName', 'recommenderTitle', 'recommenderOrganization']
  const [name, title, organisation] = keys.map(key => lineOf(request, key))
  if (name === null || name === undefined) return null
  const isNamedInTitle = (title ?? '').toLowerCase().includes((organisation ?? '').toLowerCase())
  const lines = [title, isNamedInTitle ? null : organisation].map(line => signed(line ?? ''))
  return {
    text: [CLOSINGS[tone] ?? CLOSINGS.professional, name, ...lines].filter(line => line !== '').join('\n'),
    sources: sourcesFor(request, keys),
  }
}

/** What a letter may say besides the answers. */
export function letterStock(request: WritingRequest): string[] {
  if (request.type !== 'LOR') return []
  return [
    SALUTATION,
    ...Object.values(CLOSINGS),
    request.applicantName ?? '',
    ...Object.keys(request.answers).flatMap(key => optionSource(request, key).map(({ quote }) => quote)),
  ]
}

/** The chosen option as a source, in the words of its label. */
export function optionSource(request: WritingRequest, key: string): SentenceSource[] {
  const chosen = chosenOption(request.answers, key)
  const question = findQuestionnaire(request.type, request.form)
    ?.sections.flatMap(section => section.questions)
    .find(candidate => candidate.key === key)
  if (chosen === null || question?.kind !== 'CHOICE') return []
  const label = question.options.find(({ value }) => value === chosen)?.label ?? chosen
  return [{ key, label: question.label, quote: label }]
}

/** The answers to these questions as sources, without those that say nothing. */
export function sourcesFor(request: WritingRequest, keys: readonly string[]): SentenceSource[] {
  const labelOf = labelsFor(request)
  return keys.flatMap(key => {
    const quote = lineOf(request, key)
    return quote === null ? [] : [{ key, label: labelOf(key), quote }]
  })
}
