import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import type { AnswerValue, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { essayQuick } from '../../questionnaires/essayQuick.ts'
import { essayWizard } from '../../questionnaires/essayWizard.ts'
import { sopWizard } from '../../questionnaires/sopWizard.ts'
import { anyAnswer } from './anyAnswer.test-fixtures.ts'
import { finishDraft, writeParagraphs } from './builtInWriter.ts'
import { countWords, plainText } from './plainText.ts'
import { planDocument } from './plan.ts'
import { previewOf } from './preview.ts'
import type { WritingRequest } from './request.ts'

const DEFINITIONS: readonly QuestionnaireDefinition[] = [sopWizard, essayWizard, essayQuick]

/** A request with any answers to this questionnaire, its choices included. */
function requestsFor(definition: QuestionnaireDefinition): fc.Arbitrary<WritingRequest> {
  const questions = definition.sections.flatMap(section => section.questions)
  const answered = fc.subarray(questions, { maxLength: Math.min(20, questions.length) }).chain(asked =>
    fc.tuple(
      ...asked.map((question): fc.Arbitrary<[string, AnswerValue]> => {
        const options = 'options' in question ? question.options.map(({ value }) => value) : []
        if (question.kind === 'FLAG') return fc.boolean().map(flag => [question.key, { flag }])
        if (question.kind === 'CHOICE')
          return fc.constantFrom(...options).map(option => [question.key, { option }])
        if (question.kind === 'MULTI_CHOICE')
          return fc.subarray(options, { maxLength: 3 }).map(chosen => [question.key, { options: chosen }])
        return anyAnswer.map(text => [question.key, { text }])
      }),
    ),
  )
  return fc
    .record({ answered, course: fc.constantFrom('', 'MBA'), university: fc.constantFrom(null, 'ETH Zürich') })
    .map(({ answered: pairs, course, university }) => ({
      type: definition.type,
      form: definition.form,
      course,
      targetUniversity: university,
      targetProgram: null,
      answers: Object.fromEntries(pairs),
    }))
}

describe.each(DEFINITIONS)('for arbitrary answers to $type $form', definition => {
  it('no sentence comes twice, and a preview is a third at most', () => {
    fc.assert(
      fc.property(requestsFor(definition), request => {
        const plan = planDocument(request)
        const composed = [...writeParagraphs(request, plan)]
        expect([...writeParagraphs(request, plan)]).toEqual(composed)
        const texts = composed.flatMap(paragraph => paragraph.sentences.map(sentence => sentence.text))
        expect(new Set(texts).size).toBe(texts.length)
        const draft = finishDraft(request, plan, composed)
        expect(countWords(plainText(previewOf(draft, plan).opening)) * 3).toBeLessThanOrEqual(draft.wordCount)
      }),
      runs(120),
    )
  }, 20_000)
})
