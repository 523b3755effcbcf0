import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Heading, Text } from '../../design/index.ts'
import { useAskQuestions } from '../../questions/useAskQuestions.ts'
import { type Refusal, refusalWords } from '../../relay/refusal.ts'
import { ReviewBlock } from './wizardStyles.ts'

/** Offers a few questions between the form and the document. Where the answers leave none, it says so. */
export function BeforeWeWrite({
  path,
  draftId,
  flush,
  settleStory,
}: {
  /** The wizard's own path; the questions are below it. */
  path: string
  /** The draft as it is known once everything was sent. */
  draftId: () => string | null
  flush: () => Promise<'SAVED' | 'OFFLINE' | 'FAILED'>
  /** Waits until the draft keeps what was chosen from the story. */
  settleStory: () => Promise<Refusal | null>
}) {
  const ask = useAskQuestions()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)

  async function openQuestions() {
    setAsking(true)
    setOutcome(null)
    const sent = await flush()
    const draft = draftId()
    const unkept = await settleStory()
    if (unkept !== null) setOutcome(refusalWords(unkept))
    else if (sent !== 'SAVED' || draft === null) {
      setOutcome(
        draft === null && sent === 'SAVED'
          ? 'Answer something first: the questions are about your answers.'
          : 'Your answers are not saved yet, so there is nothing to ask about. Please try again.',
      )
    } else {
      const { saved, refusal } = await ask(draft)
      const isOpen = saved?.questions.some(({ state }) => state === 'OPEN' || state === 'STALE') ?? false
      if (isOpen) navigate(`${path}/questions?draft=${encodeURIComponent(draft)}`)
      else setOutcome(saved ? 'Your answers leave no question open.' : refusalWords(refusal))
    }
    setAsking(false)
  }

  return (
    <ReviewBlock>
      <Heading level={3} size="small">
        Before we write
      </Heading>
      <Text $tone="soft" $measure>
        A reader would miss some things between your answers. We ask about them in at most seven short
        questions; you may skip all of them.
      </Text>
      <div>
        <Button
          pending={isAsking}
          pendingLabel="Reading your answers..."
          onClick={() => void openQuestions()}
        >
          Show the questions
        </Button>
      </div>
      <Text role="status">{outcome}</Text>
    </ReviewBlock>
  )
}
