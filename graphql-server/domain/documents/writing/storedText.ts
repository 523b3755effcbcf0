import { z } from 'zod'
import type { DocumentPreview, DraftText, WritingPlan } from './draft.ts'
import type { RemovedClaim, WrittenSection } from './writer.ts'

// The JSON columns that hold a written text, read back as what was put in.
export const storedParagraph = z.object({
  key: z.string().optional(),
  job: z.string(),
  title: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ key: z.string(), label: z.string(), quote: z.string() })),
      origin: z.literal('PERSON').optional(),
      opens: z.literal(true).optional(),
    }),
  ),
  isLocked: z.literal(true).optional(),
})

const advice = z.array(z.object({ key: z.string(), label: z.string(), advice: z.string() }))

export const storedText = z.object({ paragraphs: z.array(storedParagraph) }) satisfies z.ZodType<DraftText>
export const storedPreview = z.object({
  outline: z.array(z.object({ title: z.string() })),
  opening: z.array(storedParagraph),
  advice,
}) satisfies z.ZodType<DocumentPreview>
export const storedPlan = z.object({
  targetWords: z.number(),
  tone: z.string(),
  paragraphs: z.array(
    z.object({ job: z.string(), title: z.string(), share: z.number(), keys: z.array(z.string()) }),
  ),
}) satisfies z.ZodType<WritingPlan>
export const storedRemovals = z.array(z.object({ text: z.string(), reason: z.string() })) satisfies z.ZodType<
  RemovedClaim[]
>

/** A written section as its rows hold it. */
export const writtenSection = z.object({
  paragraph: storedParagraph.nullable(),
  removed: storedRemovals,
}) satisfies z.ZodType<WrittenSection>
