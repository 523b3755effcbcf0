/** The claims of a text: numbers and names with their support, universities, and topics to avoid. */

import { isVague, numbersIn } from '../../language/numbers.ts'
import { type Answers, type QuestionnaireDefinition, questionsOf } from '../../questionnaires/definition.ts'
import { defaultAnswer } from '../../questionnaires/kinds.ts'
import { answerText } from '../../questionnaires/text.ts'
import { APPLIES, isSameUniversity, nameOf, SHORT_NAMES, universitiesIn } from '../universities.ts'
import { avoidedTopics, mentions } from '../writing/avoid.ts'
import {
  type CheckedAgainst,
  type ClaimFault,
  checkSentence,
  faultReason,
  readAnswers,
} from '../writing/grounding/checkSentence.ts'
import type { Speaker } from '../writing/grounding/departures.ts'
import { meaningOf } from '../writing/information.ts'
import type { Place, ReadText, Sentence } from './readText.ts'
import { at, type Finding, type Words } from './review.ts'

/** Words of letters and applications that are no names. */
const STOCK = [
  'Admissions Committee',
  'Graduate Admissions',
  'Selection Committee',
  'Members of the Committee',
  'Sir or Madam',
  'Statement of Purpose',
  'Personal Statement',
  'Letter of Recommendation',
  ...'Dear Yours Sincerely Faithfully Regards Respectfully University College School Department Faculty Institute'.split(
    ' ',
  ),
  ...'GPA CGPA English AI CV Internet Earth'.split(' '),
]

export type Claims = {
  /** Sentences with a number or name, supported or not. */
  bySentence: ReadonlyMap<Sentence, number>
  /** All numbers and names. */
  count: number
  findings: readonly Finding[]
}

/** Longer texts are compared by their first sentences, and those by their first piece: it takes more time than looking up. */
const MOST_COMPARED = 400

/**
 * Looks up every number and name of the text in the answers and in `known`, and compares each sentence with the answers
 * that it rests on: who, how many, how strong, or not at all. A university that is neither the target nor in the answers
 * is wrong. So is one from the answers if the text says that the person applies there.
 */
export function findClaims({
  text,
  answers,
  definition,
  known,
  people,
  university,
  universities,
  speaker,
}: {
  text: ReadText
  answers: Answers
  definition: QuestionnaireDefinition
  known: readonly string[]
  people: readonly string[]
  university: string | null
  universities: readonly string[]
  speaker: Speaker
}): Claims {
  const sources = [
    ...known,
    ...(university === null ? [] : [university]),
    ...wordsOfQuestions(definition, answers),
    ...STOCK,
  ]
  const against = readAnswers({ answers, definition, known: sources, people, speaker })
  const lookUpOnly = { ...against, statements: [] }
  const compared = new Set(text.prose.slice(0, MOST_COMPARED).map(({ start }) => start))
  const catalogue = new Set([...SHORT_NAMES, ...universities].map(nameOf))
  const bySentence = new Map<Sentence, number>()
  const findings: Finding[] = []
  const isTarget = (name: string) => university !== null && isSameUniversity(name, university)
  for (const sentence of text.sentences) {
    const details = countDetails(sentence.text)
    if (details > 0) bySentence.set(sentence, details)
    for (const piece of piecesOf(sentence)) {
      const faults = checkSentence(piece.text, compared.has(piece.start) ? against : lookUpOnly)
      const lacking = faults.filter(({ said }) => said === null)
      const wrong =
        university === null
          ? []
          : [
              ...wrongByForm({ piece, university, isTarget, lookUpOnly }),
              ...lacking
                .filter(
                  ({ kind, words }) => kind === 'NAME' && catalogue.has(nameOf(words)) && !isTarget(words),
                )
                .map(({ start, end }) => ({ start, end, isSupported: false })),
            ]
      for (const place of wrong)
        findings.push(
          at(
            'WRONG_UNIVERSITY',
            text.raw,
            moved(piece, place),
            sayWrong(university ?? '', place.isSupported),
          ),
        )
      for (const fault of faults) {
        if (fault.said === null && (overlapsOne(wrong, fault) || isTarget(fault.words))) continue
        const words = fault.said === null ? sayUnsupported(fault) : sayOtherwise(fault)
        findings.push(at('UNSUPPORTED', text.raw, moved(piece, fault), words))
      }
    }
  }
  const count = [...bySentence.values()].reduce((sum, claims) => sum + claims, 0)
  return { bySentence, count, findings }
}

function overlapsOne(places: readonly Place[], { start, end }: Place): boolean {
  return places.some(place => place.start < end && start < place.end)
}

type Piece = { text: string; start: number }

const LONGEST_PIECE = 1000

/** The sentence, or parts of it if it has no full stops. */
function piecesOf({ text, start }: Sentence): Piece[] {
  if (text.length <= LONGEST_PIECE) return [{ text, start }]
  const pieces: Piece[] = []
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(' ', from + LONGEST_PIECE)
    const to =
      from + LONGEST_PIECE >= text.length ? text.length : space > from ? space + 1 : from + LONGEST_PIECE
    pieces.push({ text: text.slice(from, to), start: start + from })
    from = to
  }
  return pieces
}

/** Universities with a recognisable name that are not the target. */
function wrongByForm({
  piece,
  university,
  isTarget,
  lookUpOnly,
}: {
  piece: Piece
  university: string
  isTarget: (name: string) => boolean
  lookUpOnly: CheckedAgainst
}): (Place & { isSupported: boolean })[] {
  const named = universitiesIn(piece.text)
  if (named.length === 0) return []
  const namesTarget =
    named.some(({ name }) => isTarget(name)) || piece.text.toLowerCase().includes(university.toLowerCase())
  return named.flatMap(({ name, start, end }) => {
    if (isTarget(name)) return []
    // As if inside a sentence: at the start any word may have a capital.
    const isSupported = checkSentence(`at ${name}`, lookUpOnly).length === 0
    const appliesThere = !namesTarget && APPLIES.test(piece.text.slice(Math.max(0, start - 90), start))
    return isSupported && !appliesThere ? [] : [{ start, end, isSupported }]
  })
}

const NAME =
  /(?<=[\p{L}\p{N},;:)][^\S\n]["“‘'(]?)\p{Lu}[\p{L}\p{M}\p{N}.'’&-]*(?:[^\S\n]\p{Lu}[\p{L}\p{M}\p{N}.'’&-]*)*/gu

/** Numbers in figures and in words, and runs of capitalised words after the first word, which has a capital in any case. */
function countDetails(sentence: string): number {
  const names = sentence.match(NAME)?.filter(name => !/^I(?:['’]\p{L}+)?$/u.test(name)).length ?? 0
  return names + numbersIn(sentence).filter(claim => !isVague(claim)).length
}

/** Labels of answered questions and of chosen options: 'Top 5 %', 'In ten years'. */
function wordsOfQuestions(definition: QuestionnaireDefinition, answers: Answers): string[] {
  return questionsOf(definition).flatMap(question => {
    const answer = answers[question.key] ?? defaultAnswer(question)
    if (answer === undefined) return []
    return [question.label, ...('text' in answer || 'flag' in answer ? [] : [answerText(answer, question)])]
  })
}

function moved(piece: Piece, { start, end }: Place): Place {
  return { start: piece.start + start, end: piece.start + end }
}

function sayWrong(university: string, isSupported: boolean): Words {
  return {
    severity: 'MEND',
    reason: isSupported
      ? `The document is for ${university}, but here it sounds as if it were for another university.`
      : `The document is for ${university}, and no answer mentions this university.`,
    suggestion: `Check the name. If you mean ${university}, say so; if this university belongs into your story, add it to an answer.`,
    plan: { by: 'REPLACING', text: university },
  }
}

function sayOtherwise(fault: ClaimFault): Words {
  return {
    severity: 'CONSIDER',
    reason: faultReason(fault),
    suggestion: 'If the text is right, say so in the answer; if not, correct it here.',
  }
}

function sayUnsupported({ kind }: ClaimFault): Words {
  return {
    severity: 'MEND',
    reason: `None of your answers holds this ${kind === 'NUMBER' ? 'number' : 'name'}.`,
    suggestion: 'If it is true, add it to the answer where it belongs; if not, take it out.',
    plan: { by: 'TAKING_SENTENCE_OUT' },
  }
}

/** Sentences that mention a topic to avoid, each with the narrowest matching words. */
export function findAvoided(text: ReadText, avoid: readonly string[]): Finding[] {
  const topics = avoid.flatMap(entry => {
    const asked = avoidedTopics(entry)
    return asked.map(topic => ({ topic, entry: clipped(entry.replace(/\s+/gu, ' ').trim()) }))
  })
  if (topics.length === 0) return []
  return text.sentences.flatMap(sentence => {
    const touched = topics.find(({ topic }) => mentions(sentence.text, [topic]))
    if (touched === undefined) return []
    const words = sentence.words.filter(word => mentionsAny(word.text, touched.topic.stems))
    const start = words[0]?.start ?? sentence.start
    const end = words.at(-1)?.end ?? sentence.end
    return [
      at(
        'AVOIDED',
        text.raw,
        { start, end },
        {
          severity: 'MEND',
          reason: `You asked to leave this out: “${touched.entry}”.`,
          suggestion: 'Take the sentence out, or change your answer if it may stay.',
          plan: { by: 'TAKING_SENTENCE_OUT' },
        },
      ),
    ]
  })
}

function mentionsAny(word: string, topic: ReadonlySet<string>): boolean {
  for (const stem of meaningOf(word)) if (topic.has(stem === 'cgpa' ? 'gpa' : stem)) return true
  return false
}

function clipped(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80).replace(/\s\S*$/u, '')} …`
}
