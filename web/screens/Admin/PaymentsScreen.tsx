import { useRef, useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { PaymentsScreen_payment$key } from '../../__generated__/PaymentsScreen_payment.graphql.ts'
import type { PaymentsScreen_query$key } from '../../__generated__/PaymentsScreen_query.graphql.ts'
import type { PaymentsScreenMoreQuery } from '../../__generated__/PaymentsScreenMoreQuery.graphql.ts'
import paymentsQuery, { type paymentsRouteQuery } from '../../__generated__/paymentsRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Button, EmptyState, Lines, Row, Text, TextLink } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { PAYMENT_STATES } from './adminWords.ts'
import { RefundDialog } from './RefundDialog.tsx'

const MORE = 30

function Payments({ query: queryRef }: { query: PaymentsScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PaymentsScreenMoreQuery,
    PaymentsScreen_query$key
  >(
    graphql`
      fragment PaymentsScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" })
      @refetchable(queryName: "PaymentsScreenMoreQuery") {
        payments(first: $first, after: $after) @connection(key: "PaymentsScreen_payments") {
          totalCount
          edges {
            node {
              id
              ...PaymentsScreen_payment
            }
          }
        }
      }
    `,
    queryRef,
  )
  const payments = data.payments?.edges.map(({ node }) => node) ?? []
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: payments.length,
    page: MORE,
  })
  return (
    <AdminPage
      title="Payments"
      text="All payments, the newest first. One can be returned within seven days."
      isAdmin={data.payments != null}
    >
      {payments.length === 0 ? (
        <EmptyState title="Nothing has been paid yet" headingLevel={2}>
          Payments appear here once somebody buys a plan.
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {payments.map(payment => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={payments.length}
        totalCount={data.payments?.totalCount ?? 0}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
    </AdminPage>
  )
}

function PaymentLine({ payment: paymentRef }: { payment: PaymentsScreen_payment$key }) {
  const payment = useFragment(
    graphql`
      fragment PaymentsScreen_payment on Payment {
        id
        number
        amount
        currency
        state
        createdAt
        refundedAt
        disputedAt
        isRefundable
        payer {
          databaseId
          username
        }
      }
    `,
    paymentRef,
  )
  const { id, number, payer, createdAt, refundedAt } = payment
  const [isAsking, setAsking] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { tone, word } = PAYMENT_STATES[payment.state] ?? { tone: 'plain' as const, word: payment.state }
  const amount = moneyOf(payment.amount, payment.currency)
  return (
    <li ref={line} tabIndex={-1}>
      <span>
        {payer?.username == null ? (
          'An erased account'
        ) : (
          <TextLink as={PrefetchLink} to={`/admin/people/${payer.databaseId}`}>
            {payer.username}
          </TextLink>
        )}
        <Text $size="small" $tone="soft">
          {number}, {dayOf(createdAt)}
          {refundedAt && `, returned on ${dayOf(refundedAt)}`}
        </Text>
      </span>
      <Row $gap={3} $wrap>
        {payment.disputedAt && <Badge tone="warning">Disputed</Badge>}
        <Badge tone={tone}>{word}</Badge>
        <strong>{amount}</strong>
        {payment.isRefundable && (
          <Button size="small" ref={button} onClick={() => setAsking(true)} aria-label={`Refund ${number}`}>
            Refund
          </Button>
        )}
      </Row>
      {isAsking && (
        <RefundDialog
          paymentId={id}
          amount={amount}
          payer={payer?.username ?? 'the payer'}
          onClose={() => setAsking(false)}
          onCloseAutoFocus={event => {
            // A returned payment has no button any more.
            if (button.current) return
            event.preventDefault()
            line.current?.focus()
          }}
        />
      )}
    </li>
  )
}

/** The payments of all people, for admins. */
export default function PaymentsScreen({ queryRef }: { queryRef: PreloadedQuery<paymentsRouteQuery> }) {
  return <Payments query={usePreloadedQuery<paymentsRouteQuery>(paymentsQuery, queryRef)} />
}
