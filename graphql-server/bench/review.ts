/** What the review of a text costs, by its number of words. */
import { warmUp } from '../domain/documents/composing/warmUp.ts'
import { reviewText } from '../domain/documents/review/reviewText.ts'
import { CLEAN_ESSAY, CLEAN_LETTER, CLEAN_SOP } from '../domain/documents/review/texts.test-fixtures.ts'
import { processorTime, type Times, timesOf } from './times.ts'

const SENTENCES = [CLEAN_LETTER, CLEAN_ESSAY, CLEAN_SOP].flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u))
const ROUNDS = 15

export type ReviewCost = Times & { words: number }

/** Milliseconds of CPU time for texts of 1,000 to 50,000 words, each compared with another text. */
export function weighReview(): ReviewCost[] {
  for (const _ of warmUp());
  return [1_000, 10_000, 50_000].map(words => ({
    words,
    ...timesOf(Array.from({ length: words > 10_000 ? 5 : ROUNDS }, (_, round) => timeOne(words, round))),
  }))
}

function timeOne(words: number, round: number): number {
  const text = textOf(words, round)
  const other = textOf(1_000, round + 1)
  return processorTime(() => reviewText({ ...CLEAN_SOP, text, targetWords: words, otherTexts: [other] })).time
}

/** Another order of sentences in each round, in paragraphs of eight. */
function textOf(words: number, round: number): string {
  const sentences: string[] = []
  for (let count = 0, index = round; count < words; index += 1) {
    const sentence = SENTENCES[(index * 31) % SENTENCES.length] ?? ''
    count += sentence.split(/\s+/u).length
    sentences.push(sentence, index % 8 === 7 ? '\n\n' : ' ')
  }
  return sentences.join('')
}
