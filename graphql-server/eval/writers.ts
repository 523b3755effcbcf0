/** The writers that are compared, each at work on one request. */

import { writeSections } from '../domain/documents/writing/builtInWriter.ts'
import { createMemoryJournal } from '../domain/documents/writing/model/journal.ts'
import { createModelWriter } from '../domain/documents/writing/model/modelWriter.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import type { WrittenSection } from '../domain/documents/writing/writer.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import type { Written } from './measure.ts'

/** What the built-in writer makes of a request, and what it costs. */
export function writeBuiltIn(request: WritingRequest): Written {
  const before = process.cpuUsage()
  const plan = planDocument(request)
  const sections = [...writeSections({ request, plan, startAt: 0 })]
  const { user, system } = process.cpuUsage(before)
  return { request, plan, sections, cpu: (user + system) / 1000 }
}

/** What an outside model makes of it. */
export async function writeByModel(model: LanguageModel, request: WritingRequest): Promise<Written> {
  const before = process.cpuUsage()
  const plan = planDocument(request)
  const sections: WrittenSection[] = []
  const { signal } = new AbortController()
  for await (const section of createModelWriter({ model }).write({
    request,
    plan,
    startAt: 0,
    journal: createMemoryJournal(),
    signal,
  }))
    sections.push(section)
  const { user, system } = process.cpuUsage(before)
  return { request, plan, sections, cpu: (user + system) / 1000 }
}
