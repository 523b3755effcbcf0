import { describe, expect, it } from 'vitest'
import type { AnswerValue } from '../../questionnaires/definition.ts'
import { composeDraft } from './composeDraft.ts'
import { plainText } from './plainText.ts'

/** Somebody of whom more is told than a letter of 400 words holds; every sentence is whole. */
const TEXTS: Readonly<Record<string, string>> = {
  recommenderName: 'Marta Ilic',
  recommenderTitle: 'Plant Manager, Sava Dairy Foods, Novi Sad',
  recommenderRelation: 'Her direct manager, taught evening course',
  relationshipDuration: 'three years',
  studentStrengths:
    'Vesna does not trust a number until she has seen where it comes from. In her second month she stood for two nights beside the cold store with a thermometer and a notebook, because the log said that the core reached four degrees in 95 minutes and she did not believe it. She was right, and the probe on door 4 was sitting in the frost. She is also good with the line workers, most of whom are older than her, and she asks them before she asks me.',
  specificExamples:
    'In 2023 a buyer in Graz rejected 24 tonnes of cheese for mould. Everybody in our meeting blamed the haulier. Vesna asked for one week. She opened 140 samples from stock and sorted them by the hour at which they had left the brine. Those that waited more than 40 minutes had mould, and the others had none. She then drew a new shift plan in which the tables start in two groups. We did not buy any machine. Claims went from seven in 2022 to one in 2024.',
  academicPerformance:
    'I did not teach her at the university, so I can only say what I have in her file: a bachelor of 2021 with an average of 8.31. I can say that her statistics are better than those of our whole laboratory. She taught herself R in the evenings and now makes our monthly control charts. Complaint rate 52% -> 34%.',
  characterQualities:
    'Vesna admits mistakes quickly. Last year she set the wrong dose for the rinse and we lost about 600 kg of cheese. She phoned me at 5 in the morning, before anyone had noticed. She is quiet in large meetings, and I have had to push her to speak when auditors are in the room. In the audit this January she led the tour of the hall in English by herself.',
  comparativeAssessment:
    'I have managed around 25 engineers since 2011. For practical work I would put Vesna in the first two. Nobody has been more careful.',
}

const draft = composeDraft({
  type: 'LOR',
  form: 'QUICK',
  course: 'MSc Food Technology',
  targetUniversity: 'Wageningen University',
  targetProgram: null,
  writtenIn: 2026,
  applicantName: 'Vesna Kralj',
  answers: Object.fromEntries(
    Object.entries(TEXTS).map(([key, text]): [string, AnswerValue] => [key, { text }]),
  ),
})
const text = plainText(draft.text.paragraphs)
const said = draft.text.paragraphs.flatMap(({ sentences }) => sentences)

describe('a letter with more answers than room', () => {
  it.each(['studentStrengths', 'specificExamples', 'academicPerformance', 'characterQualities'])(
    'tells a good part of %s',
    key => {
      const quoted = said.flatMap(({ sources }) => sources).filter(source => source.key === key)
      const words = (typed: string) => typed.split(/\s+/u).length
      const told = quoted.reduce((sum, { quote }) => sum + words(quote), 0)
      expect(told).toBeGreaterThan(0.38 * words(TEXTS[key] ?? ''))
    },
  )

  it('tells its moment from the start to the end', () => {
    expect(text).toContain('In 2023 a buyer in Graz')
    expect(text).toContain('Claims went from seven in 2022 to one in 2024.')
  })

  it('keeps to its length', () => {
    expect(draft.wordCount).toBeGreaterThan(360)
    expect(draft.wordCount).toBeLessThan(440)
  })

  it('says where who signs works', () => {
    expect(text).toContain('I am a Plant Manager at Sava Dairy Foods, Novi Sad')
    expect(text).toContain('I taught the evening course.')
  })
})

const answered = (answers: Readonly<Record<string, string>>): string =>
  plainText(
    composeDraft({
      type: 'LOR',
      form: 'WIZARD',
      course: 'MSc Food Technology',
      targetUniversity: 'Wageningen University',
      targetProgram: null,
      writtenIn: 2026,
      applicantName: 'Rui Matos',
      answers: Object.fromEntries(
        Object.entries({
          recommenderName: 'Elif Aydin',
          recommenderTitle: 'Lecturer',
          relationshipContext: 'I taught Rui for two years.',
          ...answers,
        }).map(([key, value]): [string, AnswerValue] => [key, { text: value }]),
      ),
    }).text.paragraphs,
  )

describe('notes in a letter', () => {
  it.each([
    [{ problemSolvingExample: 'Word error rate 52% -> 34%.' }, 'Word error rate went from 52% to 34%.'],
    [
      { problemSolvingExample: 'Rui changed the lamp. Passes in maths: 4 of 21 (2019) -> 13 of 24 (2022).' },
      'Passes in maths went from 4 of 21 (2019) to 13 of 24 (2022).',
    ],
    [{ technicalSkills: 'Strong Python, PyTorch, Kaldi.' }, 'include strong Python, PyTorch and Kaldi.'],
    [{ peerComparison: 'one of best 3 teachers out of 60' }, 'Rui is one of the best 3 teachers out of 60.'],
    [
      {
        developmentAreas: 'Writing an argument and not only a report. Rui puts all the results in.',
      },
      'Where Rui can still grow: writing an argument and not only a report.',
    ],
    [
      { teamwork: 'Interprets at staff meetings so that nobody is left out.' },
      'interprets at staff meetings so that nobody is left out.',
    ],
    [
      { standoutMoment: 'The chairman wanted to sign. Rui said no, I do not sign. It was cold.' },
      'Rui said no, I do not sign.',
    ],
    [
      { communication: 'Rui planted a fault for the oldest operator. After that they listened.' },
      '. After that they listened.',
    ],
    [
      { interactionFrequency: 'Daily, and a planning hour every Monday' },
      'daily, with a planning hour every',
    ],
  ])('%j', (answers, expected) => {
    expect(answered(answers)).toContain(expected)
  })

  it('does not leave a remark whose sentence was left out', () => {
    expect(answered({ peerComparison: 'Why me? Not the best written one! Rui is careful.' })).not.toContain(
      'Not the best',
    )
  })
})
