import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { findUnsupported } from '../../language/grounding.ts'
import { QUESTIONNAIRES } from '../../questionnaires/index.ts'
import { sopWizard } from '../../questionnaires/sopWizard.ts'
import { PHRASES } from './phrases.ts'
import { foldText } from './readText.ts'
import type { Finding, FindingKind, Review } from './review.ts'
import { type ReviewRequest, reviewText } from './reviewText.ts'
import { CLEAN_ESSAY, CLEAN_LETTER, CLEAN_SOP } from './texts.test-fixtures.ts'

const CLEAN = { 'statement of purpose': CLEAN_SOP, letter: CLEAN_LETTER, essay: CLEAN_ESSAY }

const review = (request: ReviewRequest, changes: Partial<ReviewRequest> = {}): Review =>
  reviewText({ ...request, ...changes })
const kindsOf = ({ findings }: Review) => [...new Set(findings.map(({ kind }) => kind))]
const ofKind = ({ findings }: Review, kind: FindingKind): Finding[] =>
  findings.filter(finding => finding.kind === kind)
const excerptsOf = (result: Review, kind: FindingKind) => ofKind(result, kind).map(({ excerpt }) => excerpt)
/** The clean statement with one more sentence at the end of its second paragraph. */
const withSentence = (sentence: string) =>
  CLEAN_SOP.text.replace('in her hydraulics course.', `in her hydraulics course. ${sentence}`)
const plant = (sentence: string, changes: Partial<ReviewRequest> = {}) =>
  review(CLEAN_SOP, { text: withSentence(sentence), ...changes })
const partOf = ({ parts }: Review, name: string) => parts.find(part => part.name === name)

describe('a review of a clean text', () => {
  it.each(Object.entries(CLEAN))('finds nothing in the %s', (_, request) => {
    const result = review(request)
    expect(result.findings).toEqual([])
    expect(result.score).toBeGreaterThanOrEqual(95)
  })

  it('has each part of its score, and the score is their weighted mean', () => {
    const { score, parts } = review(CLEAN_LETTER, { text: CLEAN_LETTER.text.slice(0, 700) })
    const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
    expect(score).toBe(Math.round(parts.reduce((sum, part) => sum + part.weight * part.score, 0) / weights))
    expect(parts.map(({ name }) => name)).toEqual([
      'Length',
      'Your answers',
      'Claims',
      'Detail',
      'Fresh wording',
      'Variety',
      'Clarity',
    ])
  })

  it('names the method of every figure, and missing data', () => {
    const { figures } = review(CLEAN_ESSAY)
    for (const { basis, label } of Object.values(figures))
      expect(basis.length && label.length).toBeGreaterThan(0)
    expect(figures.similarity).toMatchObject({
      value: null,
      basis: expect.stringContaining('Not enough data'),
    })
  })

  it('does not mention detectors', () => {
    const said = JSON.stringify([PHRASES, review(CLEAN_SOP, { text: 'We delve into it.' })])
    expect(said).not.toMatch(/detector|undetectable|human-written|probability/iu)
  })
})

describe('length', () => {
  it.each([
    [360, []],
    [436, []],
    [330, ['CONSIDER']],
    [900, ['MEND']],
  ])('against %d words', (targetWords, severities) => {
    expect(ofKind(review(CLEAN_SOP, { targetWords }), 'LENGTH').map(({ severity }) => severity)).toEqual(
      severities,
    )
  })

  it('is not checked without a target', () => {
    const result = review(CLEAN_SOP, { targetWords: null })
    expect(kindsOf(result)).not.toContain('LENGTH')
    expect(partOf(result, 'Length')).toBeUndefined()
  })
})

describe('coverage', () => {
  const without = (from: string, to: string) =>
    CLEAN_SOP.text.slice(0, CLEAN_SOP.text.indexOf(from)) + CLEAN_SOP.text.slice(CLEAN_SOP.text.indexOf(to))

  it('reports a key story that the text lacks, with its words', () => {
    const result = review(CLEAN_SOP, { text: without('My own mistake', 'At TU Delft') })
    expect(ofKind(result, 'KEY_STORY')).toMatchObject([
      { key: 'setbackLearning', suggestion: expect.stringContaining('bridge contest') },
    ])
    expect(result.keyStories.find(({ key }) => key === 'setbackLearning')).toMatchObject({
      answered: true,
      told: false,
    })
    expect(result.figures.coverage.value).toBeLessThan(1)
  })

  it('reports a key story without an answer', () => {
    const { setbackLearning: _, ...answers } = CLEAN_SOP.answers
    const result = review(CLEAN_SOP, { answers })
    expect(result.keyStories.find(({ key }) => key === 'setbackLearning')).toMatchObject({
      answered: false,
      told: false,
    })
    expect(ofKind(result, 'KEY_STORY')[0]?.suggestion).toContain('?')
  })

  it('reports an uncovered answer that is no key story', () => {
    const result = review(CLEAN_LETTER, {
      text: CLEAN_LETTER.text.replace(/Joseph speaks late[\s\S]*?figures\. /u, ''),
    })
    expect(ofKind(result, 'COVERAGE').map(({ key }) => key)).toEqual(['characterQualities'])
  })

  it('has no key stories in letters and essays', () => {
    expect([...review(CLEAN_LETTER).keyStories, ...review(CLEAN_ESSAY).keyStories]).toEqual([])
  })

  it('recognises an answer in another tense and order', () => {
    const answers = {
      ...CLEAN_SOP.answers,
      researchExperience: {
        text: 'Compare satellite images of the Meghna (212), draw bank lines for each dry season.',
      },
    }
    expect(review(CLEAN_SOP, { answers }).findings).toEqual([])
  })

  it('ignores topics to avoid', () => {
    const answers = {
      ...CLEAN_SOP.answers,
      awardsHonors: { text: 'I stood for the student parliament of Rangpur.' },
    }
    expect(ofKind(review(CLEAN_SOP, { answers }), 'COVERAGE')).toHaveLength(1)
    expect(review(CLEAN_SOP, { answers, avoid: ['the student parliament'] }).findings).toEqual([])
  })

  it('expects the answers of the plan, if there is one', () => {
    const answers = {
      ...CLEAN_SOP.answers,
      awardsHonors: { text: 'Silver medal at the swimming gala of Rangpur.' },
    }
    const missed = (planned: string[]) =>
      ofKind(review(CLEAN_SOP, { answers, planned }), 'COVERAGE').map(({ key }) => key)
    expect(missed(['academicProjects'])).toEqual([])
    expect(missed(['academicProjects', 'awardsHonors'])).toEqual(['awardsHonors'])
  })

  it('expects no more answers than the length allows', () => {
    const answers = {
      ...CLEAN_SOP.answers,
      ...Object.fromEntries(
        [
          'researchExperience',
          'publications',
          'awardsHonors',
          'universityInterest',
          'futureContributions',
        ].map((key, index) => [
          key,
          { text: `I kept bees for ${index + 3} winters near Sylhet and sold honey at the fair. `.repeat(8) },
        ]),
      ),
    }
    const wide = review(CLEAN_SOP, { answers, targetWords: 1000 })
    const narrow = review(CLEAN_SOP, { answers, targetWords: 150 })
    expect(ofKind(wide, 'COVERAGE')).toHaveLength(5)
    expect(ofKind(narrow, 'COVERAGE')).toHaveLength(0)
  })
})

describe('claims', () => {
  it.each([
    ['I measured 48 gauges.', '48'],
    ['The error fell by 12 per cent.', '12 per cent'],
    ['Fifteen people helped me.', 'Fifteen'],
    ['I presented it in Nairobi.', 'Nairobi'],
    ['I talked to Jane Smith about it.', 'Jane Smith'],
    ['I talked to Maarten Akhter about it.', 'Maarten Akhter'],
    ['It was finished in December.', 'December'],
  ])('without support are found: %s', (sentence, excerpt) => {
    const result = plant(sentence)
    expect(excerptsOf(result, 'UNSUPPORTED')).toEqual([excerpt])
    expect(partOf(result, 'Claims')?.score).toBeLessThan(100)
  })

  it.each([
    'I levelled thirty-one gauges.',
    'I recommend Maarten Kleinhans for the Institute of Water Modelling.',
    "Akhter's course begins in spring.",
    'The Admissions Committee may ask for the maps, and for my GPA.',
  ])('with support are left alone: %s', sentence => {
    expect(excerptsOf(plant(sentence), 'UNSUPPORTED')).toEqual([])
  })

  it('include chosen options by their labels', () => {
    const request: ReviewRequest = {
      ...CLEAN_LETTER,
      text: 'Joseph is in the top 3 % of his year.',
      definition: {
        ...CLEAN_LETTER.definition,
        sections: [
          {
            key: 'rank',
            title: 'Rank',
            description: '',
            questions: [
              {
                key: 'rank',
                kind: 'CHOICE',
                label: 'Rank',
                use: 'QUOTE',
                rules: [],
                options: [{ value: 'a', label: 'Top 3 %' }],
              },
            ],
          },
        ],
      },
    }
    expect(excerptsOf(review(request), 'UNSUPPORTED')).toEqual(['3 %'])
    expect(excerptsOf(review({ ...request, answers: { rank: { option: 'a' } } }), 'UNSUPPORTED')).toEqual([])
  })

  it('beside the student’s name are looked up separately', () => {
    const lines = { text: withSentence('At Delft Selam laughed.'), known: ['Delft', 'Selam Tesfaye'] }
    expect(excerptsOf(review(CLEAN_SOP, lines), 'UNSUPPORTED')).toEqual(['Delft Selam'])
    const people = ['Selam Tesfaye', 'Selam']
    expect(excerptsOf(review(CLEAN_SOP, { ...lines, people }), 'UNSUPPORTED')).toEqual([])
  })

  it('agree with the writer’s grounding', () => {
    const text = withSentence('I met Jane Smith in 2017 and won 14 prizes.')
    const grounded = findUnsupported({ text, answers: CLEAN_SOP.answers, also: [...CLEAN_SOP.known] })
    const found = ofKind(review(CLEAN_SOP, { text }), 'UNSUPPORTED').map(({ start }) => start)
    expect(grounded.map(({ start }) => start)).toEqual(expect.arrayContaining(found))
    expect(found).toHaveLength(3)
  })
})

describe('universities', () => {
  it.each([
    ['I am applying to the University of Melbourne for its river group.', 'University of Melbourne'],
    ['Stanford University would be the right place for it.', 'Stanford University'],
    ['The flume at ETH Zurich is longer.', 'ETH Zurich'],
    ['A group at Harvard works on it.', 'Harvard'],
  ])('other than the target are found: %s', (sentence, excerpt) => {
    const result = plant(sentence)
    expect(excerptsOf(result, 'WRONG_UNIVERSITY')).toEqual([excerpt])
    expect(excerptsOf(result, 'UNSUPPORTED')).toEqual([])
  })

  it.each([
    'I hope to study at TU Delft.',
    'Delft University of Technology has the flume.',
    'I heard of it at BUET.',
  ])('that may be named are left alone: %s', sentence => {
    expect(excerptsOf(plant(sentence), 'WRONG_UNIVERSITY')).toEqual([])
  })

  it('of an answer are wrong if the text applies to them', () => {
    const answers = {
      ...CLEAN_SOP.answers,
      universityInterest: { text: 'The University of Twente has a dam group.' },
    }
    const at = (sentence: string) => excerptsOf(plant(sentence, { answers }), 'WRONG_UNIVERSITY')
    expect(at('The University of Twente has a dam group.')).toEqual([])
    expect(at('I am applying to the University of Twente.')).toEqual(['University of Twente'])
    expect(at('I moved from the University of Twente to apply to TU Delft.')).toEqual([])
  })

  it('are taken from the answers if there is no target', () => {
    const request: ReviewRequest = {
      ...CLEAN_SOP,
      form: 'WIZARD',
      definition: sopWizard,
      university: undefined,
      answers: { targetUniversity: { text: 'University of Leeds' } },
    }
    const text = 'I am applying to the University of Bath. I know the University of Leeds.'
    expect(excerptsOf(review({ ...request, text }), 'WRONG_UNIVERSITY')).toEqual(['University of Bath'])
  })

  it('without a target are only unsupported', () => {
    expect(kindsOf(plant('I like Stanford University.', { university: null }))).toContain('UNSUPPORTED')
    expect(kindsOf(plant('I like Stanford University.', { university: null }))).not.toContain(
      'WRONG_UNIVERSITY',
    )
  })

  it('may be recognised by a list of names', () => {
    const universities = ['Chalmers']
    expect(excerptsOf(plant('I like Chalmers.', { universities }), 'WRONG_UNIVERSITY')).toEqual(['Chalmers'])
  })
})

describe('a topic to avoid', () => {
  it('is found with the words that mention it', () => {
    const result = plant('My divorce in that year was hard.')
    expect(ofKind(result, 'AVOIDED')).toMatchObject([{ excerpt: 'divorce', severity: 'MEND' }])
    expect(ofKind(result, 'AVOIDED')[0]?.reason).toContain('my divorce, politics')
  })

  it('is not found if none was named', () => {
    expect(kindsOf(plant('My divorce in that year was hard.', { avoid: ['', 'none'] }))).not.toContain(
      'AVOIDED',
    )
  })
})

describe('stock phrases', () => {
  it.each([
    ['From a young age I drew rivers.', 'CLICHE', 'From a young age'],
    ['Ever since I was a child I drew rivers.', 'CLICHE', 'Ever since I was a child'],
    ['I have a thirst for knowledge.', 'CLICHE', 'thirst for knowledge'],
    ['I am confident that I will finish.', 'CLICHE', 'I am confident that'],
    ['We delved into it.', 'AI_PHRASE', 'delved into'],
    ['It is a rich tapestry.', 'AI_PHRASE', 'tapestry'],
    ['It is a testament to the work.', 'AI_PHRASE', 'is a testament to'],
    ['My will was unwavering.', 'AI_PHRASE', 'unwavering'],
    ["In today's fast-paced world rivers change.", 'AI_PHRASE', "In today's fast-paced world"],
    ['In today’s fast-paced world rivers change.', 'AI_PHRASE', 'In today’s fast-paced world'],
    ['The map was not just a map but a promise.', 'AI_PHRASE', 'not just a map but'],
    ['A bank is not a wall; it is a memory.', 'AI_PHRASE', 'is not a wall; it is a'],
    ['It needs passion, patience, and courage.', 'AI_PHRASE', 'passion, patience, and courage'],
    ['The model failed, highlighting the need for gauges.', 'AI_PHRASE', ', highlighting'],
    ['It was a **good** year.', 'AI_PHRASE', '**good**'],
    ['I know [University Name] well.', 'AI_PHRASE', '[University Name]'],
  ] as const)('are found: %s', (sentence, kind, excerpt) => {
    expect(excerptsOf(plant(sentence), kind)).toEqual([excerpt])
    expect(partOf(plant(sentence), 'Fresh wording')?.score).toBeLessThan(100)
  })

  it.each([
    'Three maps, two gauges and a pole were all that we had.',
    'The landscape behind the bank is flat.',
    'Foster homes stand there.',
    'The river rose, the bank fell and the road closed.',
  ])('are not seen in: %s', sentence => {
    expect(ofKind(plant(sentence), 'CLICHE').concat(ofKind(plant(sentence), 'AI_PHRASE'))).toEqual([])
  })

  it('are ignored inside known names', () => {
    const sentence = 'I want to take Transformative Design.'
    expect(excerptsOf(plant('It was transformative.'), 'AI_PHRASE')).toEqual(['transformative'])
    expect(excerptsOf(plant(sentence, { known: ['Transformative Design'] }), 'AI_PHRASE')).toEqual([])
  })

  it('include many dashes', () => {
    const text = CLEAN_SOP.text.replaceAll(', ', ' — ')
    expect(ofKind(review(CLEAN_SOP, { text }), 'AI_PHRASE')).toMatchObject([{ start: null, end: null }])
  })

  it('include linking words only if they are many', () => {
    const linked = (words: string[]) =>
      ofKind(plant(words.map(word => `${word}, the bank fell.`).join(' ')), 'AI_PHRASE').map(
        ({ excerpt }) => excerpt,
      )
    expect(linked(['Moreover'])).toEqual([])
    expect(linked(['Moreover', 'Furthermore', 'Additionally'])).toEqual([
      'Moreover',
      'Furthermore',
      'Additionally',
    ])
  })

  it('depend on the document: a letter may say hardworking', () => {
    expect(excerptsOf(plant('I am hardworking.'), 'CLICHE')).toEqual(['hardworking'])
    const text = CLEAN_LETTER.text.replace('Joseph speaks late', 'Joseph is hardworking and speaks late')
    expect(kindsOf(review(CLEAN_LETTER, { text }))).toEqual([])
  })

  it('have a valid pattern, a reason and a suggestion, and no duplicates', () => {
    for (const { pattern, reason, suggestion } of PHRASES) {
      expect(foldText(pattern.replaceAll(/\\[A-Z]/gu, ''))).toBe(pattern.replaceAll(/\\[A-Z]/gu, ''))
      expect(() => new RegExp(pattern, 'u')).not.toThrow()
      expect(Math.min(reason.length, suggestion.length)).toBeGreaterThan(7)
    }
    expect(new Set(PHRASES.map(({ pattern }) => pattern)).size).toBe(PHRASES.length)
    expect(PHRASES.length).toBeGreaterThanOrEqual(150)
  })
})

describe('the style of a text', () => {
  it('a repeated sentence is found', () => {
    const sentence = 'With two technicians I levelled all 31 gauges along the reach.'
    expect(excerptsOf(plant(sentence), 'REPETITION')).toEqual([sentence])
  })

  it.each([
    [
      'I counted fourteen broken gauges along the reach.',
      'Along the reach we found that 14 gauges were broken.',
    ],
    [
      'I want to repair the gauges of the lower villages.',
      'My aim is to repair gauges in the lower villages.',
    ],
  ])('a fact that is told again in other words is found: %s', (first, again) => {
    expect(excerptsOf(plant(`${first} ${again}`), 'REPETITION')).toEqual([again])
  })

  it('another fact about the same is no repetition', () => {
    const text =
      'I could not repair the gauges of the lower villages. I repaired the gauges of two lower villages.'
    expect(excerptsOf(plant(text), 'REPETITION')).toEqual([])
  })

  it('a phrase that occurs three times is found', () => {
    const result = plant(
      'Maps of the lower river help. I drew maps of the lower river. He sells maps of the lower river.',
    )
    expect(ofKind(result, 'REPETITION')).toMatchObject([
      { severity: 'CONSIDER', reason: expect.stringContaining('third time') },
    ])
  })

  it('a letter may recommend at its start and at its end', () => {
    const recommend = (level: string) =>
      `I ${level} recommend Joseph to the University of Toronto for its chemistry.`
    const text = `${recommend('gladly')}\n\n${CLEAN_LETTER.text}\n\n${recommend('fully')}`
    expect(kindsOf(review(CLEAN_LETTER, { text }))).not.toContain('REPETITION')
    expect(kindsOf(review(CLEAN_LETTER, { text: `${text} ${recommend('fully')}` }))).toContain('REPETITION')
  })

  it('three successive sentences with the same first word are found, with ‘I’ five', () => {
    expect(
      ofKind(plant('Rivers bend. Rivers in silt bend more. Rivers in rock do not bend.'), 'OPENINGS'),
    ).toEqual([])
    expect(
      excerptsOf(
        plant('Rivers bend there. Rivers in silt bend more. Rivers in rock do not bend.'),
        'OPENINGS',
      ),
    ).toEqual(['Rivers bend there. Rivers in silt bend more. Rivers in rock do not bend.'])
    const own = (count: number) =>
      ofKind(
        review(CLEAN_ESSAY, { text: `The bank fell.\n\n${'I took the pole down. '.repeat(count)}` }),
        'OPENINGS',
      )
    expect(own(4)).toEqual([])
    expect(own(5)).toMatchObject([{ severity: 'NOTE' }])
  })

  it('one first word in more than a quarter of the sentences is found', () => {
    const text = ['Maps', 'Rivers', 'Maps', 'Banks', 'Maps', 'People', 'Maps', 'Gauges']
      .map(word => `${word} change more than one thinks.`)
      .join(' ')
    expect(ofKind(review(CLEAN_ESSAY, { text }), 'OPENINGS')).toMatchObject([
      { start: null, reason: '4 of 8 sentences begin with ‘Maps’.' },
    ])
  })

  it('many passive sentences are found, a few are not', () => {
    const passive = 'The map was drawn. The pole was carried by him. The gauge was quickly levelled. '
    expect(kindsOf(plant(passive))).not.toContain('PASSIVE')
    const result = review(CLEAN_ESSAY, { text: passive.repeat(3) })
    expect(excerptsOf(result, 'PASSIVE').slice(0, 3)).toEqual([
      'was drawn',
      'was carried',
      'was quickly levelled',
    ])
    expect(result.figures.passiveShare.value).toBe(1)
  })

  it('a state does not count as passive', () => {
    const text = 'I am interested in it. She was tired of maps. We were excited there. '.repeat(3)
    expect(review(CLEAN_ESSAY, { text }).figures.passiveShare.value).toBe(0)
  })

  it('a single block, a long and a very short paragraph are found', () => {
    const block = CLEAN_SOP.text.replaceAll('\n\n', ' ')
    expect(ofKind(review(CLEAN_SOP, { text: block }), 'PARAGRAPH_LENGTH')).toMatchObject([{ start: null }])
    const [first = '', ...rest] = CLEAN_SOP.text.split('\n\n')
    const long = `${first}\n\n${rest.join(' ')}`
    expect(ofKind(review(CLEAN_SOP, { text: long }), 'PARAGRAPH_LENGTH')).toMatchObject([
      { severity: 'CONSIDER' },
    ])
    const stump = [first, 'The bank fell again in May.', ...rest].join('\n\n')
    expect(excerptsOf(review(CLEAN_SOP, { text: stump }), 'PARAGRAPH_LENGTH')).toEqual([
      'The bank fell again in May.',
    ])
  })

  it('uniform and very long sentences are found', () => {
    const even = 'The bank fell into the water there. Our pole stood in the mud again. '.repeat(5)
    expect(ofKind(review(CLEAN_ESSAY, { text: even }), 'SPREAD')).toMatchObject([{ start: null }])
    const endless = `We walked${' and then we walked'.repeat(12)}.`
    expect(excerptsOf(plant(endless), 'SPREAD')).toEqual([endless])
  })

  it('a text of long words is hard to read', () => {
    const text =
      'Institutional organisational responsibilities necessitate interdisciplinary methodological considerations. '.repeat(
        16,
      )
    expect(kindsOf(review(CLEAN_ESSAY, { text }))).toContain('READING_EASE')
    expect(
      review(CLEAN_ESSAY, { text: 'The cat sat on the mat. '.repeat(20) }).figures.readingEase.value,
    ).toBeGreaterThan(100)
  })

  it('a text without numbers and names lacks detail, and so does a paragraph', () => {
    const bare = 'We learned a lot from the river and from each other in that time, and it changed us. '
    const result = review(CLEAN_SOP, { text: bare.repeat(6) })
    expect(ofKind(result, 'SPECIFICITY').map(({ start }) => start)).toEqual([null, 0])
    expect(
      ofKind(review(CLEAN_SOP, { text: `${CLEAN_SOP.text}\n\n${bare.repeat(4)}` }), 'SPECIFICITY'),
    ).toHaveLength(1)
  })
})

describe('a letter', () => {
  const hard = CLEAN_LETTER.text
    .replace(
      'His ability in mathematics is exceptional.',
      'Joseph is hardworking, diligent, reliable and punctual, and he works hard.',
    )
    .replace('the most original piece', 'the longest piece')
    .replace('the best two', 'the first two')

  it('that names only effort gets a careful note', () => {
    const [found] = ofKind(review(CLEAN_LETTER, { text: hard }), 'LETTER_BALANCE')
    expect(found).toMatchObject({
      severity: 'NOTE',
      start: null,
      reason: expect.stringContaining('it may be just what is meant'),
    })
    expect(review(CLEAN_LETTER, { text: hard }).figures.effortWords.value).toBe(5)
  })

  it('has the same score with that note', () => {
    const score = (text: string) => partOf(review(CLEAN_LETTER, { text }), 'Fresh wording')?.score
    expect(score(hard)).toBe(score(CLEAN_LETTER.text))
  })

  it('is the only document type with this finding', () => {
    expect(kindsOf(review(CLEAN_ESSAY, { text: hard }))).not.toContain('LETTER_BALANCE')
  })
})

describe('similarity to other documents', () => {
  const shared =
    'In March 2024 Joseph found that our lead readings from Lake Nakuru jumped by a fifth every Thursday.'

  it('marks the shared passage and names its document', () => {
    const result = review(CLEAN_LETTER, {
      otherTexts: ['Nothing of the sort.', `He is good. ${shared} He left.`],
    })
    expect(ofKind(result, 'SIMILARITY')).toMatchObject([
      { excerpt: shared.slice(0, -1), other: 1, severity: 'CONSIDER' },
    ])
    expect(result.figures.sharedWithOthers.value).toBeGreaterThan(0)
    expect(result.figures.similarity.value).toBeLessThan(1)
  })

  it('is a note in a statement of purpose, which may go to several universities', () => {
    const result = review(CLEAN_SOP, { otherTexts: [CLEAN_SOP.text] })
    expect(new Set(ofKind(result, 'SIMILARITY').map(({ severity }) => severity))).toEqual(new Set(['NOTE']))
    expect(result.figures.similarity.value).toBe(1)
    expect(result.score).toBe(review(CLEAN_SOP).score)
  })

  it('lowers the score of a letter', () => {
    const copied = review(CLEAN_LETTER, { otherTexts: [CLEAN_LETTER.text] })
    expect(partOf(copied, 'Own words')?.score).toBe(0)
    expect(copied.score).toBeLessThan(review(CLEAN_LETTER).score)
  })
})

describe('any text', () => {
  const PIECES = [
    'I delve into it — and then',
    'From a young age',
    'Dr. Smith won 12 prizes. ',
    'University of Melbourne',
    '\n\n',
    '\n',
    '- ',
    '🚀👩‍👩‍👧',
    'é',
    'e\u0301lan ',
    'İstanbul ',
    '我想保护医院的系统。',
    'Я хочу работать. ',
    'أريد أن أدرس الهندسة. ',
    '<p>not <b>just</b> x but y</p>',
    '<script>alert(1)</script>',
    '\u{D800}',
    '\u0000',
    '...',
    '“',
    '[Your Name]',
    'It was not just a testament to passion, dedication, and grit but a tapestry.',
    'passion, dedication, and grit',
    'was taken by ',
    'my divorce ',
    'TU Delft ',
    '   ',
    'x'.repeat(300),
  ]
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(...PIECES),
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.lorem({ maxCount: 8 }),
      ),
      {
        maxLength: 60,
      },
    )
    .map(pieces => pieces.join(' '))
  const anyRequest = fc.record({
    text: anyText,
    request: fc.constantFrom(...Object.values(CLEAN)),
    other: anyText,
  })

  it('has exact quotes in its findings, and one finding per range', () => {
    fc.assert(
      fc.property(anyRequest, ({ text, request, other }) => {
        const { findings, score, parts } = review(request, {
          text,
          otherTexts: [other, text],
          avoid: ['my divorce'],
        })
        for (const { start, end, excerpt } of findings) {
          if (start === null) continue
          expect(text.slice(start, end)).toBe(excerpt)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(excerpt.trim()).not.toBe('')
        }
        const places = findings.map(({ kind, start, end, key, reason }) =>
          start === null ? `${kind} ${key} ${reason}` : `${start} ${end}`,
        )
        expect(new Set(places).size).toBe(places.length)
        for (const one of findings)
          for (const next of findings)
            if (one !== next && one.kind === next.kind && one.start !== null && next.start !== null)
              expect(one.end <= next.start || next.end <= one.start).toBe(true)
        for (const value of [score, ...parts.map(part => part.score)]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }),
      runs(300),
    )
  })

  it('has the same review each time, and the input is not changed', () => {
    fc.assert(
      fc.property(anyRequest, ({ text, request, other }) => {
        const given = { ...request, text, otherTexts: [other] }
        const before = structuredClone({ ...given, definition: null })
        const first = reviewText(given)
        reviewText(CLEAN_SOP)
        expect(reviewText(given)).toEqual(first)
        expect({ ...given, definition: null }).toEqual(before)
      }),
      runs(60),
    )
  })

  it.each(['', '   \n\n ', '🚀', '.', '<br>', 'Hello', '我想保护医院的系统。我想保护医院的系统。'])(
    'however short (%j) gets a review and hardly a score',
    text => {
      const { score, figures } = review(CLEAN_SOP, { text })
      expect(score).toBeLessThan(5)
      expect(figures.readingEase.value).toBeNull()
    },
  )

  it.each(QUESTIONNAIRES.map(definition => [`${definition.type} ${definition.form}`, definition] as const))(
    'of a person who answered nothing is reviewed (%s)',
    (_, definition) => {
      const { type, form } = definition
      const result = reviewText({
        type,
        form,
        definition,
        answers: {},
        text: 'I won.',
        targetWords: 500,
        known: [],
        avoid: [],
      })
      expect(result.figures.coverage.value).toBeNull()
      expect(result.keyStories.every(({ answered, told }) => !answered && !told)).toBe(true)
    },
  )

  it('of fifty thousand words has a limited number of findings', () => {
    const text =
      `${CLEAN_SOP.text} I delve into ${'🚀'.repeat(3)} the University of Melbourne in 1834.\n\n`.repeat(125)
    const { findings, figures } = review(CLEAN_SOP, { text, otherTexts: [CLEAN_LETTER.text] })
    expect(figures.words.value).toBeGreaterThan(50_000)
    expect(findings.length).toBeLessThan(400)
  }, 30_000)

  it('in one endless line is reviewed', () => {
    for (const piece of [
      'a',
      'A.',
      'I was ',
      'University of ',
      'not just ',
      '<a ',
      '[your ',
      '— ',
      '\n',
      'one ',
    ])
      expect(review(CLEAN_SOP, { text: piece.repeat(20_000) }).score).toBeLessThan(60)
  }, 60_000)
})
