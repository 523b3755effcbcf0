import {
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from '../../questionnaires/definition.ts'
import { QUESTIONNAIRES } from '../../questionnaires/index.ts'
import { defaultAnswer } from '../../questionnaires/kinds.ts'
import { writeParagraphs } from '../writing/builtInWriter.ts'
import { plainText } from '../writing/plainText.ts'
import { planDocument } from '../writing/plan.ts'
import type { WritingRequest } from '../writing/request.ts'
import { reviewDocument } from './reviewDocument.ts'

/**
 * Warms up the engine: writes and reviews two texts for each questionnaire and drops them, one from the example answers
 * and one from the same answers as notes. There is one text per step, and other tasks can run between steps. Functions
 * and patterns are compiled at their first use; a person's first text does not wait for that.
 */
export function* warmUp(): Generator<void, void, undefined> {
  for (const [definition, said] of [
    ...QUESTIONNAIRES.map(definition => [definition, asShown] as const),
    ...QUESTIONNAIRES.map(definition => [definition, asNotes] as const),
  ]) {
    const request = exampleRequest(definition, said)
    const plan = planDocument(request)
    const text = plainText([...writeParagraphs(request, plan)])
    reviewDocument({
      request,
      text,
      targetWords: plan.targetWords,
      plan,
      ownerName: 'Maya Krishnan',
      otherTexts: [text],
    })
    yield
  }
}

/** A request with the questionnaire's example answers. */
function exampleRequest(
  definition: QuestionnaireDefinition,
  said: (example: string) => string,
): WritingRequest {
  return {
    type: definition.type,
    form: definition.form,
    course: 'MSc in Civil Engineering',
    targetUniversity: 'University of Leeds',
    targetProgram: null,
    answers: Object.fromEntries(
      questionsOf(definition).flatMap((question): [string, AnswerValue][] => {
        const answer = exampleAnswer(question, said)
        return answer === undefined ? [] : [[question.key, answer]]
      }),
    ),
  }
}

const asShown = (example: string) => example

/** The example as short notes, in a learner's English. */
const asNotes = (example: string) =>
  example
    .replace(/\b(?:I|an?|the|was|were|my) /giu, '')
    .replace(/[.;] /gu, '\n')
    .replace(/(?<=\d )(\p{Ll}{3,})s\b/gu, '$1')

function exampleAnswer(question: Question, said: (example: string) => string): AnswerValue | undefined {
  const example = question.guidance?.good ?? question.placeholder
  return (question.kind === 'SHORT_TEXT' || question.kind === 'LONG_TEXT') && example !== undefined
    ? { text: said(example) }
    : defaultAnswer(question)
}
