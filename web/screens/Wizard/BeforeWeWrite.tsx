import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Heading, Text } from '../../design/index.ts'
import { questionsPath } from '../../documents/draftAddress.ts'
import { t } from '../../language/language.ts'
import { type Refusal, refusalWords } from '../../relay/refusal.ts'
import { ReviewBlock } from './wizardStyles.ts'

/** Leads to a few questions between the form and the document, once the answers they are about are saved. */
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
  /** Waits until the statements chosen from the story are saved with the draft. */
  settleStory: () => Promise<Refusal | null>
}) {
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)

  async function openQuestions() {
    setSaving(true)
    setOutcome(null)
    const sent = await flush()
    const draft = draftId()
    const unkept = await settleStory()
    if (unkept !== null) setOutcome(refusalWords(unkept))
    else if (sent !== 'SAVED' || draft === null) {
      setOutcome(
        draft === null && sent === 'SAVED'
          ? t('Answer something first: the questions are about your answers.')
          : t('Your answers are not saved yet, so there is nothing to ask about. Please try again.'),
      )
    } else {
      navigate(questionsPath(path, draft))
      return
    }
    setSaving(false)
  }

  return (
    <ReviewBlock>
      <Heading level={4}>{t('Before we write')}</Heading>
      <Text $tone="soft" $measure>
        {t(
          'A reader would miss some things between your answers. We ask about them in at most seven short questions; you may skip all of them.',
        )}
      </Text>
      <div>
        <Button
          pending={isSaving}
          pendingLabel={t('Saving your answers...')}
          onClick={() => void openQuestions()}
        >
          {t('Show the questions')}
        </Button>
      </div>
      <Text role="status">{outcome}</Text>
    </ReviewBlock>
  )
}
