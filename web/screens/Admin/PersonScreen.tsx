import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PersonScreen_person$key } from '../../__generated__/PersonScreen_person.graphql.ts'
import personQuery, { type personRouteQuery } from '../../__generated__/personRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Heading,
  Lines,
  LinkButton,
  Row,
  Text,
  TextLink,
} from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { moneyOf } from '../../format/money.ts'
import { planName } from '../../format/planName.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part } from '../../routing/ScreenPage.ts'
import { Facts } from './adminStyles.ts'
import { creditWord, PAYMENT_STATES, roleWord } from './adminWords.ts'
import { CreditsDialog } from './CreditsDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

function Person({ person: personRef }: { person: PersonScreen_person$key }) {
  const person = useFragment(
    graphql`
      fragment PersonScreen_person on Person {
        id
        databaseId
        username
        email
        emailRefusedAt
        fullName
        role
        plan
        isViewer
        isEmailConfirmed
        createdAt
        deletionDueAt
        creditsRemaining
        documentCount
        sessionCount
        subscription {
          status
          periodEnd
          cancelsAtPeriodEnd
        }
        creditEntries {
          databaseId
          kind
          amount
          note
          createdAt
        }
        payments {
          id
          number
          amount
          currency
          state
          createdAt
          disputedAt
        }
      }
    `,
    personRef,
  )
  const { id, fullName, role, isViewer, creditsRemaining, sessionCount, subscription } = person
  const [asked, setAsked] = useState<'ROLE' | 'CREDITS' | 'SIGN_OUT' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {person.deletionDueAt && (
        <Banner tone="warning" title={`This account is erased on ${dayOf(person.deletionDueAt)}`}>
          Its owner asked for it, and can keep it until then.
        </Banner>
      )}
      <Facts>
        <div>
          <dt>Username</dt>
          <dd>
            {person.username} (#{person.databaseId})
          </dd>
        </div>
        <div>
          <dt>Email address</dt>
          <dd>
            {person.email} {person.isEmailConfirmed ? '(confirmed)' : '(not confirmed)'}
            {person.emailRefusedAt != null && ` (mails refused since ${dayOf(person.emailRefusedAt)})`}
          </dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{roleWord(role)}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>
            {planName(person.plan)}
            {subscription && `, ${subscriptionWords(subscription)}`}
          </dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>{creditsRemaining}</dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd>{person.documentCount}</dd>
        </div>
        <div>
          <dt>Signed in</dt>
          <dd>{sessionCount === 0 ? 'On no device' : `On ${counted(sessionCount, 'device')}`}</dd>
        </div>
        <div>
          <dt>Account since</dt>
          <dd>{dayOf(person.createdAt)}</dd>
        </div>
      </Facts>
      <Row $gap={3} $wrap>
        <Button onClick={() => setAsked('CREDITS')}>Adjust credits</Button>
        {!isViewer && (
          <>
            <Button onClick={() => setAsked('ROLE')}>Change role</Button>
            <Button onClick={() => setAsked('SIGN_OUT')}>Sign out everywhere</Button>
          </>
        )}
      </Row>
      {isViewer && (
        <Text $size="small" $tone="soft">
          This is your own account: another admin changes its role, and your devices are on your account page.
        </Text>
      )}
      {asked === 'ROLE' && <RoleDialog personId={id} fullName={fullName} role={role} onClose={close} />}
      {asked === 'CREDITS' && (
        <CreditsDialog personId={id} fullName={fullName} credits={creditsRemaining} onClose={close} />
      )}
      {asked === 'SIGN_OUT' && (
        <SignOutDialog personId={id} fullName={fullName} devices={sessionCount} onClose={close} />
      )}
      <Text $size="small">
        <TextLink as={PrefetchLink} to={`/admin/audit?person=%23${person.databaseId}`}>
          What admins did with this account
        </TextLink>
      </Text>
      <Part aria-labelledby="ledger">
        <Heading level={2} size="small" id="ledger">
          Credits
        </Heading>
        {person.creditEntries.length === 0 ? (
          <Text $tone="soft">No credits were given yet.</Text>
        ) : (
          <Lines>
            {person.creditEntries.map(({ databaseId, kind, amount, note, createdAt }) => (
              <li key={databaseId}>
                <span>
                  {creditWord(kind)}
                  {note && (
                    <Text $size="small" $tone="soft">
                      {note}
                    </Text>
                  )}
                </span>
                <Row $gap={4}>
                  <Text as="span" $size="small" $tone="soft">
                    {momentOf(createdAt)}
                  </Text>
                  <strong>{amount > 0 ? `+${amount}` : `−${-amount}`}</strong>
                </Row>
              </li>
            ))}
          </Lines>
        )}
      </Part>
      <Part aria-labelledby="payments">
        <Heading level={2} size="small" id="payments">
          Payments
        </Heading>
        {person.payments.length === 0 ? (
          <Text $tone="soft">Nothing has been paid yet.</Text>
        ) : (
          <Lines>
            {person.payments.map(payment => {
              const { tone, word } = PAYMENT_STATES[payment.state] ?? {
                tone: 'plain' as const,
                word: payment.state,
              }
              return (
                <li key={payment.id}>
                  <span>
                    {payment.number}
                    <Text $size="small" $tone="soft">
                      {dayOf(payment.createdAt)}
                    </Text>
                  </span>
                  <Row $gap={3}>
                    {payment.disputedAt && <Badge tone="warning">Disputed</Badge>}
                    <Badge tone={tone}>{word}</Badge>
                    <strong>{moneyOf(payment.amount, payment.currency)}</strong>
                  </Row>
                </li>
              )
            })}
          </Lines>
        )}
      </Part>
    </>
  )
}

const STATUSES: Readonly<Record<string, string>> = {
  TRIALING: 'in the trial',
  ACTIVE: 'paid',
  PAST_DUE: 'past due',
  UNPAID: 'unpaid',
  PAUSED: 'paused',
  INCOMPLETE: 'not complete',
  CANCELED: 'ended',
}

function subscriptionWords({
  status,
  periodEnd,
  cancelsAtPeriodEnd,
}: {
  status: string
  periodEnd: string
  cancelsAtPeriodEnd: boolean
}): string {
  const word = `subscription ${STATUSES[status] ?? status.toLowerCase()}`
  if (status === 'CANCELED') return word
  return `${word}, ${cancelsAtPeriodEnd ? 'ends' : 'renews'} on ${dayOf(periodEnd)}`
}

/** One person, for admins. */
export default function PersonScreen({ queryRef }: { queryRef: PreloadedQuery<personRouteQuery> }) {
  const { viewer, person } = usePreloadedQuery<personRouteQuery>(personQuery, queryRef)
  const shown = person?.asPerson
  return (
    <AdminPage
      title={person?.fullName ?? 'Person'}
      text="The account, its credits and payments. Texts and answers are not shown."
      isAdmin={viewer?.role === 'ADMIN'}
    >
      {shown ? (
        <Person person={shown} />
      ) : (
        <EmptyState
          title="There is nobody here"
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/admin/people">
              All people
            </LinkButton>
          }
        >
          No account has this number, or it was erased.
        </EmptyState>
      )}
    </AdminPage>
  )
}
