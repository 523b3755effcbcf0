import { finishDraft, writeParagraphs } from './builtInWriter.ts'
import type { Draft } from './draft.ts'
import { planDocument } from './plan.ts'
import type { WritingRequest } from './request.ts'

/** The whole way from answers to a draft, by the built-in writer, in one go. */
export function composeDraft(request: WritingRequest): Draft {
  const plan = planDocument(request)
  return finishDraft(request, plan, [...writeParagraphs(request, plan)])
}
