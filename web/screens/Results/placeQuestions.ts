type Quote = { readonly key: string; readonly words: string }
type Paragraph = {
  readonly sentences: readonly {
    readonly sources: readonly { readonly key: string; readonly quote: string }[]
  }[]
}

/** Letters and digits alone, to compare words whatever their marks. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** How closely a paragraph matches a quote, by its words, else by the answer it is taken from; 0 if not at all. */
function weightOf({ sentences }: Paragraph, { key, words }: Quote): number {
  const sources = sentences.flatMap(sentence => sentence.sources.filter(source => source.key === key))
  const said = letters(words)
  const isQuoted = sources.some(source => {
    const quoted = letters(source.quote)
    return quoted !== '' && (said.includes(quoted) || quoted.includes(said))
  })
  return isQuoted ? 2 : sources.length > 0 ? 1 : 0
}

/**
 * The index of the paragraph that best matches the question's statements, the first one of equals. Null if none
 * matches.
 */
export function placeQuestion(quotes: readonly Quote[], paragraphs: readonly Paragraph[]): number | null {
  let best: { place: number; weight: number } | null = null
  for (const [place, paragraph] of paragraphs.entries()) {
    const weight = quotes.reduce((sum, quote) => sum + weightOf(paragraph, quote), 0)
    if (weight > (best?.weight ?? 0)) best = { place, weight }
  }
  return best?.place ?? null
}
