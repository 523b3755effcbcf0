/** Measures the built-in writer, from the answers to a finished draft. */

import { warmUp } from '../domain/documents/composing/warmUp.ts'
import { wordsToUse } from '../domain/documents/writing/arrange/usable.ts'
import { composeDraft } from '../domain/documents/writing/composeDraft.ts'
import { PERSON_NAMES, requestOf } from '../domain/documents/writing/people.test-fixtures.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import type { Answers } from '../domain/questionnaires/definition.ts'
import { processorTime, type Times, timesOf } from './times.ts'

const ROUNDS = 15

export type DraftingCost = Times & {
  /** Words of the answers that a text could quote, and of the text. */
  answered: number
  written: number
}

/** Milliseconds of CPU time for a statement of purpose of 1,000 words: planned, composed and counted. */
export function weighDrafting(): DraftingCost {
  // As a composing thread does before its first task.
  for (const _ of warmUp());
  // Other words in each round, so that nothing is cached from the previous one.
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const request = fullRequest(round)
    const answered = wordsToUse(request)
    return { answered, ...processorTime(() => composeDraft(request).wordCount) }
  })
  return {
    ...timesOf(rounds.map(({ time }) => time)),
    answered: middle(rounds.map(({ answered }) => answered)),
    written: middle(rounds.map(({ result }) => result)),
  }
}

/** The answers of three people as those of one. One person's are too short for 1,000 words. */
function fullRequest(round: number): WritingRequest {
  const [first, ...others] = [0, 1, 2].map(step =>
    requestOf(PERSON_NAMES[(round + step) % PERSON_NAMES.length] ?? 'ananya'),
  )
  if (first === undefined) throw new Error('there are no people')
  const answers: Answers = Object.fromEntries(
    Object.entries(first.answers).map(([key, own]) => [
      key,
      own !== undefined && 'text' in own && own.text.length > 80
        ? { text: [own.text, ...others.map(other => textOf(other, key))].join(' ') }
        : own,
    ]),
  )
  return { ...first, answers: { ...answers, wordCount: { option: '1000' } } }
}

function textOf({ answers }: WritingRequest, key: string): string {
  const answer = answers[key]
  return answer !== undefined && 'text' in answer ? answer.text : ''
}

function middle(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
