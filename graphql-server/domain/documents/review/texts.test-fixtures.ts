/** Texts without findings, with the answers that they were written from. */
import type { Answers } from '../../questionnaires/definition.ts'
import { essayQuick } from '../../questionnaires/essayQuick.ts'
import { lorQuick } from '../../questionnaires/lorQuick.ts'
import { sopQuick } from '../../questionnaires/sopQuick.ts'
import type { ReviewRequest } from './reviewText.ts'

const texts = (answers: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, text]) => [key, { text }]))

const SOP_TEXT = `In August 2021 the river Meghna took forty metres of the bank behind my grandmother's house in Chandpur. I was seventeen, and I measured the loss each morning with a bamboo pole until the monsoon ended. The district engineer who came in October asked for my notebook. Nobody else had figures.

I study water resources engineering at BUET, where I will graduate in 2026 with a CGPA of 3.78. For my thesis I compared 212 satellite images of the Meghna between 1990 and 2024 and drew the bank line of every dry season. Where mangrove stood, the bank lost 3 metres a year; where it had been cut, it lost 19. Professor Nasreen Akhter lets second-year students use the maps in her hydraulics course.

The hardest problem came during an internship at the Institute of Water Modelling in Dhaka. Our flood model warned Sirajganj two days late in June 2024. For a week I searched the code, and then I found the cause outside it: one gauge had sunk 28 centimetres into the mud and reported low water. With two technicians I levelled all 31 gauges along the reach. The model now checks each reading against its two neighbours, and in the flood of September the warning came 60 hours ahead.

My own mistake taught me as much. In 2023 I led four classmates in a bridge contest and kept the load calculation to myself, because I thought that I was quickest. An error in a unit sat in it for three weeks. Our bridge broke at a third of its load. Since that day somebody else reads every sheet of mine before it leaves my desk.

At TU Delft I want to work with Dr Maarten Kleinhans on the way in which banks fail after the water has fallen, the question that my thesis leaves open. His flume experiments with silt would let me test in a month what the Meghna shows me once a year. I would join Delta Society and bring my maps to its evening on Asian rivers, as I did at BUET for two years.

After the degree I will go back to the Institute of Water Modelling and build a bank erosion forecast for twelve districts. In ten years I want no family on the Meghna to learn from the river itself that the house must be moved.`

const SOP_ANSWERS = texts({
  studentFullName: 'Tahmina Rahman',
  studentEmail: 'tahmina@example.com',
  currentUniversity: 'BUET',
  currentDegree: 'Water resources engineering',
  graduationYear: '2026',
  currentGPA: 'CGPA 3.78',
  problemSolvingStory:
    'During my internship at the Institute of Water Modelling in Dhaka our flood model warned Sirajganj two days late in June 2024. I searched the code for a week. Then I found that one gauge had sunk 28 centimetres into the mud and reported low water. I levelled all 31 gauges along the reach with two technicians. The model now checks each reading against its two neighbours. In the flood of September the warning came 60 hours ahead.',
  fieldInterestOrigin:
    "In August 2021, when I was seventeen, the river Meghna took forty metres of the bank behind my grandmother's house in Chandpur. I measured the loss each morning with a bamboo pole until the monsoon ended. In October the district engineer asked for my notebook, because nobody else had figures.",
  facultyConnections:
    'I want to work with Dr Maarten Kleinhans on how banks fail after the water has fallen, which my thesis leaves open. His flume experiments with silt would let me test in a month what the Meghna shows me once a year.',
  setbackLearning:
    'In 2023 I led four classmates in a bridge contest and kept the load calculation to myself, because I thought I was quickest. An error in a unit sat in it for three weeks. Our bridge broke at a third of its load. Since then somebody else reads every sheet of mine before it leaves my desk.',
  campusInvolvement:
    'I would join Delta Society and bring my maps to its evening on Asian rivers, as I did at BUET for two years.',
  academicProjects:
    'My thesis compares 212 satellite images of the Meghna between 1990 and 2024, with the bank line of every dry season. The bank lost 3 metres a year where mangrove stood and 19 where it had been cut. Professor Nasreen Akhter lets second-year students use the maps in her hydraulics course.',
  shortTermGoals:
    'Go back to the Institute of Water Modelling and build a bank erosion forecast for twelve districts.',
  longTermGoals:
    'In ten years I want no family on the Meghna to learn from the river that the house must be moved.',
})

/** A statement of purpose without findings. */
export const CLEAN_SOP: ReviewRequest = {
  type: 'SOP',
  form: 'QUICK',
  text: SOP_TEXT,
  targetWords: 400,
  answers: SOP_ANSWERS,
  definition: sopQuick,
  known: ['MSc Civil Engineering', 'TU Delft'],
  university: 'TU Delft',
  otherTexts: [
    'Last winter I repaired the pump of our village with my uncle. It took us nine evenings, and the water has been clear since then.',
  ],
  avoid: ['my divorce, politics'],
}

const LETTER_TEXT = `Dear Members of the Committee,

I have taught Joseph Mwangi for three years in the Department of Chemistry at Egerton University, where I hold the chair of analytical chemistry. He sat in my courses on spectroscopy and statistics, and I supervised his thesis.

In March 2024 Joseph found that our lead readings from Lake Nakuru jumped by a fifth every Thursday. Three of us had seen the jump and blamed the lake. He read the cleaning log of two years and noticed that the glassware was washed with tap water on Wednesdays. We threw out 46 samples, and the county corrected its report because of him. It was the most original piece of work by an undergraduate that I have seen since 2009.

His ability in mathematics is exceptional. For the statistics course he derived the error of a three-point calibration by himself, and I teach his version now. He came first of 84 students with 91 marks, in a year in which the median was 58.

Joseph speaks late in a discussion. In the first year I took this for shyness, until I saw that he waits for the figures. I would place him among the best two students of my eighteen years at Egerton, and I recommend him to the University of Toronto with full conviction.

Yours sincerely,
Prof. Ruth Chebet`

/** A letter of recommendation without findings. */
export const CLEAN_LETTER: ReviewRequest = {
  type: 'LOR',
  form: 'QUICK',
  text: LETTER_TEXT,
  targetWords: 230,
  answers: texts({
    recommenderName: 'Prof. Ruth Chebet',
    recommenderTitle: 'Chair of analytical chemistry, Egerton University',
    recommenderRelation: 'I taught Joseph Mwangi spectroscopy and statistics and supervised his thesis.',
    relationshipDuration: 'Three years, of my eighteen years in the Department of Chemistry',
    studentStrengths:
      'Exceptional ability in mathematics. He derived the error of a three-point calibration by himself, and I teach his version now.',
    specificExamples:
      'In March 2024 he found that our lead readings from Lake Nakuru jumped by a fifth every Thursday. Three of us had blamed the lake. He read the cleaning log of two years and noticed that the glassware was washed with tap water on Wednesdays. We threw out 46 samples and the county corrected its report. The most original piece of work by an undergraduate since 2009.',
    academicPerformance:
      'First of 84 students in the statistics course with 91 marks, in a year in which the median was 58.',
    characterQualities:
      'He speaks late in a discussion. In the first year I took this for shyness until I saw that he waits for the figures.',
    comparativeAssessment: 'Among the best two students of my eighteen years at Egerton.',
  }),
  definition: lorQuick,
  known: ['MSc Chemistry', 'University of Toronto', 'Joseph Mwangi'],
  university: 'University of Toronto',
  otherTexts: [],
  avoid: [],
}

const ESSAY_TEXT = `The night shift at my parents' petrol station in Tamale begins at ten. From the age of fifteen I kept the till on Fridays, and between lorries I had an hour in which nothing happened at all.

I used it to listen. Drivers told me where the police stopped them, which bridge was closed, and what a tyre cost in Ouagadougou. In 2022 I began to write it down. After four months my exercise book held 317 entries, and a driver called Baba Issah asked me whether the road to Bolgatanga was open. It was not. He turned round and saved a day.

That winter I drew the roads on a bedsheet and hung it behind the counter. Everyone who paid could pin a note to it. By Easter the sheet had been torn twice, because men argued in front of it about who had seen what, and my father wanted it gone. I asked for one more week and changed a single rule: each note had to carry a date and a plate number. The arguments stopped. What people sign, they look at twice.

I have kept the rule since. When our school debated new uniforms, I asked that each claim about cost name its shop, and the debate took twenty minutes. I do not think that I am good at persuading anyone. I am good at making a place in which others can be precise.`

/** An essay without findings. */
export const CLEAN_ESSAY: ReviewRequest = {
  type: 'ESSAY',
  form: 'QUICK',
  text: ESSAY_TEXT,
  targetWords: 250,
  answers: texts({
    essayPrompt: 'Describe a place that shaped you.',
    personalStory:
      "I kept the till on Fridays on the night shift at my parents' petrol station in Tamale from the age of fifteen. It begins at ten. Drivers told me where the police stopped them, which bridge was closed and what a tyre cost in Ouagadougou. In 2022 I began to write it down, and after four months my exercise book held 317 entries. Baba Issah asked whether the road to Bolgatanga was open; it was not, and he turned round and saved a day.",
    challengesOvercome:
      'That winter I drew the roads on a bedsheet behind the counter. Everyone who paid could pin a note to it. By Easter the sheet was torn twice, because men argued in front of it, and my father wanted it gone. I changed one rule: each note had to carry a date and a plate number. The arguments stopped.',
    growthExperiences:
      'When our school debated new uniforms I asked that each claim about cost name its shop, and the debate took twenty minutes.',
    uniquePerspective:
      'I am not good at persuading anyone. I am good at making a place in which others can be precise.',
  }),
  definition: essayQuick,
  known: ['Liberal arts', 'Ashesi University'],
  university: 'Ashesi University',
  otherTexts: [],
  avoid: ['religion'],
}
