import { describe, expect, it } from 'vitest'
import { PERSON_NAMES, requestOf } from './people.test-fixtures.ts'
import { planDocument } from './plan.ts'

describe('the plan of a statement of purpose', () => {
  it.each(PERSON_NAMES)('for %s shares out all the words, and only among what was answered', name => {
    const request = requestOf(name)
    const plan = planDocument(request)
    expect(plan.paragraphs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const key of plan.paragraphs.flatMap(paragraph => paragraph.keys))
      expect(request.answers).toHaveProperty(key)
    expect(plan.paragraphs[0]?.job).toBe('opening')
    expect(plan.paragraphs.at(-1)?.job).toBe('goals')
    const keys = plan.paragraphs.flatMap(paragraph => paragraph.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('gives the share of an empty answer to the others', () => {
    const request = requestOf('mei')
    const { setbackLearning, problemSolvingStory, ...rest } = request.answers
    expect([setbackLearning, problemSolvingStory]).not.toContain(undefined)
    const plan = planDocument({ ...request, answers: rest })
    expect(plan.paragraphs.map(({ job }) => job)).not.toContain('challenge')
    expect(plan.paragraphs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('takes length and tone from the answers and has defaults for both', () => {
    expect(planDocument(requestOf('mei', { tone: 'conversational', words: '1200' }))).toMatchObject({
      targetWords: 1200,
      tone: 'conversational',
    })
    expect(planDocument({ ...requestOf('mei'), answers: {} })).toMatchObject({
      targetWords: 1000,
      tone: 'formal-warm',
    })
  })

  it('parts a section where what it is about changes, if each part is a paragraph', () => {
    const jobs = planDocument(requestOf('ananya')).paragraphs.map(({ job }) => job)
    expect(jobs.filter(job => job === 'evidence')).toHaveLength(2)
    expect(planDocument(requestOf('dev')).paragraphs.filter(({ job }) => job === 'challenge')).toHaveLength(1)
  })

  it('tells the setback of an earlier year before the problem of a later one', () => {
    const request = requestOf('ananya')
    const titles = (problem: string, setback: string) =>
      planDocument({
        ...request,
        answers: {
          ...request.answers,
          problemSolvingStory: { text: `${problem} ${STORY}` },
          setbackLearning: { text: `${setback} ${STORY}` },
        },
      })
        .paragraphs.filter(({ job }) => job === 'challenge')
        .flatMap(({ keys }) => keys)
    expect(titles('In 2023 the spring turned brown.', 'In 2022 a test went wrong.')).toEqual([
      'setbackLearning',
      'problemSolvingStory',
    ])
    expect(titles('The spring turned brown.', 'In 2022 a test went wrong.')).toEqual([
      'problemSolvingStory',
      'setbackLearning',
    ])
  })
})

describe('the plan of an essay', () => {
  const words = (count: number) => ({ text: Array.from({ length: count }, (_, at) => `word${at}`).join(' ') })
  const planned = (answers: Readonly<Record<string, number>>) =>
    planDocument({
      type: 'ESSAY',
      form: 'QUICK',
      course: '',
      targetUniversity: null,
      targetProgram: null,
      answers: Object.fromEntries(Object.entries(answers).map(([key, count]) => [key, words(count)])),
    }).paragraphs.map(({ keys }) => keys)

  it('keeps remarks out of the story that opens it, and together with what they are about', () => {
    expect(
      planned({
        personalStory: 80,
        challengesOvercome: 22,
        leadershipExperience: 16,
        uniquePerspective: 18,
        passionsInterests: 9,
        futureImpact: 12,
      }),
    ).toEqual([
      ['personalStory'],
      ['challengesOvercome', 'leadershipExperience'],
      ['uniquePerspective', 'passionsInterests'],
      ['futureImpact'],
    ])
  })

  it('lets too few words join the paragraph before them', () => {
    expect(planned({ personalStory: 80, passionsInterests: 9, futureImpact: 12 })).toEqual([
      ['personalStory', 'passionsInterests'],
      ['futureImpact'],
    ])
  })

  it('opens with a story, and not with a remark that fits better', () => {
    expect(planned({ personalStory: 20, challengesOvercome: 70, futureImpact: 12 })[0]).toEqual([
      'challengesOvercome',
    ])
  })
})

const STORY =
  'I went there every week with two friends, wrote down what I saw at each of the nine springs and asked the people who live beside them what they drink. Then I drew a map of all that and showed it to the engineers of the town, who had one of another kind.'
