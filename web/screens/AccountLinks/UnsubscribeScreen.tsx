import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Banner, Button, LinkButton, Row, Stack } from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { LinkPage } from './LinkPage.tsx'
import { useStopMails } from './useStopMails.ts'

const NAMES: Readonly<Record<string, string>> = words({
  DEADLINE_REMINDER: 'reminders of deadlines',
  DOCUMENT_COMMENTS: 'mails about new comments on your documents and answers to your questions',
  COMMUNITY_ANSWER: 'mails about answers to your questions and new comments on your documents',
})

/**
 * Stops the mails of a kind by the link in one of them, and offers to undo it. It waits for a press of the button,
 * because programs that check mails open their links.
 */
export default function UnsubscribeScreen() {
  const { token = '' } = useParams()
  const { send, isPending, refusal } = useStopMails()
  const [choice, setChoice] = useState<{ mails: string; isWanted: boolean } | null>(null)
  const choose = async (isWanted: boolean) => {
    const { saved } = await send({ input: { token, isWanted } })
    if (saved) setChoice(saved)
  }
  const name = NAMES[choice?.mails ?? ''] ?? t('mails of this kind')
  return (
    <LinkPage
      title={t('Stop these mails')}
      lead={t(
        'Mails about the account itself, such as a new password, still come. You need not be signed in.',
      )}
    >
      <meta name="robots" content="noindex, nofollow" />
      <Stack $gap={4} $align="start">
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        {choice && (
          <Banner tone="success" title={choice.isWanted ? t('They come again') : t('Stopped')} announce>
            {choice.isWanted ? t('You get {name} again.', { name }) : t('You get no more {name}.', { name })}
          </Banner>
        )}
        <Row $wrap>
          {choice === null || choice.isWanted ? (
            <Button
              variant={choice === null ? 'primary' : undefined}
              pending={isPending}
              pendingLabel={t('Stopping...')}
              onClick={() => void choose(false)}
            >
              {t('Stop these mails')}
            </Button>
          ) : (
            <Button pending={isPending} pendingLabel={t('Undoing...')} onClick={() => void choose(true)}>
              {t('Undo')}
            </Button>
          )}
          <LinkButton as={Link} to="/account" variant="quiet">
            {t('To your account')}
          </LinkButton>
        </Row>
      </Stack>
    </LinkPage>
  )
}
