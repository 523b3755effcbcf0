/** What a good document of a kind is made of, as data: the order, the weight and what may feed each part. */
import type { Counsel } from '../advice.ts'
import type { ToneName, WritingRequest } from '../request.ts'
import type { KeyVoice } from '../voices.ts'

/** A paragraph of its own when the section has room for several; otherwise a stretch of the section's one paragraph. */
export type ShapePart<Key extends string = string> = {
  title: string
  keys: readonly Key[]
  /** Against the section's other parts; 1 where nothing is said. */
  weight?: number
  /** Parts of one kind join one another before they join others. */
  kind?: string
}

export type ShapeSection<Key extends string = string> = {
  job: string
  /** The line of the outline when the section is one paragraph. */
  title: string
  /** Share of the words, 0 to 1; the shares of a shape sum to 1. */
  share: number
  parts: readonly ShapePart<Key>[]
  /** Where it holds a sentence or two only, it opens the next section instead, under this line. */
  titleWithNext?: string
}

export type DocumentShape<Key extends string = string> = {
  /** The questions that steer length and tone; null where the form does not ask. */
  lengthKey: Key | null
  toneKey: Key | null
  defaultWords: number
  /** The prompt that is answered; where no length is asked for, it may name one. */
  promptKey?: Key
  tones: readonly ToneName[]
  defaultTone: ToneName
  /** Does the text say what is applied for? For the essays that depends on what they are to answer. */
  application: 'ALWAYS' | 'NEVER' | ((request: WritingRequest) => boolean)
  /** Answers that count only while another has this option, or this flag ('true' or 'false'). */
  onlyWhile: readonly { keys: readonly Key[]; key: Key; option: string }[]
  /** Background that counts only while none of these questions is answered: it would tell the same twice. */
  standIns: readonly { key: Key; for: readonly Key[] }[]
  /** What the person does not want mentioned. */
  avoidKey?: Key
  /** Options of this question give sections more weight, by job. */
  emphasis?: {
    key: Key
    sections: Readonly<Record<string, readonly string[]>>
    keys?: Readonly<Record<string, readonly Key[]>>
  }
  /** Said where there is room: left out, the least telling first, where the answers hold far more than the text. */
  supporting?: readonly Key[]
  /** How fragments of each answer are said, and what to ask for when an answer is thin. */
  voices: Readonly<Partial<Record<Key, KeyVoice>>>
  counsel:
    | Readonly<Partial<Record<Key, Counsel>>>
    | ((request: WritingRequest) => Readonly<Partial<Record<Key, Counsel>>>)
  /** In order; for the essays they follow from the prompt and from what was answered. */
  sections:
    | readonly ShapeSection<Key>[]
    | ((request: WritingRequest, targetWords: number) => readonly ShapeSection<Key>[])
}
