import { describe, expect, it } from 'vitest'
import type { QuestionnaireDefinition } from './definition.ts'
import { LONG_TEXT_LIMIT, SHORT_TEXT_LIMIT } from './limits.ts'
import { sopQuick } from './sopQuick.ts'
import { sopWizard } from './sopWizard.ts'
import { checkAnswersToSave } from './toZod.ts'

function save(answers: { key: string; value?: unknown }[], definition: QuestionnaireDefinition = sopQuick) {
  const { kept, refused } = checkAnswersToSave({ definition, answers })
  return { kept: Object.fromEntries(kept), refused }
}
const text = (words: string) => ({ text: words })

describe('a partial answer', () => {
  it('may be short, half an address, or empty', () => {
    const { kept, refused } = save([
      { key: 'studentFullName', value: text('A') },
      { key: 'studentEmail', value: text('asha@') },
      { key: 'problemSolvingStory', value: text('In my') },
      { key: 'setbackLearning', value: text('') },
      { key: 'currentDegree', value: null },
      { key: 'graduationYear' },
    ])
    expect(refused).toEqual([])
    expect(kept).toEqual({
      studentFullName: text('A'),
      studentEmail: text('asha@'),
      problemSolvingStory: text('In my'),
      setbackLearning: null,
      currentDegree: null,
      graduationYear: null,
    })
  })

  it('is stored as typed, with its spaces', () => {
    const typed = text('  In my third year \n\n ')
    expect(save([{ key: 'problemSolvingStory', value: typed }]).kept).toEqual({ problemSolvingStory: typed })
  })

  it('to a hidden question is kept', () => {
    const { kept } = save([
      { key: 'hasWorkExperience', value: { option: 'no' } },
      { key: 'currentCompany', value: text('Bosch') },
    ])
    expect(kept).toEqual({ hasWorkExperience: { option: 'no' }, currentCompany: text('Bosch') })
  })

  it('may be background within its length', () => {
    const { kept, refused } = save([
      { key: 'careerGoals', value: text('A company') },
      { key: 'programInterest', value: text('x'.repeat(LONG_TEXT_LIMIT + 1)) },
    ])
    expect(kept).toEqual({ careerGoals: text('A company') })
    expect(refused).toEqual([
      {
        path: 'programInterest',
        message: 'Please keep “Interest in the programme” to 6,000 characters',
      },
    ])
  })

  it('that is emptied is removed, without a default', () => {
    expect(save([{ key: 'writingTone', value: { option: '' } }]).kept).toEqual({ writingTone: null })
    expect(save([{ key: 'emphasizeAspects', value: { options: [] } }], sopWizard).kept).toEqual({
      emphasizeAspects: null,
    })
  })
})

describe('a refused answer', () => {
  it.each([
    ['another kind', 'studentFullName', { flag: true }],
    ['a text where an option is asked', 'writingTone', text('formal-warm')],
    ['an option that does not exist', 'writingTone', { option: 'shouting' }],
    ['a property of every object as an option', 'writingTone', { option: 'constructor' }],
    ['two kinds at once', 'studentFullName', { text: 'a', flag: true }],
    ['no object', 'studentFullName', 'Asha'],
    ['a list', 'studentFullName', [text('Asha')]],
    ['more characters than fit', 'studentFullName', text('x'.repeat(SHORT_TEXT_LIMIT + 1))],
    ['a hundred thousand characters', 'problemSolvingStory', text('x'.repeat(100_000))],
    ['a hundred thousand spaces', 'problemSolvingStory', text(' '.repeat(100_000))],
    ['a NUL', 'problemSolvingStory', text('a\u0000b')],
    ['half a character', 'problemSolvingStory', text('a\ud800b')],
    ['an unknown key', 'shoeSize', text('42')],
    ['a property of every object', '__proto__', text('x')],
    ['its constructor', 'constructor', text('x')],
    ['a property of every object, taken away', 'toString', null],
    ['an empty key', '', text('x')],
  ])('is refused by its key, and the rest is kept: %s', (_, key, value) => {
    const { kept, refused } = save([
      { key: 'currentDegree', value: text('B.Tech') },
      { key, value },
      { key: 'graduationYear', value: text('2026') },
    ])
    expect(refused).toEqual([{ path: key, message: expect.stringMatching(/\w/) }])
    expect(kept).toEqual({ currentDegree: text('B.Tech'), graduationYear: text('2026') })
  })

  it('is each of two answers to one question', () => {
    const { kept, refused } = save([
      { key: 'currentDegree', value: text('B.Tech') },
      { key: 'currentDegree', value: text('B.Sc') },
    ])
    expect(kept).toEqual({})
    expect(refused).toEqual([{ path: 'currentDegree', message: 'This question is answered more than once.' }])
  })

  it('is an unknown option, while the wizard’s flags and lists are kept', () => {
    const { kept, refused } = save(
      [
        { key: 'hasWorkExperience', value: { flag: true } },
        { key: 'emphasizeAspects', value: { options: ['nothing-of-ours'] } },
      ],
      sopWizard,
    )
    expect(kept).toEqual({ hasWorkExperience: { flag: true } })
    expect(refused).toMatchObject([{ path: 'emphasizeAspects' }])
  })

  it('is shortened in its message', () => {
    const { refused } = save([{ key: 'k'.repeat(100_000), value: text('x') }])
    expect(refused[0]?.path.length).toBeLessThan(150)
    expect(refused[0]?.message.length).toBeLessThan(200)
  })
})
