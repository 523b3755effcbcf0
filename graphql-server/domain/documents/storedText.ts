import { z } from 'zod'
import type { DocumentPreview, DraftText } from './writing/draft.ts'

const paragraph = z.object({
  job: z.string(),
  title: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ key: z.string(), label: z.string(), quote: z.string() })),
    }),
  ),
})

const advice = z.array(z.object({ key: z.string(), label: z.string(), advice: z.string() }))

/** The JSON columns that hold a written text, read back as what was put in. */
export const storedText = z.object({ paragraphs: z.array(paragraph) }) satisfies z.ZodType<DraftText>
export const storedPreview = z.object({
  outline: z.array(z.object({ title: z.string() })),
  opening: z.array(paragraph),
  advice,
}) satisfies z.ZodType<DocumentPreview>
