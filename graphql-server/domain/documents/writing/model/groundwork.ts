/**
 * What the writer that asks a model computes by itself: the material of a document, and what each sentence that came
 * back rests on. For long answers that is up to a second of processor time, so it may be done elsewhere.
 */

import { tidied } from '../../../language/tidied.ts'
import { closingSentence, purposeSentence, SALUTATION, signature } from '../arrange/letterFrame.ts'
import type { WritingPlan } from '../draft.ts'
import { studentOf } from '../letterPeople.ts'
import type { WritingRequest } from '../request.ts'
import { createGrounding, type Ground, type GroundedSentence } from './groundSentence.ts'
import { type DocumentMaterial, documentMaterial, type Frame } from './material.ts'
import type { SentSentence } from './readReply.ts'

export type DocumentToPrepare = { request: WritingRequest; plan: WritingPlan }
export type PreparedDocument = {
  material: DocumentMaterial
  /** Of each paragraph of the plan, sentences of a letter that must be right to the letter and are stated by rule. */
  frames: readonly Frame[]
  ground: Ground
}
export type SentencesToGround = { sentences: readonly Pick<SentSentence, 'text' | 'cites'>[]; on: Ground }

/** Where this work is done. */
export type Groundwork = {
  prepare(document: DocumentToPrepare, signal: AbortSignal): Promise<PreparedDocument>
  ground(asked: SentencesToGround, signal: AbortSignal): Promise<readonly GroundedSentence[]>
}

/** On the caller's thread. */
export const GROUNDWORK_HERE: Groundwork = {
  prepare: async document => prepareDocument(document),
  ground: async asked => groundSentences(asked),
}

/** A document's statements, what its sentences may rest on, and what of it is stated by rule. */
export function prepareDocument({ request, plan }: DocumentToPrepare): PreparedDocument {
  const frames = plan.paragraphs.map(({ job }) => frameOf(request, plan, job))
  const material = documentMaterial(request, plan, frames)
  const { course, university } = material.known
  const { student } = material
  return {
    material,
    frames,
    ground: {
      statements: material.statements,
      also: [course, university, student?.name ?? ''].filter(name => name !== ''),
      names: student === null ? [] : [student.name, student.first],
      speaker: material.speaker,
    },
  }
}

/** The sentences, tidied, each with what it rests on and what it says beyond that. */
export function groundSentences({ sentences, on }: SentencesToGround): GroundedSentence[] {
  const ground = createGrounding(on)
  return sentences.map(({ text, cites }) => ground({ text: tidied(text), cites }))
}

function frameOf(request: WritingRequest, { tone }: WritingPlan, job: string): Frame {
  const student = request.type === 'LOR' ? studentOf(request) : null
  if (student === null) return { first: [], last: [] }
  switch (job) {
    case 'salutation':
      return { first: [{ text: SALUTATION, sources: [] }], last: [] }
    case 'opening':
      return { first: [purposeSentence(request, student)], last: [] }
    case 'recommendation':
      return { first: [], last: [closingSentence(request, student)] }
    case 'signature':
      return { first: [], last: [signature(request, tone)].filter(one => one !== null) }
    default:
      return { first: [], last: [] }
  }
}
