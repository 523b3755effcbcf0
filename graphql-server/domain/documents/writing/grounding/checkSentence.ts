/**
 * The check without a model, for both writers, the review and the evaluation: every number and name is looked up, and
 * each claim is compared with the statements that the sentence rests on.
 */
import { type Evidence, findUnsupportedIn, gatherEvidence } from '../../../language/grounding.ts'
import type { Answers, QuestionnaireDefinition } from '../../../questionnaires/definition.ts'
import { type DepartureKind, findDepartures, type ReadStatement, type Speaker } from './departures.ts'
import { statementsIn } from './statementsIn.ts'

export type ClaimFault = {
  kind: DepartureKind | 'NAME'
  /** The words of the sentence, and where they stand in it, as offsets. */
  words: string
  start: number
  end: number
  /** The statement that says otherwise; null where nothing of it is said anywhere. */
  said: string | null
}

/** What sentences are checked against, read once for many of them. */
export type CheckedAgainst = {
  /** Holds the numbers and names that may stand in a sentence. */
  evidence: Evidence
  /** With these its claims are compared; with none of them it is only looked up. */
  statements: readonly ReadStatement[]
  /** Whether the statements' 'I' is the text's. */
  speaker: Speaker
}

/** What the sentence says beyond, or other than, what it is checked against, in its order. */
export function checkSentence(
  sentence: string,
  { evidence, statements, speaker }: CheckedAgainst,
): ClaimFault[] {
  const lookedUp = findUnsupportedIn(sentence, evidence).map(
    ({ kind, claim, start, end }): ClaimFault => ({ kind, words: claim, start, end, said: null }),
  )
  const compared = findDepartures({ sentence, statements, speaker }).filter(
    one => !lookedUp.some(({ start, end }) => one.start < end && start < one.end),
  )
  return [...lookedUp, ...compared].sort((one, other) => one.start - other.start)
}

/**
 * All answers of a document, to check its sentences against. `known`: what may be named besides them (course,
 * university, words of questions); `people`: names that may stand beside other names.
 */
export function readAnswers({
  answers,
  definition,
  known,
  people,
  speaker,
}: {
  answers: Answers
  definition: QuestionnaireDefinition | null
  known: readonly string[]
  people: readonly string[]
  speaker: Speaker
}): CheckedAgainst {
  return {
    evidence: gatherEvidence(answers, known, people),
    statements: statementsIn(answers, definition),
    speaker,
  }
}

const WHAT: Readonly<Record<ClaimFault['kind'], string>> = {
  AGENT: 'who did it',
  NUMBER: 'the number',
  UNIT: 'the unit of the number',
  POLARITY: 'whether it is so or not so',
  QUANTIFIER: 'how many or how often',
  STRENGTH: 'how strong the claim is',
  TIME: 'the order in time',
  NAME: 'the name',
}

/** What is wrong, in words for a person. */
export function faultReason({ kind, words, said }: ClaimFault): string {
  return said === null
    ? `No answer has ${WHAT[kind]} “${words}”.`
    : `Compare ${WHAT[kind]}: “${words}”. Your answer: “${said}”`
}
