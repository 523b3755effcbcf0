import * as z from 'zod/mini'

/** The id of the element of a rendered page that has the answers it was rendered from. */
export const PAGE_ANSWERS_ID = 'page-answers'

const pageAnswers = z.record(z.string(), z.object({ data: z.record(z.string(), z.unknown()) }))
type PageAnswers = z.output<typeof pageAnswers>

let left: PageAnswers | null = null

function readPageAnswers(): PageAnswers {
  const text = typeof document === 'undefined' ? null : document.getElementById(PAGE_ANSWERS_ID)?.textContent
  return text ? pageAnswers.parse(JSON.parse(text)) : {}
}

/**
 * The answer to this request that came with the page, by Relay's name of the request. Each is given once: whoever asks
 * again wants a new one.
 */
export function takePageAnswer(requestIdentifier: string): PageAnswers[string] | null {
  left ??= readPageAnswers()
  const answer = left[requestIdentifier] ?? null
  delete left[requestIdentifier]
  return answer
}
