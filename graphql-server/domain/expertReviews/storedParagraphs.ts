import { z } from 'zod'

/** The paragraphs of a text as they were handed over. */
export const storedParagraphs = z.array(z.object({ key: z.string(), text: z.string() }))
