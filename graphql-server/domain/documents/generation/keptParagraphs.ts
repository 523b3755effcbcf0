/** Paragraphs that a document takes over from the one that it writes anew. */
import { isDeepStrictEqual } from 'node:util'
import type { DraftParagraph, PlannedParagraph, WritingPlan } from '../writing/draft.ts'
import { joinParagraphs, partParagraphs } from '../writing/partParagraphs.ts'
import { isSamePart } from '../writing/planInOrder.ts'
import type { WritingRequest } from '../writing/request.ts'
import type { KeptParagraphs, SectionWriter, WrittenSection } from '../writing/writer.ts'

/** A locked paragraph for which the plan has no place, and the number of the one that it stands behind, -1 for none. */
type Beside = { after: number; paragraph: DraftParagraph }

/** What a document takes over. */
export type TakenOver = {
  /** In the places of the plan. */
  kept: KeptParagraphs
  /** Locked ones besides the plan, in their order. */
  beside: readonly Beside[]
}

/** For a document that writes no other one anew. */
export const NOTHING_KEPT: TakenOver = { kept: new Map(), beside: [] }

type Planned = { request: WritingRequest; plan: WritingPlan }
type Keeping = {
  now: Planned
  before: Planned & { paragraphs: readonly DraftParagraph[] }
  /** Whether the text of a paragraph is fit for the document as well; a locked one is not kept either where it is not. */
  mayKeep?: (paragraph: DraftParagraph) => boolean
}

/**
 * The paragraphs that stay word for word: the locked ones, whatever the plan is, and those of the same job and title, fed
 * and telling the same answers, with the same statements in each. A locked paragraph takes the place of its part; where the plan
 * has none that is free, it stands behind the paragraph that it followed.
 */
export function findKeptParagraphs({ now, before, mayKeep = () => true }: Keeping): TakenOver {
  const kept = new Map(findUnchanged({ now, before, mayKeep }))
  const taken = new Set<number>()
  const beside: Beside[] = []
  let after = -1
  for (const paragraph of before.paragraphs) {
    const isLocked = paragraph.isLocked === true && mayKeep(paragraph)
    const isOfIt = (planned: Pick<PlannedParagraph, 'job' | 'title'>) => isSamePart(planned, paragraph)
    const free = now.plan.paragraphs.findIndex((planned, number) => isOfIt(planned) && !taken.has(number))
    // Its key belongs to the other document, where its place may be another.
    const own = { ...paragraph, key: undefined }
    if (isLocked && free < 0) beside.push({ after, paragraph: own })
    if (free < 0) continue
    const isBesideOthers = before.paragraphs.some(other => other.isLocked !== true && isOfIt(other))
    if (isLocked && isBesideOthers) {
      // The part itself is written for the others.
      beside.push({ after: after === free ? free : free - 1, paragraph: own })
      continue
    }
    after = free
    if (!isLocked) continue
    kept.set(free, own)
    taken.add(free)
  }
  return kept.size + beside.length === 0 ? NOTHING_KEPT : { kept, beside }
}

function findUnchanged({ now, before, mayKeep }: Required<Keeping>): KeptParagraphs {
  // A text names the year that it was written in.
  if (now.request.writtenIn !== before.request.writtenIn) return NOTHING_KEPT.kept
  return new Map(
    now.plan.paragraphs.flatMap((planned, number) => {
      const same = before.plan.paragraphs.filter(paragraph => isSamePart(paragraph, planned))
      const isClear =
        same.length === 1 && now.plan.paragraphs.filter(one => isSamePart(one, planned)).length === 1
      const ofPart = before.paragraphs.filter(paragraph => isSamePart(paragraph, planned))
      // Locked ones beside others are placed by themselves.
      const others = ofPart.filter(({ isLocked }) => isLocked !== true)
      const kept = joinParagraphs(others.length > 0 ? others : ofPart.slice(0, 1))
      // A writer may tell in a paragraph what the plan has in another one.
      const told = ofPart.flatMap(({ sentences }) =>
        sentences.flatMap(({ sources }) => sources.map(({ key }) => key)),
      )
      const hasSameMaterial =
        isDeepStrictEqual(same[0]?.keys, planned.keys) &&
        [...planned.keys, ...told].every(key =>
          isDeepStrictEqual(now.request.answers[key], before.request.answers[key]),
        )
      if (!isClear || !hasSameMaterial || !ofPart.every(mayKeep)) return []
      return [[number, kept === null ? null : { ...kept, key: undefined }] as const]
    }),
  )
}

/**
 * A writer that hands out the kept paragraphs in their places, and in the others what `writer` writes beside them, without
 * the sentences that a locked paragraph has.
 */
export function keepParagraphs({
  writer,
  taken: { kept, beside },
}: {
  writer: SectionWriter
  taken: TakenOver
}): SectionWriter {
  if (kept.size + beside.length === 0) return writer
  const own = beside.map(({ paragraph }) => paragraph)
  const locked = [...own, ...[...kept.values()].flatMap(one => (one?.isLocked ? one : []))]
  const said = new Set(locked.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
  return {
    kind: writer.kind,
    async *write(asked) {
      let number = asked.startAt
      for await (const section of writer.write({ ...asked, kept, beside: own })) {
        const paragraph = kept.get(number)
        yield paragraph === undefined ? unsaid(section, said) : { paragraph, removed: [] }
        number += 1
      }
    },
  }
}

function unsaid({ paragraph, removed }: WrittenSection, said: ReadonlySet<string>): WrittenSection {
  const sentences = paragraph?.sentences.filter(({ text }) => !said.has(text)) ?? []
  return {
    paragraph: paragraph === null || sentences.length === 0 ? null : { ...paragraph, sentences },
    removed,
  }
}

/** The text of a document: the paragraphs of its sections, with the locked ones besides the plan in their places. */
export function withBeside(
  sections: readonly WrittenSection[],
  beside: TakenOver['beside'],
): DraftParagraph[] {
  const behind = (number: number) =>
    beside.filter(({ after }) => after === number).map(({ paragraph }) => paragraph)
  return [
    ...behind(-1),
    ...sections.flatMap(({ paragraph }, number) => [
      ...(paragraph === null ? [] : partParagraphs(paragraph)),
      ...behind(number),
    ]),
  ]
}
