import { billingWords } from '../../content/billing.ts'
import { Banner, Button, Row, Text } from '../../design/index.ts'
import { Question } from './accountStyles.ts'
import { useRenewInSandbox } from './useRenewInSandbox.ts'

/** In the sandbox: ends the present month now, with or without its payment, to see what follows. */
export function SandboxClock({ isUnpaid }: { isUnpaid: boolean }) {
  const { send, isPending, refusal } = useRenewInSandbox()
  const renew = (isPaid: boolean) =>
    send({ input: { isPaid } }, { updater: store => store.invalidateStore() })
  return (
    <Question role="group" aria-labelledby="sandbox">
      <Text $size="small" id="sandbox">
        <strong>{billingWords.sandbox}.</strong>{' '}
        {isUnpaid
          ? 'Try the open payment again.'
          : 'End the present period now, to see what the next payment does.'}
      </Text>
      {refusal && (
        <Banner tone="danger" announce title="Nothing has changed">
          {refusal.message}
        </Banner>
      )}
      <Row>
        <Button size="small" disabled={isPending} onClick={() => renew(true)}>
          {isUnpaid ? 'The payment succeeds' : 'Next period, paid'}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => renew(false)}>
          {isUnpaid ? 'The payment fails for good' : 'Next period, payment fails'}
        </Button>
      </Row>
    </Question>
  )
}
