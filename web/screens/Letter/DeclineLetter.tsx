import { useState } from 'react'
import { Banner, Button, Dialog } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useDeclineLetter } from './useDeclineLetter.ts'

/** Declines the letter, after a question. */
export function DeclineLetter({
  token,
  student,
  isSealed,
  onDeclined,
}: {
  token: string
  student: string
  /** What the recommender wrote in confidence goes with the request. */
  isSealed: boolean
  onDeclined: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, refusal } = useDeclineLetter()

  async function decline() {
    const { saved } = await send({ input: { token } })
    if (saved) onDeclined()
  }

  return (
    <div>
      <Button variant="quiet" flush onClick={() => setAsking(true)}>
        {t('I would rather not recommend')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Decline the letter?')}
        description={t(
          isSealed
            ? '{student} sees that you declined, and can ask somebody else. This link opens nothing any more, and what you wrote is deleted.'
            : '{student} sees that you declined, and can ask somebody else. This link opens nothing any more.',
          { student },
        )}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('Back to the letter')}</Button>
            <Button variant="danger" pending={isPending} onClick={() => void decline()}>
              {t('Decline')}
            </Button>
          </>
        }
      >
        {refusal && (
          <Banner tone="danger" announce>
            {refusalWords(refusal)}
          </Banner>
        )}
      </Dialog>
    </div>
  )
}
