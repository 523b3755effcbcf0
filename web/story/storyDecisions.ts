import { graphql, readInlineData } from 'relay-runtime'
import type { storyDecisions_statement$key } from '../__generated__/storyDecisions_statement.graphql.ts'
import { type FormToFill, letters } from './storyOffers.ts'

/** A sentence of a form that its document has otherwise, or not at all. */
export type DecidedSentence = {
  id: string
  /** As the form has it. */
  said: string
  /** As the document has it; null where it is left out. */
  becomes: string | null
}

const fragment = graphql`
  fragment storyDecisions_statement on Statement @inline {
    id
    words
    firstWords
    status
  }
`

/** What the form says and the person corrected or removed in their story. */
export function readStoryDecisions(
  keys: readonly storyDecisions_statement$key[],
  { texts }: Pick<FormToFill, 'texts'>,
): readonly DecidedSentence[] {
  const told = texts.map(letters)
  return keys.flatMap(ref => {
    const { id, words, firstWords, status } = readInlineData(fragment, ref)
    if (!told.some(text => text.includes(letters(firstWords)))) return []
    return [{ id, said: firstWords, becomes: status === 'REMOVED' ? null : words }]
  })
}
