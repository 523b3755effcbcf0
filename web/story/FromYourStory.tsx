import { useMemo } from 'react'
import { Banner, Button, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import { type Refusal, refusalWords } from '../relay/refusal.ts'
import { DecidedSentences } from './DecidedSentences.tsx'
import { StoryChoice } from './StoryChoice.tsx'
import { readStoryDecisions } from './storyDecisions.ts'
import { type FormToFill, readStoryOffers } from './storyOffers.ts'
import type { StoryForForm } from './useStoryOffers.ts'

/** What the person's story means for a form: what it may use from elsewhere, and which of its sentences it changes. */
export function FromYourStory({
  story,
  filled,
  chosen,
  onChoose,
  refusal = null,
}: {
  story: StoryForForm
  filled: FormToFill
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
  /** Why the last choice is not kept. */
  refusal?: Refusal | null
}) {
  const { draftId, texts, university, recommender, shownKeys } = filled
  const offers = useMemo(
    () =>
      story.state === 'LOADED'
        ? readStoryOffers(story.offers, { draftId, texts, university, recommender, shownKeys })
        : [],
    [story, draftId, texts, university, recommender, shownKeys],
  )
  const decided = useMemo(
    () => (story.state === 'LOADED' ? readStoryDecisions(story.decided, { texts }) : []),
    [story, texts],
  )
  if (story.state === 'LOADING')
    return (
      <Text $size="small" $tone="soft" role="status">
        {t('Looking through your story...')}
      </Text>
    )
  if (story.state === 'FAILED')
    return (
      <Banner
        tone="warning"
        announce
        action={
          <Button size="small" onClick={story.retry}>
            {t('Try again')}
          </Button>
        }
      >
        {t(
          'Your story could not be read, so nothing from it can be chosen now. What you chose before stays chosen.',
        )}
      </Banner>
    )
  return (
    <>
      <DecidedSentences decided={decided} />
      <StoryChoice offers={offers} chosen={chosen} onChoose={onChoose} />
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
    </>
  )
}
