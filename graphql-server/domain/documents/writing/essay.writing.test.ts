import { describe, expect, it } from 'vitest'
import { essayQuick } from '../../questionnaires/essayQuick.ts'
import { essayWizard } from '../../questionnaires/essayWizard.ts'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { writeParagraphs } from './builtInWriter.ts'
import { composeDraft } from './composeDraft.ts'
import { composeParagraphs } from './composing.ts'
import type { Draft } from './draft.ts'
import { ESSAY_NAMES, essayRequestOf } from './essayPeople.test-fixtures.ts'
import { countWords, plainText } from './plainText.ts'
import { answersInPlay, planDocument } from './plan.ts'
import { previewOf } from './preview.ts'
import { wordLimitIn } from './promptWords.ts'
import type { WritingRequest } from './request.ts'
import { essayTypeOf } from './shapes/essay.ts'
import { smellsIn } from './smells.test-fixtures.ts'
import { proseOf, usableWords } from './usableWords.ts'

const TONES = ['personal', 'inspirational', 'analytical', 'narrative', 'conversational'] as const

const textOf = (draft: Draft) => plainText(draft.text.paragraphs)
const sentencesOf = (draft: Draft) => draft.text.paragraphs.flatMap(paragraph => paragraph.sentences)
const written = (...asked: Parameters<typeof essayRequestOf>) =>
  textOf(composeDraft(essayRequestOf(...asked)))
const leadOf = (request: WritingRequest) =>
  planDocument(request)
    .paragraphs.find(({ job }) => job === 'opening')
    ?.keys.at(0)

describe.each(TONES)('an essay in the tone %s', tone => {
  it.each(ESSAY_NAMES)('of %s reads without slips and needs no grounding', name => {
    const request = essayRequestOf(name, { tone })
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
    const fullName = proseOf(request.answers.fullName)
    if (fullName !== '') expect(textOf(draft)).not.toContain(fullName)
    expect(textOf(draft)).not.toMatch(/@|example\.com/u)
  })
})

describe('what it tells', () => {
  it.each(ESSAY_NAMES)('is most of what %s answered, and never more than was asked', name => {
    const request = essayRequestOf(name)
    const definition = request.form === 'QUICK' ? essayQuick : essayWizard
    const carried = usableWords(
      quotableAnswers(definition, {
        ...answersInPlay(request),
        targetUniversity: undefined,
        targetProgram: undefined,
      }),
    )
    const draft = composeDraft(request)
    expect(draft.wordCount).toBeGreaterThan(Math.min(draft.targetWords, carried) * 0.75)
    expect(draft.wordCount).toBeLessThanOrEqual(draft.targetWords * 1.1)
  })

  it('is within a tenth of the length where the answers carry it', () => {
    for (const tone of TONES)
      for (const words of ['250', '500']) {
        const { wordCount } = composeDraft(essayRequestOf('leila', { tone, words }))
        expect(Math.abs(wordCount - Number(words)) / Number(words)).toBeLessThanOrEqual(0.1)
      }
  })

  it('is chosen: 250 words carry one story, what it changed and where it leads', () => {
    const { paragraphs } = planDocument(essayRequestOf('leila', { words: '250' }))
    expect(paragraphs.flatMap(({ keys }) => keys).length).toBeLessThanOrEqual(6)
    const text = written('leila', { words: '250' })
    expect(text).toContain('There were 312 people on an average morning')
    expect(text).toContain('After it I began to write in order to be used.')
    expect(text).toMatch(/miss a class because she overslept, and not because of a bus\.$/u)
  })

  it('leads with what its type and prompt ask for', () => {
    expect(leadOf(essayRequestOf('leila'))).toBe('significantChallenge')
    expect(leadOf(essayRequestOf('hannah'))).toBe('academicPassion')
    expect(leadOf(essayRequestOf('mahmud', { tone: 'personal' }))).toBe('communityContribution')
    const heritage = {
      answers: {
        essayPrompt: { text: 'Tell us about your cultural background and the community you come from.' },
      },
    }
    expect(leadOf(essayRequestOf('leila', { type: 'diversity', ...heritage }))).toMatch(
      /Background|Identity|upbringing/u,
    )
  })

  it('follows the themes that are put in front', () => {
    const keys = (themes: readonly string[]) =>
      planDocument(
        essayRequestOf('leila', { words: '250', answers: { emphasizeThemes: { options: themes } } }),
      ).paragraphs.flatMap(paragraph => paragraph.keys)
    const curious = /^(?:academicPassion|bookInfluence)$/u
    expect(keys([]).filter(key => curious.test(key))).toEqual([])
    expect(keys(['curiosity']).filter(key => curious.test(key))).toHaveLength(1)
  })

  it('does not apply for anything, unless it is asked why this school', () => {
    for (const name of ESSAY_NAMES)
      if (name !== 'hannah') expect(written(name)).not.toMatch(/\b(?:applying|application) /u)
    expect(written('hannah')).toContain(
      "I'm applying to the MS in Information at the University of Michigan.",
    )
  })

  it('leaves out what is to be left out', () => {
    expect(written('oscar')).not.toMatch(/agency|girlfriend|furniture/u)
    const request = essayRequestOf('leila', { answers: { avoidTopics: { text: 'my failed election' } } })
    expect(textOf(composeDraft(request))).not.toContain('election')
  })
})

describe('its order', () => {
  const paragraphsOf = (
    texts: Readonly<Record<string, string>>,
    chosen: Readonly<Record<string, string>> = {},
  ) =>
    composeDraft({
      type: 'ESSAY',
      form: 'form' in chosen ? 'QUICK' : 'WIZARD',
      course: 'MA',
      targetUniversity: null,
      targetProgram: null,
      answers: {
        ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text }])),
        ...Object.fromEntries(
          Object.entries(chosen)
            .filter(([key]) => key !== 'form')
            .map(([key, option]) => [key, { option }]),
        ),
      },
    }).text.paragraphs.map(paragraph => paragraph.sentences.map(({ text }) => text).join(' '))
  const inOrder = (text: string, ...parts: readonly string[]) => {
    const places = parts.map(part => text.indexOf(part))
    expect(places.includes(-1), text).toBe(false)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  }

  const MUD = {
    essayPrompt: 'How has your background shaped you?',
    culturalIdentity:
      'I spoke only Quechua until I was seven. At school in Cusco I was the boy who said it wrong, and for some years I told my classmates that my grandmother was our cook. I am ashamed of that now, and many of my colleagues did the same.',
    upbringing: 'In my family everybody makes adobes in June. You tread the mud with straw for two days.',
    proudestAccomplishment:
      'Since 2019 I have worked with a team of 26 on a church near Sangarará. We tied the walls with eucalyptus keys, and in the earthquake of 2022 no crack was wider than 3 mm.',
    communityContribution:
      'With the money left from the scaffolding we started a festival of mud. In the third year there were 180 people, and the prize is a sheep.',
    perspectiveEvolution:
      'I was sure that conservation meant to stop time. What we lose first is not the wall but the people who come in June.',
    diversityContribution: 'I can bring the snake test to a laboratory and read a building from its feet.',
  }

  it('ends on what the notes for the draft ask for, where an answer ends on it', () => {
    const wished = { ...MUD, additionalGuidance: 'I would like to end with June.' }
    expect(paragraphsOf(wished, { essayType: 'diversity' }).at(-1)).toMatch(/the people who come in June\.$/u)
    expect(paragraphsOf(MUD, { essayType: 'diversity' }).at(-1)).not.toMatch(/June/u)
    const not = { ...MUD, additionalGuidance: 'Please do not end with June.' }
    expect(paragraphsOf(not, { essayType: 'diversity' }).at(-1)).not.toMatch(/June/u)
  })

  it('begins with what the notes ask for', () => {
    const wished = { ...MUD, additionalGuidance: 'Please begin with the adobes and keep it short.' }
    expect(paragraphsOf(wished, { essayType: 'diversity' })[0]).toMatch(
      /^In my family everybody makes adobes/u,
    )
  })

  it('tells scenes as the form has them, so that a work is there before what came of it', () => {
    inOrder(paragraphsOf(MUD, { essayType: 'diversity' }).join(' '), 'a church near', 'the scaffolding')
  })

  const BEDS = {
    essayPrompt: 'Tell us about a decision that people did not like. (500 words)',
    familyBackground:
      'My grandfather started the firm in Kępno in 1974 with two planers. My father turned to beds after 1990. My sister does the accounts, and I came in 2017, after two years at a car maker.',
    leadershipExperience:
      'In autumn 2021 one German customer bought 71% of everything that we made and asked for another 6% off the price. I was head of production, with 118 people. I proposed to let the contract go and to stop the night shift. I put the cost of one bed on the wall and told them that 23 jobs would go.',
    ethicalDilemma:
      'Pan Zbyszek was on the list, because the night shift was his. My father wanted an exception for him. In the end I offered everybody over 55 the same place.',
    proudestAccomplishment:
      'By the end of 2023 we had nine customers, none above 22%. We hired back 12 of the 23.',
    impactOnOthers: 'The cost of one bed still hangs on the wall and the foremen update it every month.',
    perspectiveEvolution:
      'I used to believe that a big customer means safety. Now I look at the share of the biggest one first.',
    careerAspirations: 'I want to buy two small factories in our county.',
  }

  it('tells one story by its years, what lasts last, and the point that it taught behind it', () => {
    inOrder(
      paragraphsOf(BEDS, { essayType: 'leadership', essayTone: 'analytical' }).join(' '),
      'Kępno in 1974',
      'autumn 2021',
      'Pan Zbyszek',
      'end of 2023',
      'still hangs',
      'I used to believe',
      'two small factories',
    )
  })

  it('leads over to questions, and says why there where room is left', () => {
    const text = paragraphsOf(
      {
        ...BEDS,
        researchInterests: 'Does a price on the wall change what people waste? Who reads it?',
        whyThisSchool:
          'The family business chair teaches with cases in which the heirs contradict the consultants.',
      },
      { essayType: 'leadership' },
    ).join(' ')
    inOrder(
      text,
      'These are the questions that I would like to research. Does a price',
      'The family business chair',
      'two small factories',
    )
  })

  it('puts what goes on from another answer right behind it', () => {
    const text = paragraphsOf(
      {
        essayPrompt: 'Tell us about an encounter. (700 words)',
        personalStory:
          'In February a man called Otar came to the archive with eleven film cans in a pram. My supervisor smelled the first one and went to lunch. I opened the seventh with a butter knife, and on the third frame a girl waved from a cable car. I told Otar to come back in a month.',
        challengesOvercome:
          'We had no scanner that would take shrunken film. I filed down the teeth of a sprocket with my grandfather’s tools for five weeks.',
        leadershipExperience:
          'When it was finished I hung a sheet in the gymnasium in Chiatura and asked Otar to sell the tickets. An old woman stood up and said that the girl was her sister.',
        growthExperiences:
          'Before that evening I believed that the work ends when the image is stable. Now I ask for a screening first.',
        passionsInterests: 'I sing in a choir, badly.',
        futureImpact: 'I want to set up a small laboratory in a van.',
      },
      { form: 'QUICK' },
    ).join(' ')
    inOrder(
      text,
      'a man called Otar',
      'no scanner',
      'When it was finished',
      'Before that evening',
      'I sing',
      'a van',
    )
  })

  it('has no paragraph of one short sentence but the last', () => {
    for (const name of ESSAY_NAMES)
      for (const { sentences } of composeDraft(essayRequestOf(name)).text.paragraphs.slice(0, -1))
        expect(sentences.length > 1 || countWords(sentences[0]?.text ?? '') > 19).toBe(true)
  })

  it('keeps what is told of a thing of which only the name or the number is to be left out', () => {
    const told = {
      essayPrompt: 'Tell us about a challenge.',
      significantChallenge:
        'We had one order of 86,000 jackets for a German customer. Only 412 of 1,150 workers agreed to stay. I slept 41 nights on a carton under the cutting table. The case went to court. Seu Geraldo lent me a fan.',
      careerAspirations: 'I want to plan for small factories.',
    }
    const without = (avoidTopics: string) => paragraphsOf({ ...told, avoidTopics }).join(' ')
    expect(without('the name of the German customer; the court case number; Seu Geraldo’s surname')).toBe(
      paragraphsOf(told).join(' '),
    )
    expect(without('the German customer')).not.toContain('customer')
    const named = {
      ...told,
      significantChallenge: `${told.significantChallenge} Wolfram was the customer.`,
    }
    expect(paragraphsOf({ ...named, avoidTopics: 'the name of the customer' }).join(' ')).not.toContain(
      'Wolfram',
    )
  })
})

describe('its tone', () => {
  it('moves order and bridges, and invents nothing', () => {
    const [personal, inspirational, analytical, narrative] = TONES.map(tone => written('leila', { tone }))
    expect(personal).toContain('I have also taken a risk.')
    expect(personal).toMatch(/^In my second year at university/u)
    expect(inspirational).toMatch(/^I want decisions about poor neighbourhoods/u)
    expect(analytical).toMatch(/^A complaint is an opinion until you have counted\./u)
    expect(analytical).toContain('Consider one risk.')
    expect(narrative).toMatch(/^I grew up in Zarqa.* My mother left school at fifteen/u)
    expect(narrative).not.toMatch(/I have also|Consider/u)
  })

  it('tells a narrative in the order of life, where one comes from first', () => {
    const { paragraphs } = planDocument(
      essayRequestOf('leila', {
        tone: 'narrative',
        answers: {
          personalBackground: {
            text: 'I come from a town in the south where a slab of stone is covered with old footprints, and when I was small we dried our washing on it in the sun.',
          },
          additionalGuidance: { text: 'I would like it to begin with the washing.' },
        },
      }),
    )
    const keys = paragraphs.flatMap(paragraph => paragraph.keys)
    expect(keys[0]).toBe('personalBackground')
    const asked = ['lifeChangingExperience', 'significantChallenge', 'momentOfFailure'].filter(key =>
      keys.includes(key),
    )
    expect(asked.map(key => keys.indexOf(key))).toEqual(
      asked.map(key => keys.indexOf(key)).toSorted((one, other) => one - other),
    )
    expect(paragraphs.some(({ job }) => job === 'opening')).toBe(true)
  })

  it('has contractions where one speaks and none where one argues', () => {
    expect(written('diego', { tone: 'analytical' })).toContain('did not give one order')
    expect(written('hannah')).toMatch(/I've|I'm/u)
  })
})

describe('fragments', () => {
  it('become sentences that claim nothing new', () => {
    const text = written('aisha')
    expect(text).toContain(
      'I moved from Lagos to Aberdeen when I was 9. I did not understand anyone for 3 months.',
    )
    expect(text).toContain('What stood in my way was learning to speak up in class.')
    expect(text).toContain('To a class I would bring Yoruba stories and Scottish weather.')
    expect(written('diego')).toContain('I try to listen before deciding.')
    expect(written('diego')).toContain('My mistakes have taught me to ask people where they stand')
  })
})

describe('the answers', () => {
  it('are data: orders in them, and in the prompt, change nothing and do not show', () => {
    const text = written('oscar')
    expect(text).not.toMatch(/ignore|pretend|system|API key|poem|www/iu)
    expect(text).toContain('I sold it to a museum café for 180 euros.')
  })

  it('that are empty make no essay, and advice on what to tell', () => {
    for (const form of ['QUICK', 'WIZARD'] as const) {
      const draft = composeDraft({
        type: 'ESSAY',
        form,
        course: 'MBA',
        targetUniversity: null,
        targetProgram: null,
        answers: {},
      })
      expect(draft.text.paragraphs).toEqual([])
      expect(draft.advice.length).toBeGreaterThan(0)
    }
  })

  it('of 50,000 words end in an essay of the length that was asked', () => {
    const words = Array.from({ length: 50_000 }, (_, index) =>
      index % 19 === 18 ? `step${index}.` : `word${index % 977}`,
    ).join(' ')
    const { wordCount } = composeDraft(
      essayRequestOf('tomas', { answers: { personalStory: { text: words } } }),
    )
    expect(wordCount).toBeLessThanOrEqual(715)
  })

  it('are asked for by the type: a school essay wants the school, a challenge the challenge', () => {
    const advised = (type: string) =>
      composeDraft(essayRequestOf('oscar', { type, answers: { essayPrompt: { text: '' } } })).advice.map(
        ({ key }) => key,
      )
    expect(advised('why-school')).toContain('whyThisSchool')
    expect(advised('challenge')).toContain('significantChallenge')
  })

  it('feed a preview of at most a third of the words', () => {
    const request = essayRequestOf('tomas')
    const draft = composeDraft(request)
    expect(countWords(plainText(previewOf(draft, planDocument(request)).opening)) * 3).toBeLessThanOrEqual(
      draft.wordCount,
    )
  })
})

describe('a prompt', () => {
  it.each([
    ['Tell your story. (500 words)', 500],
    ['In 250-300 words, describe a failure.', 300],
    ['Essay of at most 1,000 words', 1000],
    ['Word limit: 650', 650],
    ['Describe two words that define you.', null],
    ['Write about the year 2020.', null],
  ])('%j asks for %s words', (prompt, words) => {
    expect(wordLimitIn(prompt)).toBe(words)
  })

  it('tells the type of the essay where none was chosen', () => {
    expect(essayTypeOf(undefined, 'Why do you want to attend our university?')).toBe('why-school')
    expect(essayTypeOf(undefined, 'Recount a time when you faced a setback.')).toBe('challenge')
    expect(essayTypeOf('creative', 'Recount a time when you faced a setback.')).toBe('creative')
    expect(essayTypeOf(undefined, 'Write on a topic of your choice.')).toBe('personal-statement')
  })
})
