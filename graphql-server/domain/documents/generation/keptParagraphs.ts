/** Paragraphs that a document takes over from the one that it writes anew. */
import { isDeepStrictEqual } from 'node:util'
import type { DraftParagraph, PlannedParagraph, WritingPlan } from '../writing/draft.ts'
import type { WritingRequest } from '../writing/request.ts'
import type { KeptParagraphs, SectionWriter } from '../writing/writer.ts'

/** For a document that writes no other one anew. */
export const NOTHING_KEPT: KeptParagraphs = new Map()

type Planned = { request: WritingRequest; plan: WritingPlan }

/**
 * The paragraphs that stay word for word: those of the same job and title, fed by the same answers, with the same
 * statements in each.
 */
export function findKeptParagraphs({
  now,
  before,
}: {
  now: Planned
  before: Planned & { paragraphs: readonly DraftParagraph[] }
}): KeptParagraphs {
  // A text names the year that it was written in.
  if (now.request.writtenIn !== before.request.writtenIn) return NOTHING_KEPT
  return new Map(
    now.plan.paragraphs.flatMap((planned, number) => {
      const same = before.plan.paragraphs.filter(paragraph => isSamePart(paragraph, planned))
      const isClear =
        same.length === 1 && now.plan.paragraphs.filter(one => isSamePart(one, planned)).length === 1
      const hasSameMaterial =
        isDeepStrictEqual(same[0]?.keys, planned.keys) &&
        planned.keys.every(key => isDeepStrictEqual(now.request.answers[key], before.request.answers[key]))
      if (!isClear || !hasSameMaterial) return []
      const kept = before.paragraphs.find(paragraph => isSamePart(paragraph, planned))
      // Its key belongs to the other document, where its place may be another.
      return [[number, kept === undefined ? null : { ...kept, key: undefined }] as const]
    }),
  )
}

type Part = Pick<PlannedParagraph, 'job' | 'title'>

function isSamePart(one: Part, other: Part): boolean {
  return one.job === other.job && one.title === other.title
}

/** A writer that hands out the kept paragraphs in their places, and in the others what `writer` writes beside them. */
export function keepParagraphs({
  writer,
  kept,
}: {
  writer: SectionWriter
  kept: KeptParagraphs
}): SectionWriter {
  if (kept.size === 0) return writer
  return {
    kind: writer.kind,
    async *write(asked) {
      let number = asked.startAt
      for await (const section of writer.write({ ...asked, kept })) {
        const paragraph = kept.get(number)
        yield paragraph === undefined ? section : { paragraph, removed: [] }
        number += 1
      }
    },
  }
}
