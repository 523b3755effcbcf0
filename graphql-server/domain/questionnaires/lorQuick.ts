import type { QuestionnaireDefinition } from './definition.ts'
import { FILLED_IN_BY, STUDENT_PRONOUN } from './letterQuestions.ts'
import { atMost, LONG_TEXT_LIMIT, SHORT_TEXT_LIMIT } from './limits.ts'

const definition = {
  type: 'LOR',
  form: 'QUICK',
  version: 2,
  title: 'Letter of recommendation',
  minutes: { from: 10, to: 15 },
  target: null,
  sections: [
    {
      key: 'recommender',
      title: 'Your recommender',
      description: 'Who will sign the letter, and how they know you.',
      questions: [
        {
          key: 'recommenderName',
          kind: 'SHORT_TEXT',
          label: 'Recommender’s name',
          help: 'With the title that they sign with.',
          placeholder: 'Dr Anjali Deshmukh',
          starred: true,
          use: 'QUOTE',
          role: 'NAME',
          prompt: 'The name under the letter. It stands in the signature and nowhere else.',
          rules: [
            { type: 'MIN_LENGTH', value: 2, message: 'Please provide your recommender’s name' },
            atMost(SHORT_TEXT_LIMIT),
          ],
        },
        {
          key: 'recommenderTitle',
          kind: 'SHORT_TEXT',
          label: 'Recommender’s position',
          help: 'The post and the institution.',
          placeholder: 'Associate Professor of Civil Engineering, NIT Trichy',
          starred: true,
          use: 'QUOTE',
          prompt:
            'The post of the one who signs. It stands in the signature, and once where the standpoint is told.',
          rules: [
            { type: 'MIN_LENGTH', value: 2, message: 'Please provide your recommender’s title or position' },
            atMost(SHORT_TEXT_LIMIT),
          ],
        },
        {
          key: 'recommenderRelation',
          kind: 'SHORT_TEXT',
          label: 'How they know you',
          help: 'What they were to you, and in what they saw you work.',
          placeholder: 'Thesis supervisor; taught me Structural Dynamics',
          starred: true,
          use: 'QUOTE',
          prompt: 'The standpoint of the one who recommends. It belongs in the first paragraph.',
          rules: [
            { type: 'MIN_LENGTH', value: 5, message: 'Please describe how your recommender knows you' },
            atMost(SHORT_TEXT_LIMIT),
          ],
        },
        {
          key: 'relationshipDuration',
          kind: 'SHORT_TEXT',
          label: 'For how long',
          placeholder: 'Two years, since August 2023',
          starred: true,
          use: 'QUOTE',
          prompt: 'How long they have known each other. One mention, beside the relation.',
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 2,
              message: 'Please say how long your recommender has known you',
            },
            atMost(SHORT_TEXT_LIMIT),
          ],
        },
        FILLED_IN_BY,
        STUDENT_PRONOUN,
      ],
    },
    {
      key: 'evidence',
      title: 'What they have seen of you',
      description:
        'Write about yourself as they would: “She rebuilt …”, “He was the first to …”. Keep to what they saw themselves.',
      questions: [
        {
          key: 'studentStrengths',
          kind: 'LONG_TEXT',
          label: 'Strengths',
          help: 'Two, not ten, and for each how your recommender came to see it.',
          placeholder: 'She asks the question behind the exercise: in the second week she …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'The claim of the letter. Each strength stands with the observation that shows it.',
          guidance: {
            holds: 'Two strengths, each with the occasion on which your recommender saw it.',
            good: 'She reads the footnotes. In my seminar on land law she was the only one to notice that the leading case had been decided on a repealed statute, and she told us so in her first week.',
            weak: 'He is hardworking, intelligent, sincere and a quick learner.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please describe the strengths that the letter should speak of',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'specificExamples',
          kind: 'LONG_TEXT',
          label: 'An example that they would tell',
          help: 'One piece of work that they watched: what was hard, what you did, what came of it, in figures if you can.',
          placeholder: 'When the shaking table failed a week before the review, he …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 150,
          metricsHint: true,
          prompt: 'The heart of the letter. Keep the order: the difficulty, the doing, the result.',
          guidance: {
            holds:
              'One piece of work that your recommender watched: the difficulty, what you did about it, and the result.',
            good: 'When the shaking table failed a week before the review, he rebuilt its controller from two broken ones. We ran all 18 tests, one day late, and his report named the fault that had caused it.',
            weak: 'She always completed her assignments on time and participated in class.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please give at least one example that your recommender has seen',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'academicPerformance',
          kind: 'LONG_TEXT',
          label: 'Academic performance',
          help: 'Marks in their course, your place in the class, the standard of a thesis or report.',
          placeholder: 'He scored 91 of 100 in Structural Dynamics, the second-best of 64 …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          metricsHint: true,
          prompt: 'Measured evidence. Keep each mark with its scale and the size of the class.',
          guidance: {
            holds:
              'Marks with their scale, the size of the class, and the piece of work behind the best of them.',
            good: 'He scored 91 of 100 in Structural Dynamics, second of 64. His term paper on damping in bamboo frames is one that I now hand out as a model.',
            weak: 'Her academic record is excellent and consistent.',
          },
          rules: [
            { type: 'MIN_LENGTH', value: 10, message: 'Please describe your academic performance' },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'characterQualities',
          kind: 'LONG_TEXT',
          label: 'Character',
          help: 'What you are like to work with, shown by something that you did when it was not asked of you.',
          placeholder: 'She stayed behind on Fridays to help the first-years with …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'The person behind the work. A deed for each quality; a quality without one is left out.',
          guidance: {
            holds: 'A deed for each quality, best one that nobody had asked for.',
            good: 'When a teammate fell ill, she presented his part under his name and answered the questions on it as carefully as those on her own.',
            weak: 'He is honest and polite and has a pleasant personality.',
          },
          rules: [
            { type: 'MIN_LENGTH', value: 10, message: 'Please describe your character by something you did' },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'comparativeAssessment',
          kind: 'LONG_TEXT',
          label: 'Beside other students',
          help: 'Where would they place you, among how many, over how many years? Only what they would sign.',
          placeholder: 'Among about 300 students in nine years he is …',
          use: 'QUOTE',
          suggestedWords: 40,
          prompt: 'The comparison, with its basis. It stands near the end, before the recommendation.',
          guidance: {
            holds: 'The place, among how many, over how many years. Only what your recommender would sign.',
            good: 'Among the roughly 300 students whom I have taught in nine years at this institute, I would put her in the first ten, and first as an experimenter.',
            weak: 'She is one of the best students that I have ever seen.',
          },
          rules: [atMost(LONG_TEXT_LIMIT)],
        },
      ],
    },
    {
      key: 'recommendation',
      title: 'How it should end',
      description: 'The last paragraph follows from this. Your recommender has the final word on it.',
      questions: [
        {
          key: 'recommendationStrength',
          kind: 'CHOICE',
          label: 'Strength of the recommendation',
          use: 'INFORM',
          options: [
            {
              value: 'highly_recommend',
              label: 'Highly recommend',
              help: 'They would take you themselves without thinking twice.',
            },
            { value: 'recommend', label: 'Recommend', help: 'They are glad to support you.' },
            {
              value: 'recommend_with_reservations',
              label: 'Recommend with reservations',
              help: 'They support you and want to name something that you still have to learn.',
            },
          ],
          rules: [{ type: 'ONE_OF', message: 'Please choose how strongly you are recommended' }],
        },
      ],
    },
  ],
  background: [],
} as const satisfies QuestionnaireDefinition

/** The keys of the quick letter of recommendation: a plan that names another question does not compile. */
export type LorQuickKey = (typeof definition)['sections'][number]['questions'][number]['key']

/** The quick letter of recommendation: one page, twelve questions. */
export const lorQuick: QuestionnaireDefinition<LorQuickKey> = definition
