/** The writers of the product, as the evaluation runs them. */
import { writeSections } from '../domain/documents/writing/builtInWriter.ts'
import type { DraftParagraph } from '../domain/documents/writing/draft.ts'
import { createMemoryJournal } from '../domain/documents/writing/model/journal.ts'
import { partParagraphs } from '../domain/documents/writing/partParagraphs.ts'
import { plainText } from '../domain/documents/writing/plainText.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import type { SectionWriter } from '../domain/documents/writing/writer.ts'

/** The built-in writer, on this thread. */
export const BUILT_IN: SectionWriter = {
  kind: 'BUILT_IN',
  async *write({ request, plan, startAt }) {
    yield* writeSections({ request, plan, startAt })
  },
}

type ToWrite = { writer: SectionWriter; request: WritingRequest; signal: AbortSignal }

/**
 * The paragraphs that a writer makes of a request.
 * @throws the signal's reason when it is aborted; WriterUnavailableError of the outside model
 */
export async function writeParagraphs({ writer, request, signal }: ToWrite): Promise<DraftParagraph[]> {
  const plan = planDocument(request)
  const paragraphs: DraftParagraph[] = []
  const journal = createMemoryJournal()
  for await (const { paragraph } of writer.write({ request, plan, startAt: 0, journal, signal }))
    if (paragraph !== null) paragraphs.push(...partParagraphs(paragraph))
  return paragraphs
}

/** The same as a whole text. */
export async function writeText(toWrite: ToWrite): Promise<string> {
  return plainText(await writeParagraphs(toWrite))
}
