import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import type { AnswerValue } from '../../questionnaires/definition.ts'
import { sopQuick } from '../../questionnaires/sopQuick.ts'
import { anyAnswer } from './anyAnswer.test-fixtures.ts'
import { writeParagraphs } from './builtInWriter.ts'
import { composeDraft } from './composeDraft.ts'
import type { Draft } from './draft.ts'
import { PERSON_NAMES, requestOf } from './people.test-fixtures.ts'
import { countWords, plainText } from './plainText.ts'
import { planDocument } from './plan.ts'
import { previewOf, previewSoFar } from './preview.ts'
import type { WritingRequest } from './request.ts'
import { smellsIn } from './smells.test-fixtures.ts'
import { proseOf, usableWords } from './usableWords.ts'

const TONES = ['classic-formal', 'formal-warm', 'conversational'] as const

const textOf = (draft: Draft) => plainText(draft.text.paragraphs)
const sentencesOf = (draft: Draft) => draft.text.paragraphs.flatMap(paragraph => paragraph.sentences)

const QUESTION_KEYS = sopQuick.sections.flatMap(section => section.questions.map(question => question.key))
const KEY_STORIES = sopQuick.sections.flatMap(section =>
  section.questions.filter(question => question.keyStory !== undefined).map(question => question.key),
)

describe.each(TONES)('a draft in the tone %s', tone => {
  it.each(PERSON_NAMES)('of %s reads without slips and holds nothing that was not answered', name => {
    const request = requestOf(name, { tone })
    const draft = composeDraft(request)
    for (const sentence of sentencesOf(draft)) {
      expect(smellsIn(sentence.text), sentence.text).toEqual([])
      expect(sentence.text).toMatch(/^["“‘'(]?[\p{Lu}\p{Lo}\d]/u)
      expect(sentence.text).toMatch(/[.!?。।？！]["”’)]*$/u)
      expect((sentence.text.match(/"/gu) ?? []).length % 2).toBe(0)
      expect(sentence.sources.length).toBeGreaterThan(0)
    }
    const texts = sentencesOf(draft).map(sentence => sentence.text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(textOf(draft)).not.toContain(proseOf(request.answers.studentFullName))
    expect(textOf(draft)).not.toMatch(/@|example\.com|\+353/u)
    expect(draft.wordCount).toBe(countWords(textOf(draft)))
  })
})

describe('length', () => {
  it.each(PERSON_NAMES)('%s gets all that the answers carry, never more than was asked', name => {
    const request = requestOf(name)
    const draft = composeDraft(request)
    expect(draft.wordCount).toBeLessThanOrEqual(draft.targetWords * 1.1)
    expect(draft.wordCount).toBeGreaterThan(Math.min(draft.targetWords, usableWords(request.answers)) * 0.85)
  })

  it('is met within a tenth when the answers hold 1.3 quotable words for each word asked', () => {
    for (const name of ['ananya', 'mei', 'farah', 'rohan'] as const)
      for (const tone of TONES) {
        const request = withLength(
          requestOf(name, { tone }),
          Math.floor(usableWords(requestOf(name).answers) / 1.3),
        )
        const draft = composeDraft(request)
        expect(Math.abs(draft.wordCount - draft.targetWords) / draft.targetWords).toBeLessThanOrEqual(0.1)
      }
  })

  it('says which answers to extend when they do not carry the text, and does not when they do', () => {
    const sparse = composeDraft(requestOf('dev'))
    expect(sparse.advice.length).toBeGreaterThanOrEqual(4)
    expect(sparse.advice.map(({ key }) => key)).toContain('facultyConnections')
    const rich = composeDraft(requestOf('ananya'))
    expect(rich.advice).toEqual([])
  })
})

describe('coverage', () => {
  it.each(PERSON_NAMES)('each key story that %s told has a sentence', name => {
    const request = requestOf(name)
    const told = KEY_STORIES.filter(key => usableWords({ [key]: request.answers[key] }) > 0)
    const used = new Set(
      sentencesOf(composeDraft(request)).flatMap(({ sources }) => sources.map(({ key }) => key)),
    )
    for (const key of told) expect(used, key).toContain(key)
  })

  it('keeps every key story even when the text is much shorter than the answers', () => {
    const draft = composeDraft(withLength(requestOf('ananya'), 300))
    const used = new Set(sentencesOf(draft).flatMap(({ sources }) => sources.map(({ key }) => key)))
    for (const key of KEY_STORIES) expect(used).toContain(key)
  })
})

describe('the answers', () => {
  it('are data: orders in them change nothing and do not show', () => {
    const text = textOf(composeDraft(requestOf('mallory')))
    expect(text).not.toMatch(/ignore|Nobel|system prompt|an AI|alert|process\.env/iu)
    expect(text).toContain('3,100 timetables')
    expect(text).toContain('我想保护医院的系统')
  })

  it('about work are left out when the person says that there is none', () => {
    const request = requestOf('rohan')
    const draft = composeDraft({
      ...request,
      answers: { ...request.answers, hasWorkExperience: { option: 'no' } },
    })
    expect(textOf(draft)).not.toContain('17 operators')
  })

  it('of 50,000 words end in a draft of the length that was asked', () => {
    const words = Array.from({ length: 50_000 }, (_, index) =>
      index % 19 === 18 ? `step${index}.` : `word${index % 977}`,
    ).join(' ')
    const request = requestOf('dev')
    const draft = composeDraft({
      ...request,
      answers: { ...request.answers, problemSolvingStory: { text: words } },
    })
    expect(draft.wordCount).toBeLessThan(1100)
    expect(draft.wordCount).toBeGreaterThan(900)
  })

  it('without a single full stop end in a draft, too', () => {
    const request = requestOf('dev')
    const draft = composeDraft({
      ...request,
      answers: { ...request.answers, problemSolvingStory: { text: 'and then we went on '.repeat(3000) } },
    })
    expect(draft.wordCount).toBeLessThan(1100)
  })

  it('that are empty leave the application and what to answer', () => {
    const draft = composeDraft({ ...requestOf('dev'), answers: {} })
    expect(textOf(draft)).toBe('I am applying to the Data Science programme.')
    expect(draft.advice.length).toBeGreaterThan(0)
  })
})

describe('for arbitrary answers', () => {
  const answers = fc
    .dictionary(fc.constantFrom(...QUESTION_KEYS), anyAnswer, { maxKeys: 20 })
    .map(texts =>
      Object.fromEntries(Object.entries(texts).map(([key, text]): [string, AnswerValue] => [key, { text }])),
    )
  const requests = fc
    .record({
      answers,
      tone: fc.constantFrom(...TONES),
      course: fc.constantFrom('MSc Data Science', 'MBA'),
      university: fc.constantFrom(null, 'University of Leeds', 'ETH Zürich'),
    })
    .map(
      ({ answers: given, tone, course, university }): WritingRequest => ({
        type: 'SOP',
        form: 'QUICK',
        course,
        targetUniversity: university,
        targetProgram: null,
        answers: { ...given, writingTone: { option: tone } },
      }),
    )

  it('no sentence comes twice, and the same request gives the same text', () => {
    fc.assert(
      fc.property(requests, request => {
        const plan = planDocument(request)
        const composed = [...writeParagraphs(request, plan)]
        expect([...writeParagraphs(request, plan)]).toEqual(composed)
        const texts = composed.flatMap(paragraph => paragraph.sentences.map(sentence => sentence.text))
        expect(new Set(texts).size).toBe(texts.length)
      }),
      runs(300),
    )
  })

  it('a preview holds whole sentences and at most a third of the words', () => {
    fc.assert(
      fc.property(requests, request => {
        const plan = planDocument(request)
        const draft = composeDraft(request)
        const { opening } = previewOf(draft, plan)
        expect(countWords(plainText(opening)) * 3).toBeLessThanOrEqual(draft.wordCount)
        const shown = opening.flatMap(({ sentences }) => sentences)
        expect(sentencesOf(draft).filter(sentence => shown.includes(sentence))).toEqual(shown)
        if (shown.length > 0) expect(shown[0]).toBe(sentencesOf(draft)[0])
      }),
      runs(200),
    )
  })
})

describe('a preview', () => {
  it('shows no word and no source of what is locked', () => {
    const request = requestOf('ananya')
    const draft = composeDraft(request)
    const preview = previewOf(draft, planDocument(request))
    const shown = countWords(plainText(preview.opening))
    const out = new Set(preview.opening.flatMap(paragraph => paragraph.sentences))
    const locked = sentencesOf(draft).filter(sentence => !out.has(sentence))
    expect(shown).toBeGreaterThan(100)
    for (const sentence of locked) {
      expect(JSON.stringify(preview)).not.toContain(sentence.text)
      for (const source of sentence.sources)
        if (source.key !== 'course')
          expect(JSON.stringify(preview)).not.toContain(JSON.stringify(source.quote).slice(1, -1))
    }
    expect(preview.outline.length).toBe(planDocument(request).paragraphs.length)
  })

  it('opens with the first sentence and shows the paragraph with most to tell, also while the text grows', () => {
    const request = requestOf('ananya')
    const plan = planDocument(request)
    const { paragraphs } = composeDraft(request).text
    const whole = previewOf(composeDraft(request), plan).opening.flatMap(({ sentences }) => sentences)
    const [largest] = plan.paragraphs.toSorted((one, other) => other.share - one.share)
    const richest = paragraphs.find(({ title }) => title === largest?.title)?.sentences ?? []
    expect(richest.length).toBeGreaterThan(1)
    expect(whole.map(({ text }) => text)).toEqual(
      expect.arrayContaining(
        [...(paragraphs[0]?.sentences ?? []).slice(0, 1), ...richest].map(({ text }) => text),
      ),
    )
    const shown = whole.map(({ text }) => text)
    for (const [index] of paragraphs.entries())
      for (const { sentences } of previewSoFar(paragraphs.slice(0, index + 1), plan).opening)
        expect(shown).toEqual(expect.arrayContaining(sentences.map(({ text }) => text)))
  })
})

describe('a degree', () => {
  it('is placed in time only where the year of writing makes it certain', () => {
    const studies = (writtenIn?: number) => textOf(composeDraft(requestOf('rohan', { writtenIn })))
    expect(studies()).toContain('class of 2022')
    expect(studies(2026)).toContain('I completed my B.Tech Mechanical Engineering')
    expect(studies(2021)).toContain('I will complete my B.Tech Mechanical Engineering')
  })
})

function withLength(request: WritingRequest, words: number): WritingRequest {
  return { ...request, answers: { ...request.answers, wordCount: { option: String(words) } } }
}
