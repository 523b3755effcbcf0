const WORDS_PER_PAGE = 250

/** Pages at 250 words a page, begun pages counted whole. */
export function estimatedPages(wordCount: number): number {
  return Math.ceil(wordCount / WORDS_PER_PAGE)
}
