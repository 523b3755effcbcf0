import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { ValidationError } from '../errors.ts'
import { type AnswerValue, type QuestionnaireDefinition, questionsOf } from './definition.ts'
import { essayQuick } from './essayQuick.ts'
import { QUESTIONNAIRES } from './index.ts'
import { defaultAnswer } from './kinds.ts'
import { lorQuick } from './lorQuick.ts'
import { type SopQuickKey, sopQuick } from './sopQuick.ts'
import { checkAnswers } from './toZod.ts'

const story = 'I rebuilt the cooling loop of a test bench and cut its downtime by 40 percent.'
const complete: Partial<Record<SopQuickKey, AnswerValue>> = {
  studentFullName: { text: 'Maya Krishnan' },
  studentEmail: { text: 'maya@example.com' },
  currentUniversity: { text: 'College of Engineering, Pune' },
  currentDegree: { text: 'B.Tech. in Mechanical Engineering' },
  graduationYear: { text: '2026' },
  hasWorkExperience: { option: 'no' },
  problemSolvingStory: { text: story },
  fieldInterestOrigin: { text: story },
  facultyConnections: { text: story },
  setbackLearning: { text: story },
  campusInvolvement: { text: story },
}

type Sent = Record<string, unknown>
const listOf = (answers: Sent) => Object.entries(answers).map(([key, value]) => ({ key, value }))

function check(changes: Sent, options: { acceptThinAnswers?: boolean } = {}) {
  const answers = Object.entries({ ...complete, ...changes }).filter(([, value]) => value !== undefined)
  return checkAnswers({ definition: sopQuick, answers: listOf(Object.fromEntries(answers)), ...options })
    .answers
}

function faultsOf(attempt: () => unknown): Record<string, string> {
  try {
    attempt()
  } catch (error) {
    if (error instanceof ValidationError) {
      return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
    }
    throw error
  }
  return {}
}

describe('the check of answers', () => {
  it('returns complete answers, trimmed, with defaults', () => {
    const kept = check({ currentUniversity: { text: '  IIT Bombay \n' } })
    expect(kept).toEqual({
      ...complete,
      currentUniversity: { text: 'IIT Bombay' },
      writingTone: { option: 'formal-warm' },
      wordCount: { option: '1000' },
    })
  })

  it('reports every fault at once, each with the message of its rule', () => {
    expect(faultsOf(() => checkAnswers({ definition: sopQuick, answers: [] }))).toEqual({
      studentFullName: 'Please provide your full name',
      studentEmail: 'Please provide your email address',
      currentUniversity: 'Please specify your current/undergraduate university',
      currentDegree: 'Please specify your current degree program',
      graduationYear: 'Please provide your graduation year',
      hasWorkExperience: 'Required',
      problemSolvingStory: 'Please share your problem-solving story (≈150 words)',
      fieldInterestOrigin: 'Please describe what sparked your interest in this field',
      facultyConnections: "Please name professors/labs you'd like to work with and why",
      setbackLearning: 'Please describe a setback and what you learned',
      campusInvolvement: 'Please describe your campus involvement plans',
    })
  })

  it.each([
    ['studentFullName', 2, 'Please provide your full name'],
    ['currentUniversity', 2, 'Please specify your current/undergraduate university'],
    ['currentDegree', 2, 'Please specify your current degree program'],
    ['graduationYear', 4, 'Please provide your graduation year'],
    ['problemSolvingStory', 50, 'Please share your problem-solving story (≈150 words)'],
    ['fieldInterestOrigin', 20, 'Please describe what sparked your interest in this field'],
    ['facultyConnections', 30, "Please name professors/labs you'd like to work with and why"],
    ['setbackLearning', 30, 'Please describe a setback and what you learned'],
    ['campusInvolvement', 30, 'Please describe your campus involvement plans'],
  ])('wants %s to have at least %i characters, spaces around it not counted', (key, least, message) => {
    expect(faultsOf(() => check({ [key]: { text: ` ${'a'.repeat(least - 1)} ` } }))).toEqual({
      [key]: message,
    })
    expect(check({ [key]: { text: 'a'.repeat(least) } })[key]).toEqual({ text: 'a'.repeat(least) })
  })

  it.each(['maya', 'maya@', 'maya@example', 'maya@@example.com', 'a@b..com', ''])(
    'refuses “%s” as an email address',
    text => {
      expect(faultsOf(() => check({ studentEmail: { text } }))).toEqual({
        studentEmail: 'Please provide your email address',
      })
    },
  )

  it('refuses options that do not exist', () => {
    const faults = faultsOf(() =>
      check({
        hasWorkExperience: { option: 'sometimes' },
        writingTone: { option: 'professional' },
        wordCount: { option: '5000' },
      }),
    )
    expect(faults).toEqual({
      hasWorkExperience: 'Please choose yes or no',
      writingTone: 'Please choose one of the tones',
      wordCount: 'Please choose 800, 1000 or 1200 words',
    })
  })

  it('refuses texts above their limit', () => {
    const faults = faultsOf(() =>
      check({
        currentGPA: { text: 'a'.repeat(201) },
        publications: { text: 'a'.repeat(100_000) },
        careerGoals: { text: 'a'.repeat(6001) },
        studentEmail: { text: `${'a'.repeat(100_000)}@example.com` },
      }),
    )
    expect(faults).toEqual({
      currentGPA: 'Please keep this to 200 characters',
      publications: 'Please keep this to 6,000 characters',
      careerGoals: 'Please keep “Career goals” to 6,000 characters',
      studentEmail: 'Please keep this to 254 characters',
    })
  })

  it('checks the questions about a job only if there is one', () => {
    const job = { currentCompany: { text: 'Tata Motors' }, currentJobTitle: { text: 'x'.repeat(500) } }
    expect(check({ ...job, hasWorkExperience: { option: 'no' } })).not.toHaveProperty('currentCompany')
    expect(faultsOf(() => check({ ...job, hasWorkExperience: { option: 'yes' } }))).toEqual({
      currentJobTitle: 'Please keep this to 200 characters',
    })
    expect(check({ currentCompany: job.currentCompany, hasWorkExperience: { option: 'yes' } })).toMatchObject(
      {
        currentCompany: { text: 'Tata Motors' },
      },
    )
  })

  it('drops empty optional answers', () => {
    expect(check({ publications: { text: '   ' }, careerGoals: { text: '' } })).toEqual(check({}))
  })

  it('keeps background answers', () => {
    expect(check({ careerGoals: { text: ' To run a lab. ' } })).toMatchObject({
      careerGoals: { text: 'To run a lab.' },
    })
  })

  it('refuses unknown keys by name, including dangerous ones', () => {
    const answers = [
      ...listOf(complete),
      { key: 'favouriteColour', value: { text: 'blue' } },
      { key: '__proto__', value: { text: 'x' } },
      { key: 'constructor', value: { text: 'x' } },
    ]
    const unknown = [] as string[]
    try {
      checkAnswers({ definition: sopQuick, answers })
    } catch (error) {
      if (error instanceof ValidationError) unknown.push(...error.fields.map(fault => fault.message))
    }
    expect(unknown).toEqual([
      'There is no question “favouriteColour”.',
      'There is no question “__proto__”.',
      'There is no question “constructor”.',
    ])
  })

  it('refuses a question that is answered twice', () => {
    const answers = [
      ...listOf(complete),
      { key: 'currentGPA', value: { text: '8' } },
      { key: 'currentGPA', value: { text: '9' } },
    ]
    expect(faultsOf(() => checkAnswers({ definition: sopQuick, answers }))).toEqual({
      currentGPA: 'This question is answered more than once.',
    })
  })

  it.each([
    ['text for an option', 'wordCount', { text: '1000' }, '“Length” takes one of its options.'],
    ['a number for a text', 'currentGPA', { number: 8 }, '“Grade or GPA” takes text.'],
    ['two values at once', 'currentGPA', { text: '8', number: 8 }, '“Grade or GPA” takes text.'],
    ['text that is no text', 'currentGPA', { text: ['8'] }, '“Grade or GPA” takes text.'],
    ['no value', 'currentGPA', {}, '“Grade or GPA” takes text.'],
    ['null', 'currentGPA', null, '“Grade or GPA” takes text.'],
    ['a bare string', 'currentGPA', '8', '“Grade or GPA” takes text.'],
  ])('refuses %s', (_, key, value, message) => {
    expect(faultsOf(() => check({ [key]: value }))).toEqual({ [key]: message })
  })

  it.each([
    ['a NUL', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud83d'],
    ['the other half', '\ude00a'],
  ])('names the field that holds %s', (_, text) => {
    const message = (label: string) =>
      `“${label}” contains a character that cannot be kept. Please remove it.`
    const faults = faultsOf(() =>
      check({ publications: { text }, careerGoals: { text }, writingTone: { option: text } }),
    )
    expect(faults).toEqual({
      publications: message('Publications'),
      careerGoals: message('Career goals'),
      writingTone: message('Tone'),
    })
    expect(check({ publications: { text: 'a 😀 b' } })).toMatchObject({ publications: { text: 'a 😀 b' } })
  })

  describe('with thin answers accepted', () => {
    const accepted = { acceptThinAnswers: true }

    it('accepts short and empty key stories', () => {
      const kept = check({ problemSolvingStory: { text: 'Soon.' }, setbackLearning: undefined }, accepted)
      expect(kept.problemSolvingStory).toEqual({ text: 'Soon.' })
      expect(kept).not.toHaveProperty('setbackLearning')
    })

    it('waives nothing else', () => {
      const faults = faultsOf(() =>
        check(
          {
            studentFullName: { text: 'M' },
            graduationYear: { text: '26' },
            campusInvolvement: { text: 'a'.repeat(6001) },
            facultyConnections: { text: 'a\u0000' },
          },
          accepted,
        ),
      )
      expect(Object.keys(faults)).toEqual([
        'studentFullName',
        'graduationYear',
        'facultyConnections',
        'campusInvolvement',
      ])
    })
  })

  it('gives a result or a ValidationError for any JSON', () => {
    const keys = sopQuick.sections.flatMap(section => section.questions.map(({ key }) => key as string))
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record({ text: fc.string({ unit: 'binary' }) }),
      fc.record({ option: fc.constantFrom('yes', 'no', '1000', '') }),
    )
    const list = fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ key: fc.oneof(fc.constantFrom(...keys), fc.string()), value })),
    )
    fc.assert(
      fc.property(fc.oneof(list, fc.jsonValue()), fc.boolean(), (answers, acceptThinAnswers) => {
        try {
          checkAnswers({ definition: sopQuick, answers, acceptThinAnswers })
        } catch (error) {
          expect(error).toBeInstanceOf(ValidationError)
        }
      }),
      runs(500),
    )
  })

  it('returns checked answers unchanged', () => {
    const once = check({ publications: { text: ' A paper. ' } })
    expect(checkAnswers({ definition: sopQuick, answers: listOf(once) }).answers).toEqual(once)
  })
})

const everyKind: QuestionnaireDefinition = {
  type: 'ESSAY',
  form: 'WIZARD',
  version: 1,
  title: 'Every kind of question',
  minutes: { from: 1, to: 2 },
  target: null,
  background: [],
  sections: [
    {
      key: 'only',
      title: 'Only',
      description: '',
      questions: [
        {
          key: 'years',
          kind: 'NUMBER',
          label: 'Years',
          use: 'QUOTE',
          rules: [
            { type: 'REQUIRED', message: 'How many?' },
            { type: 'MIN_NUMBER', value: 1, message: 'At least one' },
            { type: 'MAX_NUMBER', value: 40, message: 'At most forty' },
          ],
        },
        { key: 'employed', kind: 'FLAG', label: 'Employed', use: 'INFORM', rules: [], default: false },
        {
          key: 'sector',
          kind: 'CHOICE',
          label: 'Sector',
          use: 'INFORM',
          options: [
            { value: 'public', label: 'Public' },
            { value: 'private', label: 'Private' },
          ],
          default: 'public',
          rules: [{ type: 'ONE_OF', message: 'Choose a sector' }],
          visibleWhen: { field: 'employed', is: true },
        },
        {
          key: 'employer',
          kind: 'SHORT_TEXT',
          label: 'Employer',
          use: 'QUOTE',
          rules: [{ type: 'REQUIRED', message: 'Who?' }],
          visibleWhen: { field: 'sector', is: 'private' },
        },
        {
          key: 'themes',
          kind: 'MULTI_CHOICE',
          label: 'Themes',
          use: 'INFORM',
          options: [
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
            { value: 'c', label: 'C' },
          ],
          default: [],
          rules: [
            { type: 'ONE_OF', message: 'Choose from the themes' },
            { type: 'REQUIRED', message: 'At least one theme' },
            { type: 'MAX_ITEMS', value: 2, message: 'At most two themes' },
          ],
        },
      ],
    },
  ],
}

describe('the check of every kind of question', () => {
  const checked = (answers: Sent) => checkAnswers({ definition: everyKind, answers: listOf(answers) }).answers
  const publish = { years: { number: 3 }, themes: { options: ['a', 'b'] } }

  it('accepts a whole number within its bounds', () => {
    expect(checked(publish)).toMatchObject({ years: { number: 3 } })
    expect(faultsOf(() => checked({ ...publish, years: { number: 0 } }))).toEqual({ years: 'At least one' })
    expect(faultsOf(() => checked({ ...publish, years: { number: 41 } }))).toEqual({ years: 'At most forty' })
    expect(faultsOf(() => checked({ themes: publish.themes }))).toEqual({ years: 'How many?' })
    for (const number of [1.5, 1e12, Number.NaN, '3']) {
      expect(faultsOf(() => checked({ ...publish, years: { number } }))).toEqual({
        years: '“Years” takes a whole number.',
      })
    }
  })

  it('accepts existing options, each once, up to the limit', () => {
    expect(checked({ ...publish, themes: { options: ['b', 'b', 'a'] } })).toMatchObject({
      themes: { options: ['b', 'a'] },
    })
    expect(faultsOf(() => checked({ ...publish, themes: { options: ['z'] } }))).toEqual({
      themes: 'Choose from the themes',
    })
    expect(faultsOf(() => checked({ ...publish, themes: { options: ['a', 'b', 'c'] } }))).toEqual({
      themes: 'At most two themes',
    })
    expect(faultsOf(() => checked({ ...publish, themes: { options: [] } }))).toEqual({
      themes: 'At least one theme',
    })
  })

  it('hides questions that depend on a hidden question', () => {
    expect(checked({ ...publish, sector: { option: 'private' } })).toEqual({
      ...publish,
      employed: { flag: false },
    })
    expect(
      faultsOf(() => checked({ ...publish, employed: { flag: true }, sector: { option: 'private' } })),
    ).toEqual({ employer: 'Who?' })
    expect(checked({ ...publish, employed: { flag: true } })).toMatchObject({ sector: { option: 'public' } })
  })
})

it('an empty quick form is refused, an empty wizard has its defaults', () => {
  for (const definition of QUESTIONNAIRES) {
    const questions = questionsOf(definition)
    const attempt = () => checkAnswers({ definition, answers: [] }).answers
    if (definition.form === 'QUICK') {
      const starred = questions.filter(question => question.starred).map(({ key }) => key)
      expect(Object.keys(faultsOf(attempt))).toEqual(starred)
      continue
    }
    const presumed = questions.flatMap(question => {
      const answer = defaultAnswer(question)
      return answer === undefined ? [] : [[question.key, answer]]
    })
    expect(attempt()).toEqual(Object.fromEntries(presumed))
  }
})

it.each([
  ['letter', 'recommenderName', 2, 'Please provide your recommender’s name'],
  ['letter', 'recommenderTitle', 2, 'Please provide your recommender’s title or position'],
  ['letter', 'recommenderRelation', 5, 'Please describe how your recommender knows you'],
  ['letter', 'relationshipDuration', 2, 'Please say how long your recommender has known you'],
  ['letter', 'studentStrengths', 10, 'Please describe the strengths that the letter should speak of'],
  ['letter', 'specificExamples', 10, 'Please give at least one example that your recommender has seen'],
  ['letter', 'academicPerformance', 10, 'Please describe your academic performance'],
  ['letter', 'characterQualities', 10, 'Please describe your character by something you did'],
  ['essay', 'essayPrompt', 10, 'Please copy the essay prompt here'],
  ['essay', 'personalStory', 10, 'Please tell the story that the essay should rest on'],
  ['essay', 'challengesOvercome', 10, 'Please describe a challenge that you overcame'],
  ['essay', 'diversityContribution', 10, 'Please describe what you would add to a class'],
  ['essay', 'uniquePerspective', 10, 'Please describe what you see differently, and why'],
  ['essay', 'passionsInterests', 10, 'Please describe what you give your time to'],
  ['essay', 'growthExperiences', 10, 'Please describe an experience that changed you'],
  ['essay', 'futureImpact', 10, 'Please describe the difference that you want to make'],
])('asks for enough in the quick %s: %s has at least %i characters', (document, key, least, message) => {
  const definition = document === 'letter' ? lorQuick : essayQuick
  const faults = (length: number) =>
    faultsOf(() => checkAnswers({ definition, answers: listOf({ [key]: { text: 'a'.repeat(length) } }) }))
  expect(faults(least - 1)).toHaveProperty(key, message)
  expect(faults(least)).not.toHaveProperty(key)
})
