/** Reads what the model sent: the form that was asked for, what is left of it when it broke off, or plain prose. */
import { z } from 'zod'
import { splitSentences } from '../splitSentences.ts'

/** A sentence as the model sent it; no keys where it did not say what it rests on. */
export type SentSentence = { text: string; keys: readonly string[] }

export type Verdict = { number: number; isSupported: boolean; unsupported: string; repair: string }

const sentSentence = z
  .object({ text: z.string(), answers: z.array(z.string()).catch([]) })
  .transform(({ text, answers }): SentSentence => ({ text, keys: answers }))
const verdict = z
  .object({
    number: z.coerce.number().int(),
    verdict: z.string(),
    unsupported: z.string().nullish(),
    repair: z.string().nullish(),
  })
  .transform(
    (sent): Verdict => ({
      number: sent.number,
      isSupported: /^\s*supported\s*$/iu.test(sent.verdict),
      unsupported: sent.unsupported ?? '',
      repair: sent.repair ?? '',
    }),
  )

/** The form that was asked for, with nothing in it. */
const NO_SENTENCES = /"sentences"\s*:\s*\[\s*\]/u

/** The sentences of a draft, which may hold none; null when the reply is no draft. */
export function readSentences(reply: string): SentSentence[] | null {
  const sent = elementsOf(reply).flatMap(element => {
    const read = sentSentence.safeParse(element)
    return read.success ? [read.data] : []
  })
  if (sent.length > 0) return sent
  if (NO_SENTENCES.test(reply)) return []
  // Braces that hold nothing readable are a form gone wrong, and no prose.
  const prose = /[{}[\]]/u.test(reply) ? [] : splitSentences(reply)
  return prose.length === 0 ? null : prose.map(({ text }) => ({ text, keys: [] }))
}

/** The verdicts of a check, by number; a sentence that it passes over has none. */
export function readVerdicts(reply: string): Map<number, Verdict> {
  const verdicts = elementsOf(reply).flatMap(element => {
    const read = verdict.safeParse(element)
    return read.success ? [read.data] : []
  })
  return new Map(verdicts.map(one => [one.number, one]))
}

/** The innermost objects of a text, read one by one: those that are whole are good, whatever became of the rest. */
export function elementsOf(text: string): unknown[] {
  const elements: unknown[] = []
  let start = -1
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at += 1
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = start >= 0
    else if (letter === '{') start = at
    else if (letter === '}' && start >= 0) {
      const element = parsed(text.slice(start, at + 1))
      if (element !== undefined) elements.push(element)
      start = -1
    }
  }
  return elements
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
