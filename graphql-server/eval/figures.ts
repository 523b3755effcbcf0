/** What can be computed about a text, with the null writer beside it. */
import { reviewDocument } from '../domain/documents/composing/reviewDocument.ts'
import { countWords } from '../domain/documents/writing/plainText.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { mean, table } from './table.ts'

/** By name; a figure that has too few data is missing. */
export type TextFigures = Readonly<Record<string, number>>

/** A difference of less than this share of the larger value tells nothing. */
const TOO_CLOSE = 0.05

/** The review's figures of a text, and how much of the requested length it has. */
export function measureText(request: WritingRequest, text: string): TextFigures {
  const plan = planDocument(request)
  const { targetWords } = plan
  const review = reviewDocument({ request, text, targetWords, plan, ownerName: '', otherTexts: [] })
  if (review === null) throw new Error(`There is no form ${request.form} of ${request.type}`)
  const { figures, score } = review
  const words = countWords(text)
  return withoutMissing({
    'words of those asked for, %': (words / targetWords) * 100,
    'answers told, %': percent(figures.coverage.value),
    'numbers and names in no answer': figures.unsupported.value,
    'numbers and names in 100 words': figures.specificity.value,
    'stock phrases': figures.stockPhrases.value,
    'repeated words, %': percent(figures.repetition.value),
    'words in a sentence': figures.sentenceLengthMean.value,
    'spread of sentence lengths': figures.sentenceLengthSpread.value,
    'passive sentences, %': percent(figures.passiveShare.value),
    'reading ease': figures.readingEase.value,
    "review's score": score,
  })
}

function percent(share: number | null): number | null {
  return share === null ? null : share * 100
}

function withoutMissing(figures: Readonly<Record<string, number | null>>): TextFigures {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]): [string, number][] =>
      value === null ? [] : [[name, value]],
    ),
  )
}

/** Whether two values are within 5 % of the larger one. */
export function isTooClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOO_CLOSE * Math.max(Math.abs(one), Math.abs(other))
}

/**
 * Means over the people of a writer and of the null writer on the same answers. A figure on which the two are within 5 %
 * measures no writing: it is dropped, and named below the table.
 */
export function tableOfFigures(
  label: string,
  texts: readonly { own: TextFigures; pasted: TextFigures }[],
): string {
  const names = [...new Set(texts.flatMap(({ own }) => Object.keys(own)))]
  const rows = names.map(name => ({
    name,
    own: mean(texts.flatMap(({ own }) => own[name] ?? [])),
    pasted: mean(texts.flatMap(({ pasted }) => pasted[name] ?? [])),
  }))
  const dropped = rows.filter(({ own, pasted }) => isTooClose(own, pasted)).map(({ name }) => name)
  const kept = rows.filter(({ name }) => !dropped.includes(name))
  return [
    table([
      [`${label}, ${texts.length} texts`, 'mean', 'null writer'],
      ...kept.map(({ name, own, pasted }) => [name, own.toFixed(1), pasted.toFixed(1)]),
    ]),
    `Dropped, the null writer within 5 %: ${dropped.join('; ') || 'none'}.`,
  ].join('\n')
}
