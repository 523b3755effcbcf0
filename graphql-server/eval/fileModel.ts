/**
 * A language model whose requests and replies are files, so that any capable reader can play it. Each request is written
 * to a folder; without a reply beside it the evaluation of this text stops, and goes on in the next run.
 */
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageModel } from '../infra/languageModel.ts'
import { digest, readText, writeOnce } from './packFolder.ts'

/** A request waits for its reply. */
export class ReplyMissingError extends Error {
  /** The file that the reply belongs into. */
  readonly path: string
  constructor(path: string) {
    super(`no reply in ${path}`)
    this.name = 'ReplyMissingError'
    this.path = path
  }
}

/**
 * A model that reads its replies from `folder`: HASH.request.md holds a request, HASH.reply.txt its reply. Where a reply
 * is missing, it aborts `controller` with a ReplyMissingError. Its callers pass on that controller's signal.
 */
export function createFileModel({
  folder,
  controller,
}: {
  folder: string
  controller: AbortController
}): LanguageModel {
  return {
    name: 'a reader',
    host: 'a folder',
    async ask({ rules, material, form, mostTokens, calls, signal }) {
      signal.throwIfAborted()
      calls.left -= 1
      const hash = digest(rules, material, form.name, JSON.stringify(form.schema)).slice(0, 16)
      const replyPath = join(folder, `${hash}.reply.txt`)
      const schema = JSON.stringify(form.schema, null, 2)
      await writeOnce(
        join(folder, `${hash}.request.md`),
        [
          `Reply in ${hash}.reply.txt, with nothing else than JSON of the form below, at most ${mostTokens} tokens.`,
          `# Rules\n\n${rules}`,
          `# Material\n\n${material}`,
          `# Form of the reply: ${form.name}\n\n${schema}\n`,
        ].join('\n\n'),
      )
      const text = await readText(replyPath)
      if (text === null) {
        controller.abort(new ReplyMissingError(replyPath))
        throw controller.signal.reason
      }
      return { outcome: 'ANSWERED', text }
    },
  }
}

/** How much went to a model and came back, in requests and characters. */
export const modelUse = z.strictObject({ requests: z.int(), sent: z.int(), received: z.int() })
export type ModelUse = z.infer<typeof modelUse>

/** The same model; what is sent to it and received is added to `use`. */
export function counting(model: LanguageModel, use: ModelUse): LanguageModel {
  return {
    ...model,
    async ask(question) {
      const before = question.calls.left
      const answer = await model.ask(question)
      const requests = before - question.calls.left
      use.requests += requests
      use.sent += requests * (question.rules.length + question.material.length)
      use.received += 'text' in answer ? answer.text.length : 0
      return answer
    },
  }
}
