/** How each kind of document speaks, and how each tone words it. */
import type { DocumentType } from '../../../../generated/prisma/enums.ts'

export const DOCUMENT_VOICE: Readonly<Record<DocumentType, string>> = {
  SOP: "a statement of purpose for a graduate programme. The applicant speaks, in the first person ('I'), to an admissions committee of people from the field.",
  LOR: "a letter of recommendation. The recommender speaks, in the first person ('I'), about the student in the third person. What an answer says about who filled in the form, or who will correct it, is no part of the letter.",
  ESSAY:
    "a personal essay. The applicant speaks, in the first person ('I'), and answers the essay's question by what happened and what they did.",
}

/** Told where the recommender may not have typed the answers of a letter. */
export const TYPED_BY_STUDENT =
  " Students often typed the answers: where one says 'I' or 'my' of the student's own deeds, write of the student by name or pronoun; only what the recommender did or saw is 'I'. Where an answer calls the recommender by name, or 'my professor', 'my boss', 'she' or 'he', that is 'I' too."

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
const JOBS: Readonly<Record<DocumentType, Readonly<Record<string, string>>>> = {
  SOP: {
    opening:
      'Show by a moment, question or fact what leads to this field, and let a reader see where and when it was. Say what is applied for and, from the answers on what is wanted of it, what for.',
    preparation:
      'Show what the studies prepared for: the degree, the grade and recognition, each once, and what was studied or found rather than where.',
    evidence:
      'Tell what was done, in order: the task, the own step, the outcome with its figures. Skills, languages and the like stand beside what they were used for, as far as the answers say it.',
    challenge:
      'Tell the problem or setback in brief, the response at length, and the lesson where one is given.',
    fit: 'Tie at least two specifics that the answers name to work that the text has told of, where the answers do.',
    goals: 'State the near goal, then the long one, and close the argument.',
  },
  LOR: {
    opening:
      'The sentence before it says who is recommended and for what. Say who writes, how they know the student and for how long, each once.',
    evidence:
      'Tell each occasion whole: the task, what the student did, the outcome with its figures, and what the recommender saw.',
    academics: 'State results with what they are measured against.',
    qualities: 'Each quality stands beside the occasion that shows it, where the answers tell one.',
    comparison: 'Give the comparison with its basis; a limit, where one is given, in one fair sentence.',
    recommendation:
      'Tell what of these answers belongs in a letter, and lead up to the sentence that closes it.',
  },
  ESSAY: {
    point: 'State in a sentence or two what the story behind it will show.',
    opening: 'Tell the moment to its end, and let a reader see where and when it was and who is there.',
    background: 'Say where the writer comes from by what could be seen there.',
    thread: 'Tell what came next, or what came of it.',
    moment: 'Tell the moment: where and when, what was done, what came of it.',
    interest: 'Show what holds the writer: the question or thing itself, and what they do about it.',
    reflection: 'Say what changed, beside what is done differently since.',
    school: 'Say what is applied for, and tie what the answers name there to what the text has told.',
    ahead: 'Look ahead, and say what is applied for where that is given.',
  },
}

export function jobInWords(type: DocumentType, { job, title }: { job: string; title: string }): string {
  return JOBS[type][job] ?? `Do what this heading says: ${title}.`
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
