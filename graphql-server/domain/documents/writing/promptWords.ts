/** What an essay prompt says about the essay besides its question. */
import { cleanText } from '../../language/cleanText.ts'

const FEWEST = 100
const MOST = 2000

/** The number of words that a prompt asks for ('500 words', '250-300 words', 'at most 1,000 words'); null if none. */
export function wordLimitIn(prompt: string): number | null {
  const match =
    /(?<![\d,.])(\d{1,2},\d{3}|\d{2,4})(?:\s*(?:-|–|to)\s*(\d{1,2},\d{3}|\d{2,4}))?[\s-]*words?\b/iu.exec(
      cleanText(prompt),
    ) ??
    /\bwords?(?:\s*(?:limit|count|maximum|max))?(?:\s*(?:is|of|:|=|-|–))?\s*(\d{1,2},\d{3}|\d{2,4})\b/iu.exec(
      cleanText(prompt),
    )
  if (match === null) return null
  const words = Number((match[2] ?? match[1] ?? '').replaceAll(',', ''))
  return words >= FEWEST && words <= MOST ? words : null
}
