/** How the questions about a student word the fragments that answer them. They claim nothing of their own. */
import type { LorQuickKey } from '../../questionnaires/lorQuick.ts'
import type { LorWizardKey } from '../../questionnaires/lorWizard.ts'
import type { Student } from './letterPeople.ts'
import { possessive } from './letterPerspective.ts'

export type LorKey = LorQuickKey | LorWizardKey

/** The five tones of a letter. */
export const LETTER_TONES = ['professional', 'formal', 'warm', 'academic', 'enthusiastic'] as const
export type LetterTone = (typeof LETTER_TONES)[number]

export function letterToneOf(asked: string | undefined): LetterTone {
  return LETTER_TONES.find(tone => tone === asked) ?? 'professional'
}

export type LetterVoice = {
  /** Who a line without a subject is about. */
  about: 'STUDENT' | 'RECOMMENDER'
  /** Does a bare verb tell what was done, or what may come? */
  verbs: 'PAST' | 'AIM'
  /** `{s}` is the student, `{s's}` whose, `{x}` their words. */
  nouns: string
  /** What leads up to notes and ends in a colon; without it, what stands before the verb of `nouns`. */
  notes?: string
  /** One of the moments of which a letter tells two or three. */
  isStory?: boolean
}

const student = (nouns: string, notes?: string): LetterVoice => ({
  about: 'STUDENT',
  verbs: 'PAST',
  nouns,
  ...(notes === undefined ? {} : { notes }),
})
const story = (nouns: string): LetterVoice => ({ about: 'STUDENT', verbs: 'PAST', nouns, isStory: true })
const future = (nouns: string, notes: string): LetterVoice => ({
  about: 'STUDENT',
  verbs: 'AIM',
  nouns,
  notes,
})
const recommender = (nouns: string, notes: string): LetterVoice => ({
  about: 'RECOMMENDER',
  verbs: 'PAST',
  nouns,
  notes,
})

const LETTER_VOICES: Partial<Record<LorKey, LetterVoice>> = {
  relationshipContext: recommender('How I know {s}: {x}', 'How I know {s}: {x}'),
  recommenderCredentials: recommender('My own background includes {x}', 'My own background: {x}'),
  coursesTeaching: recommender('I taught {s} in {x}', 'Courses in which I taught {s}: {x}'),
  projectSupervision: recommender('I supervised {s} on {x}', 'Work of {s’s} that I supervised: {x}'),

  specificExamples: story('One example of {s’s} work is {x}'),
  standoutMoment: story('One moment that stood out was {x}'),
  problemSolvingExample: story('One problem that {s} worked on was {x}'),
  leadershipInstance: story('One instance of {s’s} leadership was {x}'),
  innovativeApproach: story('One approach of {s’s} own was {x}'),
  overcomingChallenges: story('One difficulty that {s} faced was {x}'),
  projectContributions: story('{s’s} contributions to projects include {x}'),

  academicPerformance: student('{s’s} academic record includes {x}'),
  specificGrades: student('{s’s} grades include {x}'),
  academicStrengths: student('{s’s} academic strengths include {x}'),
  intellectualCuriosity: student('{s’s} curiosity shows in {x}'),
  classParticipation: student('{s’s} part in class has included {x}'),
  analyticalSkills: student('{s’s} analytical skills show in {x}'),
  researchCapability: student('{s’s} research includes {x}'),
  technicalSkills: student('{s’s} technical skills include {x}'),
  independentWork: student('{s’s} independent work includes {x}'),

  studentStrengths: student('{s’s} strengths include {x}'),
  characterQualities: student(
    'Of {s’s} personal qualities I would name {x}',
    '{s’s} personal qualities: {x}',
  ),
  personalCharacter: student('Of {s’s} personal qualities I would name {x}', '{s’s} personal qualities: {x}'),
  collaborationSkills: student('{s’s} work with others includes {x}'),
  teamwork: student('{s’s} teamwork includes {x}'),
  communication: student('{s’s} speaking and writing include {x}'),
  workEthic: student('{s’s} work ethic shows in {x}'),
  reliability: student('{s’s} reliability shows in {x}'),
  initiative: student('{s’s} initiative shows in {x}'),
  adaptability: student('{s’s} adaptability shows in {x}'),
  professionalMaturity: student('{s’s} maturity shows in {x}'),
  integrity: student('{s’s} integrity shows in {x}'),
  perseverance: student('{s’s} perseverance shows in {x}'),
  culturalSensitivity: student('{s’s} work across cultures includes {x}'),
  mentoringOthers: student('{s’s} help to others includes {x}'),

  peerComparison: student('Compared with {s’s} peers: {x}'),
  comparativeAssessment: student('Compared with {s’s} peers: {x}'),
  standoutQualities: student('What sets {s} apart is {x}'),
  uniqueStrengths: student('A strength of {s’s} that few others have is {x}'),
  developmentAreas: student(
    'As an area in which {s} can still grow, I would name {x}',
    'Where {s} can still grow: {x}',
  ),

  programFit: future('Why the programme suits {s}: {x}', 'Why the programme suits {s}: {x}'),
  researchPotential: future('In research, {s’s} potential lies in {x}', '{s’s} potential in research: {x}'),
  careerPotential: future('In {s’s} career I see potential for {x}', '{s’s} potential in a career: {x}'),
  contributionToField: future(
    'To the field, {s} could contribute {x}',
    'What {s} could contribute to the field: {x}',
  ),
  specificRecommendations: future(
    'I would also put {s} forward for {x}',
    'I would also put {s} forward for this: {x}',
  ),
  additionalContext: student('I would add {x}', 'I would add this: {x}'),
}

const CAUTIOUS: LetterVoice = student('I would add {x}', 'I would add this: {x}')

export function letterVoiceOf(key: string): LetterVoice {
  const voices: Readonly<Record<string, LetterVoice | undefined>> = LETTER_VOICES
  return voices[key] ?? CAUTIOUS
}

/** How notes are led up to: '{s’s} research includes {x}' makes '{s’s} research: {x}'. */
export function notesWording({ nouns, notes }: LetterVoice): string {
  return (
    notes ??
    nouns.replace(
      /,? (?:includes?|has included|shows? in|is|are|was|were|lies in|I would name) \{x\}$/u,
      ': {x}',
    )
  )
}

/** A wording with its places filled. */
export function wordedFor(template: string, student: Student, x: string): string {
  return template
    .replaceAll('{s’s}', () => possessive(student.first))
    .replaceAll('{s}', () => student.first)
    .replace('{x}', () => x)
}
