import { useEffect, useState } from 'react'
import { MarginNote } from '../../design/index.ts'
import { type FormQuestion, type FormQuestionnaire, questionsOf } from '../../wizard/formQuestion.ts'
import { questionAnchor } from '../../wizard/questionAnchor.ts'

/** Beside a key story that is being written: the question that a reader will ask of it. */
export function StoryNote({ questionnaire }: { questionnaire: FormQuestionnaire }) {
  const [story, setStory] = useState<FormQuestion | null>(null)
  useEffect(() => {
    const stories = questionsOf(questionnaire).filter(({ followUp }) => followUp !== null)
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      setStory(stories.find(({ key }) => target.closest(`#${questionAnchor(key)}`)) ?? null)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [questionnaire])
  if (!story) {
    return (
      <MarginNote label="What carries a statement">
        Five stories. The more they hold of what happened, when, and what came of it, the more of the text
        they fill.
      </MarginNote>
    )
  }
  return (
    <MarginNote label={story.label} tone="look">
      {story.followUp}
    </MarginNote>
  )
}
