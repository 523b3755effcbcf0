import {
  type AnswerValue,
  defaultAnswer,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from '../questionnaires/definition.ts'
import { QUESTIONNAIRES } from '../questionnaires/index.ts'
import { reviewDocument } from './reviewDocument.ts'
import { writeParagraphs } from './writing/builtInWriter.ts'
import { plainText } from './writing/plainText.ts'
import { planDocument } from './writing/plan.ts'
import type { WritingRequest } from './writing/request.ts'

/**
 * Writes and reviews a text of each questionnaire from the answers that it shows as good ones, and forgets it: one with
 * each step, so that real work can come between. The engine compiles a function and a pattern when it is first used;
 * without a rehearsal the first person waits for all of them. To be taken where nobody waits.
 */
export function* rehearse(): Generator<void, void, undefined> {
  for (const definition of QUESTIONNAIRES) {
    const request = exampleRequest(definition)
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

/** What a questionnaire's own examples would ask for. */
function exampleRequest(definition: QuestionnaireDefinition): WritingRequest {
  return {
    type: definition.type,
    form: definition.form,
    course: 'MSc in Civil Engineering',
    targetUniversity: 'University of Leeds',
    targetProgram: null,
    answers: Object.fromEntries(
      questionsOf(definition).flatMap((question): [string, AnswerValue][] => {
        const answer = exampleAnswer(question)
        return answer === undefined ? [] : [[question.key, answer]]
      }),
    ),
  }
}

function exampleAnswer(question: Question): AnswerValue | undefined {
  const example = question.guidance?.good ?? question.placeholder
  return (question.kind === 'SHORT_TEXT' || question.kind === 'LONG_TEXT') && example !== undefined
    ? { text: example }
    : defaultAnswer(question)
}
