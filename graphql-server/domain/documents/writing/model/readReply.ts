/** Reads what the model sent: the form that was asked for, what is left of it when it broke off, or plain prose. */
import { z } from 'zod'
import { splitSentences } from '../splitSentences.ts'

/** A sentence as the model sent it; no paragraph and no statements where it did not say. */
export type SentSentence = { text: string; paragraph: number | null; cites: readonly number[] }

/** What a check found wrong with a sentence. */
export type SentFault = { number: number; unsupported: string; repair: string }

/** The faults of a check by sentence, and of complaints that it calls mistaken the words of the statement that says it. */
export type SentCheck = { faults: Map<number, SentFault>; mistaken: Map<number, string> }

const number = z.coerce.number().int()
const sentSentence = z.object({
  text: z.string(),
  paragraph: number.nullable().catch(null).default(null),
  cites: z.array(number).catch([]).default([]),
})
const sentFault = z.object({
  number,
  says: z.undefined().optional(),
  unsupported: z
    .string()
    .nullish()
    .transform(text => text ?? ''),
  repair: z
    .string()
    .nullish()
    .transform(text => text ?? ''),
})
const sentMistake = z.object({ number, says: z.string().min(1), repair: z.undefined().optional() })
const sentWording = z.object({ number, text: z.string().min(1) })
/** A check may list better wordings beside its faults: they say neither what is unsupported nor a repair. */
const isFault = (element: unknown): boolean =>
  typeof element === 'object' &&
  element !== null &&
  ('unsupported' in element || 'repair' in element || !('text' in element))

/** The form that was asked for, with nothing in it. */
const NOTHING: Readonly<Record<'sentences' | 'faults', RegExp>> = {
  sentences: /"sentences"\s*:\s*\[\s*\]/u,
  faults: /"faults"\s*:\s*\[\s*\]/u,
}

/** The sentences of a draft, which may hold none; null when the reply is no draft. */
export function readSentences(reply: string): SentSentence[] | null {
  const sent = read(reply, sentSentence)
  if (sent.length > 0) return sent
  if (NOTHING.sentences.test(reply)) return []
  // Braces that hold nothing readable are a form gone wrong, and no prose.
  const prose = /[{}[\]]/u.test(reply) ? [] : splitSentences(reply)
  return prose.length === 0 ? null : prose.map(({ text }) => ({ text, paragraph: null, cites: [] }))
}

/**
 * What a check of `sentences` sentences found; null when the reply is no check, or is one of fewer sentences than were
 * asked about.
 */
export function readCheck(reply: string, sentences: number): SentCheck | null {
  const mistaken = read(reply, sentMistake)
  const faults = read(reply, sentFault, isFault)
  if (faults.length === 0 && !NOTHING.faults.test(reply)) return null
  const checked = /"checked"\s*:\s*"?(\d+)/u.exec(reply)?.[1]
  if (checked === undefined || Number(checked) < sentences) return null
  return {
    faults: new Map(faults.map(fault => [fault.number, fault])),
    mistaken: new Map(mistaken.map(({ number: of, says }) => [of, says])),
  }
}

/** Reworded sentences by number. */
export function readWordings(reply: string): Map<number, string> {
  return new Map(
    read(reply, sentWording, element => !isFault(element)).map(({ number: of, text }) => [of, text]),
  )
}

function read<Output>(
  reply: string,
  schema: z.ZodType<Output>,
  isMeant: (element: unknown) => boolean = () => true,
): Output[] {
  return elementsOf(reply).flatMap(element => {
    if (!isMeant(element)) return []
    const parsed = schema.safeParse(element)
    return parsed.success ? [parsed.data] : []
  })
}

/** The innermost objects of a text, read one by one: those that are whole are good, whatever follows them. */
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
      const element = parsedJson(text.slice(start, at + 1))
      if (element !== undefined) elements.push(element)
      start = -1
    }
  }
  return elements
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
