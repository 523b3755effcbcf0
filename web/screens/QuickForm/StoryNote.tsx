import { useEffect, useState } from 'react'
import { MarginNote } from '../../design/index.ts'
import { words } from '../../language/language.ts'
import { type FormQuestionnaire, questionsOf } from '../../questionnaire/formQuestion.ts'
import type { FormQuestion } from '../../questionnaire/kinds/index.ts'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'
import type { QuickType } from './quickFormAddress.ts'

const OPENINGS: Record<QuickType, { label: string; text: string }> = words({
  SOP: {
    label: 'What carries a statement',
    text: 'Five stories. The more they hold of what happened, when, and what came of it, the more of the text they fill.',
  },
  LOR: {
    label: 'What carries a letter',
    text: 'What the recommender saw with their own eyes: one project, one class, one week, and how you compare with others there.',
  },
  ESSAY: {
    label: 'What carries an essay',
    text: 'One moment that only you could tell, and what you think about it now. The prompt decides which.',
  },
})

/** What a good answer holds: the question that a reader will ask of it, or what the guidance says. */
function noteOf(question: FormQuestion): string | null {
  return question.followUp ?? question.guidance?.holds ?? null
}

/** Beside an answer that is being written: the question that a reader will ask of it. */
export function StoryNote({ type, questionnaire }: { type: QuickType; questionnaire: FormQuestionnaire }) {
  const [story, setStory] = useState<FormQuestion | null>(null)
  useEffect(() => {
    const noted = questionsOf(questionnaire).filter(question => noteOf(question) !== null)
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      setStory(noted.find(({ key }) => target.closest(`#${questionAnchor(key)}`)) ?? null)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [questionnaire])
  if (!story) return <MarginNote label={OPENINGS[type].label}>{OPENINGS[type].text}</MarginNote>
  return (
    <MarginNote label={story.label} tone="warning">
      {noteOf(story)}
    </MarginNote>
  )
}
