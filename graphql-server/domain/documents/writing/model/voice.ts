/** How each kind of document speaks, and how each tone words it. */
import type { DocumentType } from '../../../../generated/prisma/enums.ts'

export const DOCUMENT_VOICE: Readonly<Record<DocumentType, string>> = {
  SOP: "a statement of purpose for a graduate programme. The applicant speaks, in the first person ('I'), to an admissions committee of people from the field.",
  LOR: "a letter of recommendation. The recommender speaks, in the first person ('I'), about the student in the third person. Students often typed the answers: where one says 'I' or 'my' of the student's own deeds, write of the student by name or pronoun; only what the recommender did or saw is 'I'.",
  ESSAY:
    "a personal essay. The applicant speaks, in the first person ('I'), and answers the essay's question by what happened and what they did.",
}

const TONES: Readonly<Record<string, string>> = {
  'classic-formal': 'classic and formal: complete sentences, no contractions, measured',
  'formal-warm': 'formal and warm: correct, personal, without stiffness',
  conversational: 'conversational: plain words, contractions welcome, as one speaks to a teacher',
  professional: 'professional: courteous and to the point',
  academic: 'academic: in the terms of the field, exact, without ornament',
  personal: 'personal: close to the moment, in plain words',
  inspirational: 'hopeful, by deeds and outcomes alone; never by big words',
  analytical: 'analytical: what was weighed, what was decided, what came of it',
  narrative: 'narrative: scenes in the order in which they happened',
  formal: 'formal: measured, as in an official letter',
  warm: 'warm: from somebody who knows the student well, still exact',
  enthusiastic: 'enthusiastic: openly glad of the student, and every praise beside its evidence',
}

export function toneInWords(tone: string): string {
  return TONES[tone] ?? 'formal and warm: correct, personal, without stiffness'
}

/** What each paragraph of a plan is there to do. */
const JOBS: Readonly<Record<string, string>> = {
  opening: 'Begin with the concrete moment or fact; say what is applied for where that is given.',
  preparation: 'Show what the studies prepared for: the degree, the grade and recognition, each once.',
  evidence: 'Tell what was done, in order: the task, the own step, the outcome with its figures.',
  challenge:
    'Tell the problem or setback in brief, the response at length, and the lesson where one is given.',
  fit: 'Tie at least two specifics that the answers name to work that is already done, where they name that.',
  goals: 'State the near goal, then the long one, in the words of the answers.',
  academics: 'State results with what they are measured against.',
  qualities: 'Each quality stands beside the occasion that shows it; one without an occasion is left out.',
  comparison: 'Give the comparison with its basis; a limit, where one is given, in one fair sentence.',
  recommendation:
    'Close the letter. Do not state a level of recommendation: that sentence is written already.',
}

export function jobInWords(job: string, title: string): string {
  return JOBS[job] ?? `Do what this heading says: ${title}.`
}

/** Said in thousands of applications, or typical of texts that nobody wrote. */
export const FORBIDDEN_PHRASES = [
  'from a young age',
  'since childhood',
  'I have always been passionate about',
  'passion',
  'thirst for knowledge',
  'delve',
  'tapestry',
  'testament to',
  'unwavering',
  'pivotal',
  'journey',
  'realm',
  'landscape',
  'foster',
  'leverage',
  'underscore',
  'showcase',
  'multifaceted',
  'ever-evolving',
  'cutting-edge',
  'world-class',
  'prestigious',
  'esteemed',
  'hone my skills',
  'broaden my horizons',
  'step out of my comfort zone',
  'not only … but also',
  'not just X but Y',
  'in conclusion',
  'moreover',
  'furthermore',
] as const
