import { countWords } from './editedParagraph.ts'

/** What a text may have at most. `saveDocumentText` refuses more. */
export const TEXT_LIMITS = { words: 20_000, characters: 150_000, paragraphs: 1_000 } as const

/** How much of each there is, or may be added. */
export type TextSize = { words: number; characters: number; paragraphs: number }

/** Whether a text is longer than the server takes. */
export function isTooLong({ words, characters, paragraphs }: TextSize): boolean {
  return (
    words > TEXT_LIMITS.words || characters > TEXT_LIMITS.characters || paragraphs > TEXT_LIMITS.paragraphs
  )
}

/** The beginning of these paragraphs that fits into the room, cut between words. */
export function cutToRoom(texts: readonly string[], room: TextSize): string[] {
  const kept: string[] = []
  let { words, characters } = room
  for (const text of texts.slice(0, Math.max(0, room.paragraphs))) {
    const fitting =
      text.length <= characters && countWords(text) <= words ? text : cutText(text, words, characters)
    if (fitting !== '') kept.push(fitting)
    if (fitting !== text) break
    words -= countWords(text)
    characters -= text.length
  }
  return kept
}

function cutText(text: string, words: number, characters: number): string {
  const short = text.slice(0, Math.max(0, characters))
  const isInWord = /\S$/u.test(short) && /^\S/u.test(text.slice(short.length))
  let end = isInWord ? short.search(/\s\S*$/u) : short.length
  let counted = 0
  for (const { index, 0: word } of short.matchAll(/\S+/gu)) {
    if (counted === words) {
      end = Math.min(end < 0 ? index : end, index)
      break
    }
    counted += 1
    // One word that is longer than the room is cut within.
    if (end < 0) end = index + word.length
  }
  return words <= 0 ? '' : short.slice(0, Math.max(0, end)).toWellFormed().trimEnd()
}
