/** What a good document of a kind is made of, as data: its paragraphs, their shares, and which answers feed them. */
import type { ToneName, WritingRequest } from '../request.ts'

/** What to ask for when an answer is missing, short or without a figure. */
export type Counsel = {
  /** An answer with fewer words than this would carry more. */
  enough: number
  missing: string
  short: string
  /** Where an answer is long enough and has no figure in it. */
  noFigure?: string
}

/** A paragraph of its own when the section has room for several; otherwise a part of the section's one paragraph. */
type FormPart<Key extends string = string> = { title: string; keys: readonly Key[] }

export type FormSection<Key extends string = string> = {
  job: string
  /** The line of the outline when the section is one paragraph. */
  title: string
  /** Share of the words, 0 to 1; the shares of a form sum to 1. */
  share: number
  parts: readonly FormPart<Key>[]
}

export type WritingForm<Key extends string = string> = {
  /** The questions that steer length and tone; null where the form does not ask. */
  lengthKey: Key | null
  toneKey: Key | null
  defaultWords: number
  /** The prompt that is answered; where no length is asked for, it may name one. */
  promptKey?: Key
  tones: readonly ToneName[]
  defaultTone: ToneName
  /** Does the text say what is applied for? For essays that depends on what they are to answer. */
  application: 'ALWAYS' | 'NEVER' | ((request: WritingRequest) => boolean)
  /** Answers that count only while another has this option, or this flag ('true' or 'false'). */
  onlyWhile: readonly { keys: readonly Key[]; key: Key; option: string }[]
  /** Background that counts only while none of these questions is answered: it would tell the same twice. */
  standIns: readonly { key: Key; for: readonly Key[] }[]
  /** What the person does not want mentioned. */
  avoidKey?: Key
  /** Options of this question put answers in front. */
  emphasis?: { key: Key; keys: Readonly<Record<string, readonly Key[]>> }
  /** What to ask for when an answer is thin. */
  counsel:
    | Readonly<Partial<Record<Key, Counsel>>>
    | ((request: WritingRequest) => Readonly<Partial<Record<Key, Counsel>>>)
  /** In order; for essays they follow from the prompt and from what was answered. */
  sections:
    | readonly FormSection<Key>[]
    | ((request: WritingRequest, targetWords: number) => readonly FormSection<Key>[])
  /** For a tone that tells in another order: the jobs, in order. */
  orders?: Readonly<Partial<Record<ToneName, readonly string[]>>>
}
