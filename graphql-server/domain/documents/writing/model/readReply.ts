/** Reads what the model sent: the form that was asked for, what is left of it when it broke off, or plain prose. */
import { z } from 'zod'
import { splitSentences } from '../splitSentences.ts'

/** A sentence as the model sent it; no paragraph and no statements where it did not say. */
export type SentSentence = {
  text: string
  paragraph: number | null
  cites: readonly number[]
  /** Whether a paragraph begins with it. */
  opens: boolean
}

/** What a check found wrong with a sentence. */
export type SentFault = { number: number; unsupported: string; repair: string }

/** The faults of a check by sentence, and of complaints that it calls mistaken the words of the statement that says it. */
export type SentCheck = { faults: Map<number, SentFault>; mistaken: Map<number, string> }

const number = z.coerce.number().int()
const sentParagraph = z.object({ prose: z.string(), part: number.nullable().catch(null).default(null) })
/** A draft of servers that keep to single sentences. */
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
const sentEdited = z.object({ paragraph: number, prose: z.string().min(1) })

/** The form that was asked for, with nothing in it. */
const NOTHING: Readonly<Record<'text' | 'faults', RegExp>> = {
  text: /"(?:paragraphs|sentences)"\s*:\s*\[\s*\]/u,
  faults: /"faults"\s*:\s*\[\s*\]/u,
}

/** The sentences of a draft, which may hold none; null when the reply is no draft. */
export function readSentences(reply: string): SentSentence[] | null {
  const paragraphs = read(reply, sentParagraph)
  if (paragraphs.length > 0)
    return paragraphs.flatMap(({ prose, part }) =>
      proseSentences(prose).map(one => ({ ...one, paragraph: part })),
    )
  const sent = read(reply, sentSentence)
  if (sent.length > 0) return sent.map(one => ({ ...one, opens: false }))
  if (NOTHING.text.test(reply)) return []
  // Braces that hold nothing readable are a form gone wrong, and no prose.
  const prose = /[{}[\]]/u.test(reply.replace(MARK, '')) ? [] : proseSentences(reply)
  return prose.length === 0 ? null : prose
}

/** The numbers of statements behind what rests on them: '[3, 7]'. */
const MARK = /\[\s*(\d+(?:\s*[,;]\s*\d+)*)\s*\]/gu
const MARK_BEFORE_END = /\s?(\[\s?\d{1,4}(?:\s?[,;]\s?\d{1,4}){0,40}\s?\])([.!?…]{1,3}["”’')]{0,2})/gu
const IS_WHOLE = /[.!?…]["”’')]*$/u

/**
 * The sentences of marked prose. A mark is of all that stands between it and the mark before it; one in the middle of a
 * sentence joins the next. What stands behind the last mark of a paragraph cites nothing.
 */
function proseSentences(prose: string): SentSentence[] {
  return prose.split(/\n\s*\n/u).flatMap(paragraph => {
    const sentences: Omit<SentSentence, 'opens'>[] = []
    let open = ''
    let cites: number[] = []
    const close = () => {
      for (const { text } of splitSentences(open.trim())) sentences.push({ text, paragraph: null, cites })
      open = ''
      cites = []
    }
    // The pieces alternate: words, the numbers of a mark, words …
    for (const [index, piece] of paragraph.replace(MARK_BEFORE_END, '$2 $1').split(MARK).entries()) {
      if (index % 2 === 0) {
        // Another mark at the same place belongs to the same words.
        if (piece.trim() !== '' && IS_WHOLE.test(open.trim()) && cites.length > 0) close()
        open += /^[,;:]/u.test(piece.trim()) ? piece.trim() : ` ${piece.trim()}`
      } else cites = [...cites, ...(piece.match(/\d+/gu) ?? []).map(Number)]
    }
    close()
    return sentences.map((one, index) => ({ ...one, opens: index === 0 }))
  })
}

/**
 * What a check of `sentences` sentences found; null when the reply is no check, or is one of fewer sentences than were
 * asked about.
 */
export function readCheck(reply: string, sentences: number): SentCheck | null {
  const mistaken = read(reply, sentMistake)
  const faults = read(reply, sentFault)
  if (faults.length === 0 && !NOTHING.faults.test(reply)) return null
  const checked = /"checked"\s*:\s*"?(\d+)/u.exec(reply)?.[1]
  if (checked === undefined || Number(checked) < sentences) return null
  return {
    faults: new Map(faults.map(fault => [fault.number, fault])),
    mistaken: new Map(mistaken.map(({ number: of, says }) => [of, says])),
  }
}

/** Paragraphs that an editor wrote anew, by their number in the text. */
export function readEdited(reply: string): Map<number, SentSentence[]> {
  return new Map(read(reply, sentEdited).map(({ paragraph, prose }) => [paragraph, proseSentences(prose)]))
}

function read<Output>(reply: string, schema: z.ZodType<Output>): Output[] {
  return elementsOf(reply).flatMap(element => {
    const parsed = schema.safeParse(element)
    return parsed.success ? [parsed.data] : []
  })
}

/** The sentences that a text does best without, by number, least needed first. */
export function readSpare(reply: string): number[] {
  const listed = /"spare"\s{0,9}:\s{0,9}\[([\d\s,"]{0,400})\]/u.exec(reply)?.[1] ?? ''
  return (listed.match(/\d+/gu) ?? []).map(Number)
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
