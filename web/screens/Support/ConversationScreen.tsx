import { type FormEvent, useEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  ConversationScreen_query$data,
  ConversationScreen_query$key,
} from '../../__generated__/ConversationScreen_query.graphql.ts'
import type { ConversationScreen_thread$key } from '../../__generated__/ConversationScreen_thread.graphql.ts'
import conversationQuery, {
  type conversationRouteQuery,
} from '../../__generated__/conversationRouteQuery.graphql.ts'
import {
  Badge,
  Banner,
  Button,
  Column,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Row,
  Select,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { stateOf } from './supportWords.ts'
import { useAssignThread } from './useAssignThread.ts'
import { useCloseThread } from './useCloseThread.ts'
import { useWriteMessage } from './useWriteMessage.ts'

const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Message = styled.li<{ $isAnswer: boolean }>`
  padding: var(--space-3) var(--space-4);
  background: ${({ $isAnswer }) => ($isAnswer ? 'var(--inset)' : 'var(--sheet)')};
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  overflow-wrap: anywhere;

  > :last-child {
    white-space: pre-wrap;
  }
`

function Conversation({
  thread: threadRef,
  query: queryRef,
}: {
  thread: ConversationScreen_thread$key
  query: ConversationScreen_query$key
}) {
  const thread = useFragment(
    graphql`
      fragment ConversationScreen_thread on SupportThread {
        id
        databaseId
        subject
        state
        isLate
        dueAt
        person {
          databaseId
          username
        }
        assignee {
          databaseId
        }
        messages {
          number
          isFromStaff
          body
          wasLate
          createdAt
        }
      }
    `,
    threadRef,
  )
  const { viewer, supportStaff } = useFragment(
    graphql`
      fragment ConversationScreen_query on Query {
        viewer {
          username
        }
        supportStaff {
          databaseId
          username
        }
      }
    `,
    queryRef,
  )
  const { id, state, isLate, person } = thread
  // Only admins are told usernames, and only they open the conversations of others.
  const isStaff = person.username != null && person.username !== viewer?.username
  const close = useCloseThread()
  const { tone, word } = stateOf(thread)
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small">
            <TextLink as={Link} to={isStaff ? '/admin/support' : '/support'}>
              {isStaff ? t('All conversations') : t('Your conversations')}
            </TextLink>
          </Text>
          <Heading level={1}>{thread.subject}</Heading>
          <Row>
            <Badge tone={tone}>{word}</Badge>
            {state === 'OPEN' && (
              <Text as="span" $size="small" $tone="soft">
                {isLate ? t('An answer was promised by') : t('An answer is promised by')}{' '}
                {momentOf(thread.dueAt)}
              </Text>
            )}
          </Row>
        </div>
        {state !== 'CLOSED' && (
          <Button
            pending={close.isPending}
            pendingLabel={t('Closing...')}
            onClick={() => close.send({ input: { threadId: id } })}
          >
            {t('Close conversation')}
          </Button>
        )}
      </ScreenHead>
      {close.refusal && (
        <Banner tone="danger" announce>
          {close.refusal.message}
        </Banner>
      )}
      {isStaff && (
        <Assignment
          threadId={id}
          person={person}
          assignee={thread.assignee?.databaseId ?? null}
          staff={supportStaff ?? []}
          isClosed={state === 'CLOSED'}
        />
      )}
      <Part aria-label={t('Messages')}>
        <Column>
          <Stack $gap={5}>
            <Messages>
              {thread.messages.toReversed().map(({ number, isFromStaff, body, wasLate, createdAt }) => (
                <Message key={number} $isAnswer={isFromStaff}>
                  <Text $size="small" $tone="soft">
                    <strong>
                      {isFromStaff ? t('Support') : isStaff ? (person.username ?? t('Student')) : t('You')}
                    </strong>
                    , {momentOf(createdAt)}
                    {wasLate && t(', later than promised')}
                  </Text>
                  <Text>{body}</Text>
                </Message>
              ))}
            </Messages>
            {state === 'CLOSED' ? (
              <Text $tone="soft">{t('This conversation is closed. Nothing can be added to it.')}</Text>
            ) : (
              <Reply threadId={id} label={isStaff ? t('Answer') : t('Reply')} />
            )}
          </Stack>
        </Column>
      </Part>
    </ScreenPage>
  )
}

function Reply({ threadId, label }: { threadId: string; label: string }) {
  const { send, isPending, refusal, faultByField } = useWriteMessage()
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const fault = message === refused ? faultByField.message : undefined

  useEffect(() => {
    if (refusal) area.current?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefused(message)
    const { saved } = await send({ input: { threadId, message } })
    if (saved) setMessage('')
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={3}>
        {refusal && !faultByField.message && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        <Field label={label} error={fault} required>
          <TextArea
            ref={area}
            name="message"
            rows={4}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Sending...')}>
            {t('Send {label}', { label: label.toLowerCase() })}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** For admins: who asked, and who looks after it. */
function Assignment({
  threadId,
  person,
  assignee,
  staff,
  isClosed,
}: {
  threadId: string
  person: { databaseId: number; username: string | null | undefined }
  assignee: number | null
  staff: NonNullable<ConversationScreen_query$data['supportStaff']>
  isClosed: boolean
}) {
  const { send, refusal } = useAssignThread()
  return (
    <Row $gap={5} $align="end">
      <Text>
        Asked by{' '}
        <TextLink as={PrefetchLink} to={`/admin/people/${person.databaseId}`}>
          {person.username ?? `#${person.databaseId}`}
        </TextLink>
      </Text>
      <Field label={t('Looked after by')} error={refusal?.message}>
        <Select
          options={staff.map(({ databaseId, username }) => ({
            value: String(databaseId),
            label: username ?? `#${databaseId}`,
          }))}
          placeholder={t('Nobody')}
          disabled={isClosed}
          value={assignee === null ? '' : String(assignee)}
          onChange={({ target }) =>
            send({ input: { threadId, assignee: target.value === '' ? null : Number(target.value) } })
          }
        />
      </Field>
    </Row>
  )
}

/** A conversation with support. */
export default function ConversationScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<conversationRouteQuery>
}) {
  const answer = usePreloadedQuery<conversationRouteQuery>(conversationQuery, queryRef)
  const thread = answer.thread?.asThread
  if (thread) return <Conversation thread={thread} query={answer} />
  return (
    <ScreenPage>
      <Heading level={1}>{t('Support')}</Heading>
      <EmptyState
        title={t('There is no such conversation')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/support">
            {t('Go to Support')}
          </LinkButton>
        }
      >
        {t('It may belong to another account. Check which one you are signed in with.')}
      </EmptyState>
    </ScreenPage>
  )
}
