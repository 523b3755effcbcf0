import { describe, expect, it } from 'vitest'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { sopWizard } from '../../questionnaires/sopWizard.ts'
import { writeParagraphs } from './builtInWriter.ts'
import { composeDraft } from './composeDraft.ts'
import { composeParagraphs } from './composing.ts'
import type { Draft } from './draft.ts'
import { countWords, plainText } from './plainText.ts'
import { answersInPlay, planDocument } from './plan.ts'
import { previewOf } from './preview.ts'
import type { WritingRequest } from './request.ts'
import { smellsIn } from './smells.test-fixtures.ts'
import { SOP_WIZARD_NAMES, sopWizardRequestOf } from './sopWizardPeople.test-fixtures.ts'
import { proseOf, usableWords } from './usableWords.ts'

const TONES = ['professional', 'conversational', 'academic', 'personal'] as const

const textOf = (draft: Draft) => plainText(draft.text.paragraphs)
const sentencesOf = (draft: Draft) => draft.text.paragraphs.flatMap(paragraph => paragraph.sentences)
const keysOf = (draft: Draft) =>
  new Set(sentencesOf(draft).flatMap(({ sources }) => sources.map(({ key }) => key)))
const jobsOf = (request: WritingRequest) => planDocument(request).paragraphs.map(({ job }) => job)

describe.each(TONES)('a long statement of purpose in the tone %s', tone => {
  it.each(SOP_WIZARD_NAMES)('of %s reads without slips and needs no grounding', name => {
    const request = sopWizardRequestOf(name, { tone })
    const plan = planDocument(request)
    expect([...writeParagraphs(request, plan)]).toEqual(composeParagraphs(request, plan))
    const draft = composeDraft(request)
    for (const sentence of sentencesOf(draft)) {
      expect(smellsIn(sentence.text), sentence.text).toEqual([])
      expect(sentence.text).toMatch(/^["“‘'(]?[\p{Lu}\p{Lo}\d].*[.!?]["”’)]*$/u)
      expect(sentence.sources.length).toBeGreaterThan(0)
    }
    const texts = sentencesOf(draft).map(sentence => sentence.text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(textOf(draft)).not.toContain(proseOf(request.answers.fullName))
    expect(textOf(draft)).not.toMatch(/@|example|\+\d\d /u)
  })
})

describe('its length', () => {
  it.each(['500', '750', '1000', '1250'])(
    'is within a tenth of %s words where the answers carry it',
    words => {
      for (const tone of TONES) {
        const { wordCount } = composeDraft(sopWizardRequestOf('meera', { tone, words }))
        expect(Math.abs(wordCount - Number(words)) / Number(words)).toBeLessThanOrEqual(0.1)
      }
    },
  )

  it.each(SOP_WIZARD_NAMES)('holds most of what %s answered where that is less than was asked', name => {
    const request = sopWizardRequestOf(name, { words: '1500' })
    const carried = usableWords(quotableAnswers(sopWizard, answersInPlay(request)))
    const { wordCount } = composeDraft(request)
    expect(wordCount).toBeGreaterThan(Math.min(1500, carried) * 0.8)
    expect(wordCount).toBeLessThanOrEqual(1500 * 1.1)
  })
})

describe('its plan', () => {
  it.each(SOP_WIZARD_NAMES)('for %s shares out all the words among what was answered', name => {
    const { paragraphs } = planDocument(sopWizardRequestOf(name))
    expect(paragraphs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const keys = paragraphs.flatMap(paragraph => paragraph.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('keeps every key story however short the text is', () => {
    const stories = sopWizard.sections
      .flatMap(section => section.questions)
      .filter(question => question.keyStory !== undefined)
    const used = keysOf(composeDraft(sopWizardRequestOf('meera', { words: '500' })))
    expect(stories.map(({ key }) => key).filter(key => !used.has(key))).toEqual([])
  })

  it('chooses: a short text leaves out what only supports it, a long one tells it', () => {
    const short = keysOf(composeDraft(sopWizardRequestOf('meera', { words: '500' })))
    const long = keysOf(composeDraft(sopWizardRequestOf('meera', { words: '1500' })))
    for (const key of ['hobbiesInterests', 'languageSkills', 'collaborationExperience', 'publications']) {
      expect(short).not.toContain(key)
      expect(long).toContain(key)
    }
  })

  it('puts stories before the record where the tone is personal', () => {
    const personal = jobsOf(sopWizardRequestOf('meera', { tone: 'personal' }))
    expect(personal.indexOf('challenge')).toBeLessThan(personal.indexOf('preparation'))
    const professional = jobsOf(sopWizardRequestOf('meera'))
    expect(professional.indexOf('challenge')).toBeGreaterThan(professional.indexOf('evidence'))
  })

  it('puts a story that needs the record behind it, in that tone too', () => {
    const personal = jobsOf(
      sopWizardRequestOf('meera', {
        tone: 'personal',
        answers: {
          graduationYear: { text: '2018' },
          challengeOvercome: {
            text: 'In 2021 the mill closed for a month, and I kept the books at home by hand.',
          },
          failureAndLearning: { text: 'In 2023 I ordered the wrong seals, and we lost three days over it.' },
          innovationExample: { text: '' },
          leadershipStory: { text: '' },
          collaborationExperience: { text: '' },
        },
      }),
    )
    expect(personal.indexOf('challenge')).toBeGreaterThan(personal.lastIndexOf('evidence'))
  })

  it('gives what is emphasised more of the words', () => {
    const weight = (emphasize: readonly string[]) =>
      planDocument(sopWizardRequestOf('meera', { emphasize }))
        .paragraphs.filter(({ job }) => job === 'goals')
        .reduce((sum, { share }) => sum + share, 0)
    expect(weight(['career-goals'])).toBeGreaterThan(weight([]) * 1.3)
    const words = (emphasize: readonly string[]) =>
      sentencesOf(composeDraft(sopWizardRequestOf('meera', { emphasize, words: '500' })))
        .filter(({ sources }) => sources.some(({ key }) => key === 'volunteerWork'))
        .reduce((sum, { text }) => sum + countWords(text), 0)
    expect(words([])).toBe(0)
    expect(words(['community'])).toBeGreaterThan(0)
  })

  it('tells of no post where the box for work is not ticked', () => {
    const request = sopWizardRequestOf('meera', { answers: { hasWorkExperience: { flag: false } } })
    expect(textOf(composeDraft(request))).not.toMatch(/Suzlon|31 turbines/u)
  })
})

describe('short answers become sentences', () => {
  it('degree, field, university, year, grade and rank', () => {
    const text = textOf(composeDraft(sopWizardRequestOf('meera')))
    expect(text).toContain(
      'I graduated from the National Institute of Technology Karnataka in 2023 with a B.Tech in Civil Engineering and a GPA of 8.7/10.',
    )
    expect(text).toContain('I ranked 4th of 118 in my class.')
    expect(text).toContain(
      'I am applying to the MSc in Wind Energy at the Technical University of Denmark, with a specialisation in offshore foundations.',
    )
    expect(text).toContain('As a foundation design engineer at Suzlon Energy, I design gravity foundations')
  })

  it('a field within the degree, lists, a change in figures and a team led since a year', () => {
    const text = textOf(composeDraft(sopWizardRequestOf('karthik')))
    expect(text).toContain('My field of study was embedded systems.')
    expect(text).toContain('I speak Tamil, English and Hindi.')
    expect(text).toContain('The return rate went down from 22% to 16% in two quarters.')
    expect(text).toContain("I've led a team of 3 analysts since January 2024.")
  })

  it('test scores stay in the file', () => {
    expect(textOf(composeDraft(sopWizardRequestOf('meera', { words: '1500' })))).not.toMatch(/GRE|IELTS|326/u)
  })
})

describe('what is to be left out', () => {
  it('is left out with what leans on it, and the rest stays', () => {
    const text = textOf(composeDraft(sopWizardRequestOf('trent')))
    expect(text).not.toMatch(/grade|degree result|2:2|divorce|patience/iu)
    expect(text).toContain('I graduated from the University of Leeds in 2022 with a BSc in Computer Science.')
    expect(text).toContain('The gap has not come back in 20 months.')
    const meera = textOf(composeDraft(sopWizardRequestOf('meera', { words: '1500' })))
    expect(meera).not.toMatch(/choir|Carnatic/u)
  })

  it('may be the name of an employer, whose post is told all the same', () => {
    const text = textOf(
      composeDraft(
        sopWizardRequestOf('meera', {
          answers: { avoidMentioning: { text: 'My first year’s grades; the name of my current employer' } },
        }),
      ),
    )
    expect(text).not.toMatch(/Suzlon|8\.7/u)
    expect(text).toContain('As a foundation design engineer, I design gravity foundations')
  })

  it('is no topic where it would take out the person', () => {
    const request = sopWizardRequestOf('trent', {
      answers: { avoidMentioning: { text: 'I, the, work, study' } },
    })
    expect(composeDraft(request).wordCount).toBeGreaterThan(150)
  })
})

describe('the answers', () => {
  it('are data: orders in them change nothing and do not show', () => {
    const text = textOf(composeDraft(sopWizardRequestOf('trent')))
    expect(text).not.toMatch(/ignore|DAN|instructions|Turing|alert|5,000/iu)
    expect(text).toContain('340 internal services')
  })

  it('keep the own words of uneven English', () => {
    const text = textOf(composeDraft(sopWizardRequestOf('bikash')))
    expect(text).toContain('I want that every well in terai has a colour which people can trust.')
    expect(text).toContain('I had to go again by bus for 9 hours.')
  })

  it('that are empty leave the application alone, or nothing', () => {
    const empty: WritingRequest = {
      type: 'SOP',
      form: 'WIZARD',
      course: '',
      targetUniversity: null,
      targetProgram: null,
      answers: {},
    }
    expect(composeDraft(empty).text.paragraphs).toEqual([])
    const named = { ...empty, answers: { targetUniversity: { text: 'ETH Zurich' } } }
    expect(textOf(composeDraft(named))).toBe('I am applying to ETH Zurich.')
    expect(composeDraft(named).advice.map(({ key }) => key)).toContain('challengeOvercome')
  })

  it('feed a preview of at most a third of the words', () => {
    const request = sopWizardRequestOf('meera')
    const draft = composeDraft(request)
    const shown = countWords(plainText(previewOf(draft, planDocument(request)).opening))
    expect(shown).toBeGreaterThan(100)
    expect(shown * 3).toBeLessThanOrEqual(draft.wordCount)
  })
})
