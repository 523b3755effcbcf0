import { type ComponentProps, useMemo } from 'react'
import { formToFill } from '../../questionnaire/formToFill.ts'
import { FromYourStory } from '../../story/FromYourStory.tsx'
import { useStoryOffers } from '../../story/useStoryOffers.ts'
import type { WizardType } from './wizardWords.ts'

/** The person's story on the last step of a wizard. It is read when this step opens. */
export function WizardStory({
  type,
  questions,
  values,
  draftId,
  ...choice
}: { type: WizardType } & Parameters<typeof formToFill>[0] &
  Omit<ComponentProps<typeof FromYourStory>, 'story' | 'filled'>) {
  const story = useStoryOffers({ type, form: 'WIZARD' })
  const filled = useMemo(() => formToFill({ questions, values, draftId }), [questions, values, draftId])
  return <FromYourStory {...choice} story={story} filled={filled} />
}
