import { graphql, readInlineData } from 'relay-runtime'
import type { storyOffers_offers$key } from '../__generated__/storyOffers_offers.graphql.ts'

/** Something that the person said elsewhere and may choose for a document. */
export type StoryOffer = {
  id: string
  words: string
  /** The label of the question that it answers. */
  key: string
  label: string
  /** Where it was said. */
  from: string
  /** The question that it answered there. */
  place: string
  university: string | null
  recommender: string | null
}

const fragment = graphql`
  fragment storyOffers_offers on StatementOffer @inline {
    key
    label
    university
    recommender
    statement {
      id
      words
      status
      sources {
        name
        label
        draftId
      }
    }
  }
`

/** What a form holds now, as far as the offers depend on it. */
export type FormToFill = {
  /** The open draft; its statements are not offered. */
  draftId: string | null
  /** All typed texts. */
  texts: readonly string[]
  university: string
  recommender: string
  /** The questions that are shown. */
  shownKeys: ReadonlySet<string>
}

/** Letters and digits alone: words are the same whatever their marks and capitals. */
export function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The offers that this form could use now: not told in it, for its school and recommender, with a shown question. */
export function readStoryOffers(
  keys: readonly storyOffers_offers$key[],
  { draftId, texts, university, recommender, shownKeys }: FormToFill,
): readonly StoryOffer[] {
  const told = texts.map(letters)
  return keys.flatMap(ref => {
    const { key, label, statement, ...only } = readInlineData(fragment, ref)
    const { id, words, status, sources } = statement
    const [source] = sources
    const isElsewhere = sources.some(({ draftId: own }) => own === null || own !== draftId)
    const fits =
      status !== 'REMOVED' &&
      source !== undefined &&
      isElsewhere &&
      shownKeys.has(key) &&
      (only.university == null || letters(only.university) === letters(university)) &&
      (only.recommender == null || letters(only.recommender) === letters(recommender))
    if (!fits || told.some(text => text.includes(letters(words)))) return []
    return [
      {
        id,
        words,
        key,
        label,
        from: `${source.name}: ${source.label}`,
        place: source.label,
        university: only.university ?? null,
        recommender: only.recommender ?? null,
      },
    ]
  })
}
