import { billingWords } from '../../content/billing.ts'
import { Banner, Button, Row, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
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
          ? t('Try the open payment again.')
          : t('End the present period now, to see what the next payment does.')}
      </Text>
      {refusal && (
        <Banner tone="danger" announce title={t('Nothing has changed')}>
          {refusal.message}
        </Banner>
      )}
      <Row>
        <Button size="small" disabled={isPending} onClick={() => renew(true)}>
          {isUnpaid ? t('The payment succeeds') : t('Next period, paid')}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => renew(false)}>
          {isUnpaid ? t('The payment fails for good') : t('Next period, payment fails')}
        </Button>
      </Row>
    </Question>
  )
}
