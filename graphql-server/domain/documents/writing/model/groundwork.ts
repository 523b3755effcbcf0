/**
 * What the writer that asks a model computes by itself: the material of a paragraph, and what each sentence that came
 * back rests on. For long answers that is up to a second of processor time, so it may be done elsewhere.
 */

import { tidied } from '../../../language/tidied.ts'
import { levelSentence, purposeSentence, SALUTATION, signature } from '../arrange/letterFrame.ts'
import type { DraftSentence, PlannedParagraph, WritingPlan } from '../draft.ts'
import { studentOf } from '../letterPeople.ts'
import type { WritingRequest } from '../request.ts'
import { type Ground, type GroundedSentence, ground } from './groundSentence.ts'
import { materialFor, type SectionMaterial } from './material.ts'
import type { SentSentence } from './readReply.ts'

export type SectionToPrepare = { request: WritingRequest; plan: WritingPlan; paragraph: PlannedParagraph }
export type PreparedSection = {
  /** Sentences of a letter that must be right to the letter, and are stated by rule. */
  first: readonly DraftSentence[]
  last: readonly DraftSentence[]
  material: SectionMaterial
  ground: Ground
}
export type SentencesToGround = { sentences: readonly SentSentence[]; on: Ground }

/** Where this work is done. */
export type Groundwork = {
  prepare(section: SectionToPrepare, signal: AbortSignal): Promise<PreparedSection>
  ground(asked: SentencesToGround, signal: AbortSignal): Promise<readonly GroundedSentence[]>
}

/** Right here, on the thread of whoever asks. */
export const GROUNDWORK_HERE: Groundwork = {
  prepare: async section => prepareSection(section),
  ground: async asked => groundSentences(asked),
}

/** A paragraph's answers, what its sentences may rest on, and what of it is stated by rule. */
export function prepareSection(section: SectionToPrepare): PreparedSection {
  const material = materialFor(section.request, section)
  const { course, university } = material.known
  return {
    ...stated(section),
    material,
    ground: {
      answers: [...material.answers, ...material.others],
      also: [course, university, material.student?.name ?? ''].filter(name => name !== ''),
      names: material.student === null ? [] : [material.student.name, material.student.first],
    },
  }
}

/** The sentences that hold something, each with what it rests on and what it says beyond that. */
export function groundSentences({ sentences, on }: SentencesToGround): GroundedSentence[] {
  return sentences
    .map(({ text, keys }) => ({ text: tidied(text), keys }))
    .filter(({ text }) => text !== '')
    .map(sentence => ground(sentence, on))
}

function stated({
  request,
  plan: { tone },
  paragraph: { job },
}: SectionToPrepare): Pick<PreparedSection, 'first' | 'last'> {
  if (request.type !== 'LOR') return { first: [], last: [] }
  const student = studentOf(request)
  switch (job) {
    case 'salutation':
      return { first: [{ text: SALUTATION, sources: [] }], last: [] }
    case 'opening':
      return { first: [purposeSentence(request, student)], last: [] }
    case 'recommendation':
      return { first: [], last: [levelSentence(request, student)].filter(one => one !== null) }
    case 'signature':
      return { first: [], last: [signature(request, tone)].filter(one => one !== null) }
    default:
      return { first: [], last: [] }
  }
}
