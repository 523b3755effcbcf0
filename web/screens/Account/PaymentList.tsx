import { graphql, useFragment } from 'react-relay'
import type { PaymentList_viewer$key } from '../../__generated__/PaymentList_viewer.graphql.ts'
import { Badge, Column, Heading, Row, Text, TextLink, type Tone } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { t, words } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Payments } from './accountStyles.ts'

const STATES: Readonly<Record<string, { tone: Tone; word: string }>> = words({
  PAID: { tone: 'success', word: 'Paid' },
  FAILED: { tone: 'failed', word: 'Failed' },
  REFUNDED: { tone: 'note', word: 'Refunded' },
})

/** The payments, the newest first, each with its invoice where there is one. */
export function PaymentList({ viewer: viewerRef }: { viewer: PaymentList_viewer$key }) {
  const { payments } = useFragment(
    graphql`
      fragment PaymentList_viewer on User {
        payments {
          id
          number
          amount
          currency
          state
          createdAt
          disputedAt
          invoiceUrl
        }
      }
    `,
    viewerRef,
  )
  return (
    <Part aria-labelledby="payments">
      <Column>
        <Heading level={2} size="small" id="payments">
          {t('Payments')}
        </Heading>
        {payments.length === 0 ? (
          <Text $tone="soft">{t('Nothing has been paid yet.')}</Text>
        ) : (
          <Payments>
            {payments.map(({ id, number, amount, currency, state, createdAt, disputedAt, invoiceUrl }) => {
              const { tone, word } = STATES[state] ?? { tone: 'plain' as const, word: state }
              return (
                <li key={id}>
                  <span>
                    {dayOf(createdAt)}
                    <Text $size="tiny" $tone="soft">
                      {invoiceUrl ? (
                        <TextLink href={invoiceUrl}>{t('Invoice {number}', { number })}</TextLink>
                      ) : (
                        number
                      )}
                    </Text>
                  </span>
                  <Row>
                    {disputedAt && <Badge tone="warning">{t('Disputed')}</Badge>}
                    <Badge tone={tone}>{word}</Badge>
                    <strong>{moneyOf(amount, currency)}</strong>
                  </Row>
                </li>
              )
            })}
          </Payments>
        )}
      </Column>
    </Part>
  )
}
