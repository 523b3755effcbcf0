/** Statements that were chosen for a document, among its answers and in its text. */
import type { Answers } from '../../../questionnaires/definition.ts'
import type { ReplyAmongAnswers } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import type { ChosenStatement } from './statement.ts'

/** Letters and digits alone, to compare words whatever their marks. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether two names are the same but for marks and capitals. */
export function isSameName(one: string, other: string): boolean {
  return letters(one) === letters(other)
}

/** Whether one of the answers has these words already. */
export function isToldBy(words: string, answers: Answers): boolean {
  const sought = letters(words)
  return sought !== '' && Object.values(answers).some(value => letters(proseOf(value)).includes(sought))
}

/**
 * The answers that a writer is given: each chosen statement is added to its question's answer, after a blank line, so
 * that it is read as a line of its own.
 */
export function answersWithChosen(answers: Answers, chosen: readonly ChosenStatement[]): Answers {
  const all: Record<string, Answers[string]> = { ...answers }
  for (const { words, tellsWith } of chosen) {
    const own = proseOf(all[tellsWith])
    all[tellsWith] = { text: own === '' ? words : `${own}\n\n${words}` }
  }
  return all
}

/** The reply that has these words, of those that are told with the answer `key`. */
export function replyThatSays(
  { key, text }: { key: string; text: string },
  replies: readonly ReplyAmongAnswers[],
): ReplyAmongAnswers | null {
  const sought = letters(text)
  if (sought === '') return null
  return replies.find(({ tellsWith, words }) => tellsWith === key && letters(words).includes(sought)) ?? null
}

/** The chosen statement that a quote of a text is taken from; null if an answer of the document itself has the words. */
export function chosenFor(
  { key, quote }: { key: string; quote: string },
  { chosen, answers }: { chosen: readonly ChosenStatement[]; answers: Answers },
): ChosenStatement | null {
  const sought = letters(quote)
  if (sought === '' || letters(proseOf(answers[key])).includes(sought)) return null
  return chosen.find(({ tellsWith, words }) => tellsWith === key && letters(words).includes(sought)) ?? null
}
