import { useState } from 'react'
import { Banner, Button, Dialog } from '../../design/index.ts'
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
        I would rather not recommend
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Decline the letter?"
        description={`${student} sees that you declined, and can ask somebody else. This link opens nothing any more${isSealed ? ', and what you wrote is deleted' : ''}.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Back to the letter</Button>
            <Button variant="danger" pending={isPending} onClick={() => void decline()}>
              Decline
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
