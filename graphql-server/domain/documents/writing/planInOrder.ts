/** The plan of a document whose writer ordered the paragraphs by their argument. */
import type { PlannedParagraph, WritingPlan } from './draft.ts'

type Part = Pick<PlannedParagraph, 'job' | 'title'>

/** Whether both are the same part of a text. */
export function isSamePart(one: Part, other: Part): boolean {
  return one.job === other.job && one.title === other.title
}

/** The plan in the order of a text that was written to it. What the text leaves out stays behind its predecessor. */
export function planInOrderOf(plan: WritingPlan, text: readonly Part[]): WritingPlan {
  const free = new Set(plan.paragraphs.keys())
  const order: number[] = []
  for (const part of text) {
    const number = plan.paragraphs.findIndex((planned, at) => free.has(at) && isSamePart(planned, part))
    if (free.delete(number)) order.push(number)
  }
  return { ...plan, paragraphs: withRest(order, free).flatMap(number => plan.paragraphs[number] ?? []) }
}

/** The numbers in their order, with each of the rest, which count upwards, behind the number before it. */
export function withRest(order: readonly number[], rest: Iterable<number>): number[] {
  const all = [...order]
  for (const number of rest) all.splice(all.indexOf(number - 1) + 1, 0, number)
  return all
}
