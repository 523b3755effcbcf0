/** The two anchors that a chat assistant writes: asked plainly, and without the claims that it invented. */
import { join } from 'node:path'
import { planDocument } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { answersAsText, answersToRead, purposeOf } from './answersToRead.ts'
import { readText, writeOnce } from './packFolder.ts'

/** What a person would type into a chat window. */
function assistantPrompt(request: WritingRequest): string {
  return [
    `Please write this for me: ${purposeOf(request)}. It should have about ${planDocument(request).targetWords} words. Reply with the text only.`,
    'These are my answers to the questions of a form:',
    answersAsText(answersToRead(request)),
  ].join('\n\n')
}

/** Asks for the same text without what no answer states. */
function pruningPrompt(request: WritingRequest, text: string): string {
  return [
    'The text below was written from the answers below. Remove each claim that no answer states: reasons, lessons, feelings, results, numbers, names, generalisations. Change nothing else but what grammar then needs. Reply with the text only.',
    '# Answers',
    answersAsText(answersToRead(request)),
    '# Text',
    text,
  ].join('\n\n')
}

/** The assistant's texts for one person; null where no reader has replied yet. */
export type AssistantTexts = { plain: string | null; pruned: string | null }

/** Writes the prompts that are missing and reads the replies: NAME.prompt.md and NAME.reply.txt. */
export async function askAssistant({
  folder,
  name,
  request,
}: {
  folder: string
  name: string
  request: WritingRequest
}): Promise<AssistantTexts> {
  const plainFolder = join(folder, 'assistant')
  const prunedFolder = join(folder, 'assistant-pruned')
  await writeOnce(join(plainFolder, `${name}.prompt.md`), `${assistantPrompt(request)}\n`)
  const plain = await readText(join(plainFolder, `${name}.reply.txt`))
  if (plain === null) return { plain: null, pruned: null }
  await writeOnce(join(prunedFolder, `${name}.prompt.md`), `${pruningPrompt(request, plain.trim())}\n`)
  const pruned = await readText(join(prunedFolder, `${name}.reply.txt`))
  return { plain: plain.trim(), pruned: pruned?.trim() ?? null }
}
