/**
 * The check without a model, for both writers and for the review: every number and name is looked up, and each claim is
 * compared with the statements that the sentence rests on.
 */
import { findUnsupportedIn, gatherEvidence } from '../../../language/grounding.ts'
import type { Answers, QuestionnaireDefinition } from '../../../questionnaires/definition.ts'
import { type DepartureKind, findDepartures, type Speaker } from './departures.ts'
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

/**
 * A function that checks sentences against these answers. Answers are read once.
 * `known`: what may be named besides them (course, university, words of questions); `people`: names that may stand
 * beside other names; `speaker`: whether the answers' 'I' is the text's.
 */
export function createSentenceCheck({
  answers,
  definition,
  known,
  people = [],
  speaker,
}: {
  answers: Answers
  definition: QuestionnaireDefinition | null
  known: readonly string[]
  people?: readonly string[]
  speaker: Speaker
}): (sentence: string) => ClaimFault[] {
  const evidence = gatherEvidence(answers, known, people)
  const statements = statementsIn(answers, definition)
  return sentence => {
    const lookedUp = findUnsupportedIn(sentence, evidence).map(
      ({ kind, claim, start, end }): ClaimFault => ({ kind, words: claim, start, end, said: null }),
    )
    const compared = findDepartures({ sentence, statements, speaker }).filter(
      one => !lookedUp.some(({ start, end }) => one.start < end && start < one.end),
    )
    return [...lookedUp, ...compared].sort((one, other) => one.start - other.start)
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
