/** Words of a paragraph that are about to be commented on. */
export type ChosenWords = { paragraphKey: string; start: number; quote: string }

/** The most characters that a comment quotes. */
const LONGEST_QUOTE = 500

/**
 * The words of a paragraph that are selected on the page, else its beginning: whole words, and no more than a comment
 * may quote.
 */
export function chosenWords({
  element,
  paragraphKey,
  text,
}: {
  element: HTMLElement | null
  paragraphKey: string
  text: string
}): ChosenWords {
  const selected = element === null ? null : selectedIn(element)
  const from = selected?.start ?? 0
  const length = selected?.length ?? text.length
  const raw = cut(text.slice(from, from + length))
  const quote = raw.trim()
  if (quote === '') return { paragraphKey, start: 0, quote: cut(text).trim() }
  return { paragraphKey, start: from + raw.indexOf(quote), quote }
}

function selectedIn(element: HTMLElement): { start: number; length: number } | null {
  const selection = window.getSelection()
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(range.startContainer, range.startOffset)
  return { start: before.toString().length, length: range.toString().length }
}

function cut(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  const space = text.lastIndexOf(' ', LONGEST_QUOTE)
  return text.slice(0, space > 0 ? space : LONGEST_QUOTE)
}

/** A run of a paragraph's text; `isMarked` where a comment is about it. */
export type TextRun = { start: number; text: string; isMarked: boolean }

/** The text in runs, so that words with a comment can be marked. Comments may overlap. */
export function runsOf(text: string, marked: readonly { start: number; end: number }[]): TextRun[] {
  const edges = [0, text.length, ...marked.flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(edges)].filter(at => at <= text.length).sort((one, other) => one - other)
  return places.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, places[index + 1]),
    isMarked: marked.some(place => place.start <= start && start < place.end),
  }))
}
