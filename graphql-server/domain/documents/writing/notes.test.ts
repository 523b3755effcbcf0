import { describe, expect, it } from 'vitest'
import { asNote, besideOneAnother, isPlainThing, isRemark, leadOf, noteGroups } from './notes.ts'
import { sentencesSaid, VOICES } from './readAnswer.test-fixtures.ts'
import { notesWording } from './voices.ts'

const ALL = { ...VOICES.quick, ...VOICES.wizard }
const read = (key: string, answer: string) => sentencesSaid(answer, { key, voice: ALL[key] }).join(' ')

describe('a thing goes behind "include" only where it is plainly one', () => {
  it.each([
    'treatment of real objects in the second year',
    'a survey of breakfast in 3 schools',
    'corporate finance, negotiation and business law',
    'six weeks in a tannery lab',
    'evening classes',
    'air raid sirens',
  ])('%s', text => {
    expect(isPlainThing(text)).toBe(true)
  })

  it.each([
    'No R yet',
    'Half without time of onset, many without BP',
    'Age 31, now or never, wife agrees',
    'Also pest traps',
    'Labour ward since 2019',
    'Everyone blames trucks',
    'search fund or ops role, 1–2 years, pay loan',
    'restart the referral audit',
    '118 people',
    '14 February 2021',
    'kerchief, took 7 months',
    'the tape shed its coating',
    'Dropout 14% to 6% in two years',
    'Worst near the canal',
    'futsal league, treasurer',
  ])('%s: no', text => {
    expect(isPlainThing(text)).toBe(false)
  })
})

describe('a remark has no verb of its own', () => {
  it.each(['No R yet', 'Water bill down 18%', 'Mostly ice, too little', 'Since Feb 2024'])('%s', text => {
    expect(isRemark(text, { isAmongNotes: true })).toBe(true)
  })

  it.each([
    'People say that it is a luxury.',
    'My parents grow corn on 1.5 hectares.',
    'Everyone blames trucks.',
    'In most houses money goes to the mother.',
    'Training on this cut the error rate to 8.4%.',
    'The lab has two wind tunnels.',
  ])('%s: it has', text => {
    expect(isRemark(text, { isAmongNotes: false })).toBe(false)
  })
})

describe('notes', () => {
  it.each([
    [
      'workExperience',
      'Labour ward since Oct 2019. About 4,800 deliveries a year, 3 to 4 midwives per shift. In charge of the night shift since 2022. Also: partograph audits every month, blood bank liaison.',
      'At work: labour ward since October 2019; about 4,800 deliveries a year, 3 to 4 midwives per shift. I have been in charge of the night shift since 2022. Also: partograph audits every month, blood bank liaison.',
    ],
    [
      'careerMotivation',
      "Can run it, can't buy it. Age 31, now or never, wife agrees.",
      "I can run it; I can't buy it. My reasons for a further degree now: age 31, now or never, wife agrees.",
    ],
    [
      'academicProjects',
      'Dissertation – why mothers come late for first visit. 146 women, Tolon district.',
      'My dissertation: why mothers come late for first visit; 146 women, Tolon district.',
    ],
    [
      'workExperienceDetails',
      'Since Feb 2024. Photographing, condition notes, rehousing.',
      'At work since February 2024: photographing, condition notes, rehousing.',
    ],
    [
      'specificInterestAreas',
      'Who carries the burden of proof; whether occupation law helps.',
      'The questions that I want to work on: who carries the burden of proof; whether occupation law helps.',
    ],
    [
      'whyThisUniversity',
      'Small groups. Supervisor who publishes on leprosy. Tuition lower than in the UK.',
      'My reasons for choosing ETH Zurich: small groups, supervisor who publishes on leprosy, tuition lower than in the UK.',
    ],
    [
      'languageSkills',
      'Amharic native, English good, Italian a bit',
      'My languages: Amharic native, English good, Italian a bit.',
    ],
    ['additionalNotes', 'Please don’t make the explosion the centre of the whole letter.', ''],
  ])('%s: %s', (key, answer, expected) => {
    expect(read(key, answer)).toBe(expected)
  })

  it('fill several sentences where they are many, and the question is said once', () => {
    const text = read(
      'workExperience',
      Array.from({ length: 14 }, (_, at) => `No overtime paid in building ${at + 2}`).join('\n'),
    )
    expect(text.match(/At work:/gu)).toHaveLength(1)
    for (const sentence of text.split('. ')) expect(sentence.split(' ').length).toBeLessThan(50)
  })

  it('lose their own end mark, their "also" and a capital that is no name’s', () => {
    expect(asNote('Also – Temperature loggers in every box.')).toBe('temperature loggers in every box')
    expect(asNote('English C1')).toBe('English C1')
    expect(asNote('~60 people each time')).toBe('about 60 people each time')
  })

  it('stand apart by semicolons where one has commas of its own', () => {
    expect(besideOneAnother(['one, two', 'three'])).toBe('one, two; three')
    expect(besideOneAnother(['one', 'two'])).toBe('one, two')
    expect(noteGroups([Array(30).fill('word').join(' '), Array(30).fill('word').join(' ')])).toEqual([
      [0],
      [1],
    ])
  })

  it('are led up to by the person’s own words where these say what the question would', () => {
    expect(leadOf('graduation project: 12 dye samples')?.lead).toBe('My graduation project: {x}')
    expect(leadOf('labour ward since 2019')).toBeNull()
  })

  it('have a lead for every question of a statement of purpose', () => {
    for (const voice of Object.values(ALL))
      if (voice !== undefined)
        for (const tone of ['classic-formal', 'formal-warm', 'conversational'] as const)
          expect(notesWording(voice, tone)).toMatch(/: \{x\}$/u)
  })
})

describe('an I is supplied only where nobody and nothing else can be meant', () => {
  it.each([
    ['academicProjects', 'A kerchief of silk. Took 7 months.'],
    ['problemSolvingStory', 'The spots were copper. Now stored rolled, interleaved with tissue.'],
    ['setbackLearning', 'I bought software. Drivers ignored it. Killed after 5 months.'],
    ['problemSolvingStory', 'The owner wants to sell. Asked me for a valuation.'],
    ['problemSolvingStory', 'My mother had the idea. Opened a shop in her own name.'],
    ['problemSolvingStory', 'In July 2024 one district, Las Salinas, lost 19 litres per second at night.'],
    ['extracurricularActivities', 'Scuba – rescue diver'],
    ['workExperience', 'Three stores. Report to COO.'],
  ])('%s: %s', (key, answer) => {
    expect(read(key, answer).replace(/I bought/u, '')).not.toMatch(/\bI\b/u)
  })

  it.each([
    [
      'workExperience',
      'Started 2018 as planner -> supervisor -> manager',
      'I started 2018 as planner, then supervisor, then manager.',
    ],
    ['problemSolvingStory', 'It was too slow. Rewrote the parser.', 'It was too slow. I rewrote the parser.'],
    [
      'academicProjects',
      'Repairing 9 valves first gave water to 70% of them.',
      'Repairing 9 valves first gave water to 70% of them.',
    ],
  ])('%s: %s', (key, answer, expected) => {
    expect(read(key, answer)).toBe(expected)
  })
})
