import { createHash } from 'node:crypto'
import type { Finding } from './review.ts'

/** The form of a fingerprint: 132 bits, as base64url. */
export const FINGERPRINT = /^[\w-]{22}$/

const LENGTH = 22
/** A sentence is looked for within so many characters of the finding. */
const LONGEST_SENTENCE = 2000
const SENTENCE_END = /(?<=[.!?…]["'”’)\]]*)\s+|\n+/gu

/**
 * What a finding is recognised by in a later review. It stays the same while the words of its sentences do, wherever they
 * move. A finding about the whole text is recognised by its reason without the figures, which change with each word.
 */
export function fingerprintOf(finding: Finding, text: string): string {
  const about =
    finding.start === null
      ? [finding.key, finding.reason.replace(/\d+(?:[.,]\d+)*/gu, '#')]
      : [finding.excerpt, sentencesAround(text, finding)]
  return createHash('sha256')
    .update(JSON.stringify([finding.kind, ...about]))
    .digest('base64url')
    .slice(0, LENGTH)
}

/** The whole sentences that a range of the text touches. */
function sentencesAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start)
  const after = text.slice(end, end + LONGEST_SENTENCE)
  const begins = [...before.matchAll(SENTENCE_END)].at(-1)
  // With the last character of the range, which may end its sentence.
  const ends = text.slice(end - 1, end + LONGEST_SENTENCE).search(SENTENCE_END)
  return [
    begins === undefined ? before : before.slice(begins.index + begins[0].length),
    text.slice(start, end),
    ends < 0 ? after : after.slice(0, Math.max(0, ends - 1)),
  ].join('')
}
