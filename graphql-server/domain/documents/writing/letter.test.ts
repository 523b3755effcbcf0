import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import type { AnswerValue } from '../../questionnaires/definition.ts'
import { lorWizard } from '../../questionnaires/lorWizard.ts'
import { writeParagraphs } from './builtInWriter.ts'
import { composeDraft } from './composeDraft.ts'
import { composeParagraphs } from './composing.ts'
import type { Draft } from './draft.ts'
import { LETTER_NAMES, letterOf, letterRequest, WIZARD_LETTERS } from './letters.test-fixtures.ts'
import { LETTER_TONES } from './letterVoice.ts'
import { countWords, plainText } from './plainText.ts'
import { planDocument } from './plan.ts'
import type { WritingRequest } from './request.ts'
import { proseOf, usableWords } from './usableWords.ts'

const textOf = (draft: Draft) => plainText(draft.text.paragraphs)
const bodyOf = (draft: Draft) =>
  draft.text.paragraphs.filter(({ job }) => job !== 'salutation' && job !== 'signature')
const sentencesOf = (draft: Draft) => bodyOf(draft).flatMap(paragraph => paragraph.sentences)
const written = (name: (typeof LETTER_NAMES)[number], chosen?: Record<string, string>) =>
  composeDraft(letterRequest(name, chosen))

/** What a copy editor would circle without reading for sense. */
function smellsIn(text: string): string[] {
  return [
    / {2,}/u,
    / [,;:!?.](?:\s|$)/u,
    /\.\.(?!\.)/u,
    /,,/u,
    /\b(?:I I|the the|a a|an an|to to|of of|also also)\b/u,
    /\ba (?=[aeio]\p{Ll})(?!one|onc|eu)/u,
    /\{(?:x|s)/u,
    /[\u{E000}-\u{E003}]/u,
    /\b(?:undefined|null|NaN)\b/u,
    /\b(?:he|she|Maya|Alex|Arjun|Karan|Nisha) (?:have|are|am|do)\b/u,
    /\bI (?:is|has|does|are)\b/u,
    /\b(?:include|includes|name|bring|is|are) (?:Is|Has|Knows|Leads|Led|Built)\b/u,
    /\bthe applicant\b(?=['’]s? the applicant)/u,
  ].flatMap(smell => text.match(smell)?.[0] ?? [])
}

describe.each(LETTER_TONES)('a letter in the tone %s', tone => {
  it.each(LETTER_NAMES)('for %s reads without slips, says nothing twice and names its answers', name => {
    const request = letterRequest(name, { letterTone: tone })
    const draft = composeDraft(request)
    for (const sentence of sentencesOf(draft)) {
      expect(smellsIn(sentence.text), sentence.text).toEqual([])
      expect(sentence.text).toMatch(/^["“‘'(]?[\p{Lu}\d]/u)
      expect(sentence.text).toMatch(/[.!?]["”’)]*$/u)
      expect(sentence.sources.length).toBeGreaterThan(0)
    }
    const texts = sentencesOf(draft).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(draft.wordCount).toBe(countWords(textOf(draft)))
  })

  it.each(LETTER_NAMES)('for %s never needed grounding', name => {
    const request = letterRequest(name, { letterTone: tone })
    const plan = planDocument(request)
    expect([...writeParagraphs(request, plan)]).toEqual(composeParagraphs(request, plan))
  })

  it.each(LETTER_NAMES)('for %s opens and ends as a letter does', name => {
    const text = textOf(written(name, { letterTone: tone }))
    const request = letterRequest(name)
    expect(text.startsWith('To the Admissions Committee,\n\nI')).toBe(true)
    expect(text.split('\n\n').at(-1)?.split('\n')[1]).toBe(proseOf(request.answers.recommenderName))
  })
})

describe('whose voice it is', () => {
  it.each(LETTER_NAMES)('the letter for %s has no pronoun that the answers do not give', name => {
    const { pronoun } = letterOf(name)
    const own = sentencesOf(written(name))
      .map(({ text }) => text)
      // Another person's 'his' stays theirs.
      .filter(text => !/\b(?:father|mother|teammate|deputy)\b/u.test(text))
      .join(' ')
    if (pronoun !== 'SHE') expect(own).not.toMatch(/\b(?:she|her|hers|herself)\b/iu)
    if (pronoun !== 'HE') expect(own).not.toMatch(/\b(?:he|his|him|himself)\b/iu)
  })

  it('turns the student’s own I into the third person', () => {
    const text = textOf(written('arjun'))
    expect(text).toContain('Arjun led a team of 12 students in the national rover challenge.')
    expect(text).toContain('They finished third of 61 teams.')
    expect(text).toContain('I taught Arjun Control Systems in the third year.')
    expect(text).toContain('Arjun worked in my lab as a research assistant.')
    expect(text).not.toMatch(
      /\bI (?:led|built|worked|scored|started|wrote|printed|want)\b|\bwe\b|\bproud\b/iu,
    )
  })

  it('turns what the recommender did, as the student tells it, into the recommender’s I', () => {
    const text = textOf(written('firstPerson'))
    expect(text).toContain('I asked the applicant to present the project to the second-year class.')
    expect(text).not.toMatch(/\bI (?:led|found|scored|tutored|wrote)\b|\bme\b/u)
  })

  it('keeps the recommender’s own I', () => {
    const text = textOf(written('maya'))
    expect(text).toContain('I did not believe her.')
    expect(text).toContain('I have taught about 1,100 students in 15 years.')
    expect(textOf(written('karan'))).toContain('told me about it before I asked')
  })

  it('makes sentences of fragments, where their grammar is certain', () => {
    const karan = textOf(written('karan'))
    expect(karan).toContain('has strong analytical skills and leads a team of 17.')
    expect(karan).toContain('He is a quick learner and calm under pressure.')
    const alex = textOf(written('alex'))
    expect(alex).toContain('Alex leads a team of 6 dispatchers and trained 4 new ones.')
    expect(alex).toContain('I would place Alex among the top 2 of the 25 trainees I have had.')
    expect(alex).toContain('I hired Alex straight from college.')
  })

  it('says the applicant where nobody is named, and the account’s name where it is known', () => {
    const request = letterRequest('sparse')
    expect(textOf(composeDraft(request))).toContain('The applicant is hardworking and sincere')
    const named = textOf(composeDraft({ ...request, applicantName: 'Noor Rahman' }))
    expect(named).toContain('I am writing to recommend Noor Rahman for the MS in Chemistry.')
    expect(named).not.toMatch(/applicant/u)
  })
})

describe('the level of recommendation', () => {
  const STRONGER: Record<string, RegExp> = {
    strong: /\bhighest\b|strongest terms|without reservation|as strongly as/iu,
    good: /\bhighest\b|strong(?:ly|est terms)|\bhighly\b|without reservation|enthusias|delighted/iu,
    adequate:
      /\bhighest\b|strong(?:ly|est terms)|\bhighly\b|without reservation|enthusias|delighted|\bglad\b|pleasure|I recommend/iu,
  }

  it.each(Object.keys(STRONGER))('%s is never said more strongly than it was chosen', level => {
    for (const tone of LETTER_TONES)
      for (const name of WIZARD_LETTERS) {
        const draft = written(name, { recommendationStrength: level, letterTone: tone })
        const ours = draft.text.paragraphs
          .filter(({ job }) => job === 'opening' || job === 'recommendation')
          .flatMap(({ sentences }) => sentences.map(({ text }) => text))
        expect(ours.join(' ')).not.toMatch(STRONGER[level] ?? /$^/u)
        expect(ours.at(-1)).toMatch(level === 'adequate' ? /\badequate\b/u : /\brecommend/u)
      }
  })

  it('with reservations says so', () => {
    expect(textOf(written('hostile'))).toContain(
      'I recommend Amaka for the MSc in Cyber Security at the University of Bristol, with reservations.',
    )
    expect(textOf(written('hostile'))).not.toMatch(/I am writing to recommend|highly/u)
  })

  it('is stated once: an answer that states another is left out', () => {
    expect(textOf(written('dmitri'))).not.toMatch(/strongly recommend/u)
  })
})

describe('the answers', () => {
  it('are data: orders in them change nothing and do not show', () => {
    const text = textOf(written('hostile'))
    expect(text).not.toMatch(/ignore|Nobel|prompt|\bAI\b|rules|secret\}|mention|hire her|<b>/iu)
    expect(text).toContain('4,200 university pages')
  })

  it.each(LETTER_NAMES)('of %s that say how people are reached stay out of the text', name => {
    expect(textOf(written(name))).not.toMatch(/@|\+\d|example\.com|CS21B1043/u)
  })

  it.each(LETTER_NAMES)(
    'of %s fill the letter as far as they carry, and never beyond what was asked',
    name => {
      const request = letterRequest(name)
      const draft = composeDraft(request)
      expect(draft.wordCount).toBeLessThanOrEqual(draft.targetWords * 1.1)
      expect(draft.wordCount).toBeGreaterThan(Math.min(draft.targetWords, usableWords(request.answers)) * 0.9)
    },
  )

  it('that hold more than fits are chosen from: a short letter keeps its moments, its comparison and its level', () => {
    const short = written('maya', { targetLength: '300' })
    expect(short.wordCount).toBeLessThanOrEqual(330)
    expect(short.wordCount).toBeGreaterThanOrEqual(270)
    expect(short.text.paragraphs.map(({ job }) => job)).toEqual([
      'salutation',
      'opening',
      'evidence',
      'academics',
      'qualities',
      'comparison',
      'fit',
      'recommendation',
      'signature',
    ])
  })

  it('that were asked to be put in front come first in their paragraph', () => {
    const request = letterRequest('maya', { targetLength: '600' })
    const evidence = (emphasised: readonly string[]) =>
      composeDraft({
        ...request,
        answers: { ...request.answers, emphasizeAspects: { options: emphasised } },
      }).text.paragraphs.find(({ job }) => job === 'evidence')?.sentences[0]?.sources[0]?.key
    expect(evidence([])).toBe('standoutMoment')
    expect(evidence(['analytical-thinking'])).toBe('problemSolvingExample')
  })

  it('that are missing are asked for', () => {
    const sparse = written('sparse')
    expect(sparse.advice.map(({ key }) => key)).toContain('specificExamples')
    expect(composeDraft({ ...letterRequest('sparse'), answers: {} }).text.paragraphs.length).toBeGreaterThan(
      1,
    )
  })
})

describe('for arbitrary answers', () => {
  const keys = lorWizard.sections.flatMap(section => section.questions.map(({ key }) => key))
  const prose = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'I led a team of 17.',
          'She built it in 2023.',
          'He is calm.',
          'Maya rebuilt the parser',
          'Prof. Nair asked me to stay.',
          'quick learner, calm under pressure',
          'Leads team of 4',
          'Top 2% of 140',
          'They are kind.',
          'We won 2nd prize.',
          'My father lost his job.',
          'I would place her first.',
          '9.3 CGPA',
          '18 lakh',
          '\n- ',
          '…',
          '“quoted',
          '(open',
          '👍🏽',
          '<b>5</b>',
          'मैंने काम किया।',
          'me@example.com',
          'Hire her.',
        ),
        { maxLength: 20 },
      )
      .map(parts => parts.join(' ')),
  )
  const requests = fc
    .record({
      texts: fc.dictionary(fc.constantFrom(...keys), prose, { maxKeys: 20 }),
      tone: fc.constantFrom(...LETTER_TONES),
      level: fc.constantFrom('highest', 'strong', 'good', 'adequate'),
    })
    .map(({ texts, tone, level }): WritingRequest => {
      const answers: Record<string, AnswerValue> = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, { text }]),
      )
      return {
        type: 'LOR',
        form: 'WIZARD',
        course: 'MSc Data Science',
        targetUniversity: 'University of Leeds',
        targetProgram: null,
        answers: {
          ...answers,
          studentFullName: { text: 'Maya Sharma' },
          recommenderName: { text: 'Dr. Meera Nair' },
          letterTone: { option: tone },
          recommendationStrength: { option: level },
        },
      }
    })

  it('a letter comes of them, always the same, and no sentence twice', () => {
    fc.assert(
      fc.property(requests, request => {
        const draft = composeDraft(request)
        expect(composeDraft(request)).toEqual(draft)
        const texts = sentencesOf(draft).map(({ text }) => text)
        expect(new Set(texts).size).toBe(texts.length)
        expect(textOf(draft)).not.toMatch(/[\u{E000}-\u{E003}]|@/u)
        expect(texts.some(text => /recommend|adequate/u.test(text))).toBe(true)
      }),
      runs(60),
    )
  }, 60_000)
})

describe('notes for a letter', () => {
  const quick = (texts: Record<string, string>, applicantName: string): string =>
    textOf(
      composeDraft({
        type: 'LOR',
        form: 'QUICK',
        course: 'MSc Design',
        targetUniversity: 'Aalto University',
        targetProgram: null,
        writtenIn: 2026,
        applicantName,
        answers: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text }])),
      }),
    )

  it('keep the student’s deeds the student’s where a third person is told of', () => {
    const text = quick(
      {
        recommenderName: 'Teresa Valadares',
        recommenderTitle: 'Design director at Fisga Studio, Lisbon',
        recommenderRelation: 'my boss',
        specificExamples:
          'I sat 6 days in the station and wrote down every question. My colleague Rita wanted a screen, she made a beautiful one. I glued a paper arrow. We used her screen for the rest.',
        characterQualities: 'I draw fast and I throw away fast.',
        comparativeAssessment: 'Teresa says i am the fastest sketcher she ever hired',
      },
      'Paulo Antunes',
    )
    expect(text).toContain('Paulo sat 6 days in the station')
    expect(text).toContain('Rita wanted a screen; she made a beautiful one.')
    expect(text).toContain('draws fast and throws away fast.')
    expect(text).toContain('is the fastest sketcher I have ever hired.')
    expect(text).not.toMatch(/\bI (?:sat|glued)\b/u)
  })

  it('say who signs by what they are, and who works with whom from the right side', () => {
    const text = quick(
      {
        recommenderName: 'Dr. Rajan Pillai',
        recommenderTitle: 'Faculty of Law, University of Malaya',
        recommenderRelation: 'I work in his group as an assistant',
        relationshipDuration: '3 years and 4 months',
        specificExamples: 'I pleaded both parts in 5 rounds. I wrote the part about hardship.',
        comparativeAssessment: 'one of the top 3 students he supervised',
      },
      'Mei Lin',
    )
    expect(text).toContain('I write from the Faculty of Law, University of Malaya')
    expect(text).toContain('for three years and four months')
    expect(text).toContain('Mei works in my group as an assistant.')
    expect(text).toContain('is one of the top 3 students I have supervised.')
    expect(text).not.toMatch(/\b(?:he|his) /u)
  })

  const wizard = (texts: Record<string, string>): string =>
    textOf(
      composeDraft({
        type: 'LOR',
        form: 'WIZARD',
        course: 'MSc Food Systems',
        targetUniversity: 'University of Edinburgh',
        targetProgram: 'MSc Food Systems',
        writtenIn: 2026,
        applicantName: null,
        answers: Object.fromEntries(
          Object.entries({ studentFullName: 'Anselm Owusu', recommenderName: 'Efua Sarpong', ...texts }).map(
            ([key, text]) => [key, { text }],
          ),
        ),
      }),
    )

  it.each([
    [
      'standoutMoment',
      'The attendance rose from 40% to 85% in one term.',
      'The attendance rose from 40% to 85% in one term.',
    ],
    [
      'analyticalSkills',
      'The books of one merchant show no interest at all. He found it.',
      'The books of one merchant show no interest at all.',
    ],
    [
      'peerComparison',
      'most original piece of work I have seen in nine years',
      "Anselm's work is the most original I have seen in nine years.",
    ],
    ['workEthic', 'strong as a llama, and more patient', 'is strong as a llama and more patient.'],
    ['developmentAreas', 'to delegate', 'I would name delegating.'],
    ['teamwork', 'shares the log, his mistakes included', 'shares the log, his mistakes included.'],
    [
      'communication',
      'direct, sometimes with the wrong people',
      'is direct, sometimes with the wrong people.',
    ],
    ['academicPerformance', 'highest mark in the year', 'includes the highest mark in the year.'],
    ['interactionFrequency', 'four rehearsals a week', 'We had four rehearsals a week.'],
    ['careerPotential', 'Minister, if he wants.', 'could be a minister, if he wants.'],
  ])('%s: %s', (key, answer, expected) => {
    expect(wizard({ [key]: answer })).toContain(expected)
  })

  it('call the student as who signs does', () => {
    const text = wizard({ integrity: 'Mr Owusu does not trust a peak because it is where it should be.' })
    expect(text).toContain('I recommend Mr Owusu')
  })
})
