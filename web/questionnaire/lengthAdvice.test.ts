import { expect, test } from 'vitest'
import { lengthAdvice } from './lengthAdvice.ts'
import { questionnaireOnPage } from './testing/questionnaireOnPage.ts'
import { findQuestionnaire } from './testing/vectors.ts'

const wizard = await questionnaireOnPage(findQuestionnaire({ type: 'SOP', form: 'WIZARD' }))
const quick = await questionnaireOnPage(findQuestionnaire({ type: 'SOP', form: 'QUICK' }))

test('the longest offered length that the answers carry', () => {
  const advice = (usable: number, target: number | null) =>
    lengthAdvice({
      questionnaire: wizard,
      values: {},
      words: { usable, target, needed: target === null ? null : target * 1.3 },
    })
  expect(advice(1_300, 1_000)).toEqual({ carried: 1_000, isEnough: true, missing: 0, shorter: null })
  expect(advice(999, 1_000)).toMatchObject({
    carried: 750,
    isEnough: false,
    missing: 301,
    shorter: { key: 'targetWordCount', value: '750', words: 750 },
  })
  expect(advice(700, 1_000).shorter?.words).toBe(500)
  expect(advice(640, 1_000)).toMatchObject({ carried: 450, shorter: null })
  expect(advice(0, 1_000)).toMatchObject({ carried: 0, shorter: null })
  expect(advice(400, null)).toEqual({ carried: 300, isEnough: true, missing: 0, shorter: null })
})

test('a form that offers no shorter length', () => {
  const words = { usable: 900, target: 800, needed: 1_040 }
  expect(lengthAdvice({ questionnaire: quick, values: {}, words })).toMatchObject({
    carried: 650,
    shorter: null,
  })
})
