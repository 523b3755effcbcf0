import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SupportConversations_viewer$key } from '../../__generated__/SupportConversations_viewer.graphql.ts'
import type { SupportMoreQuery } from '../../__generated__/SupportMoreQuery.graphql.ts'
import type { SupportScreen_viewer$key } from '../../__generated__/SupportScreen_viewer.graphql.ts'
import supportQuery, { type supportRouteQuery } from '../../__generated__/supportRouteQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
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
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { stateOf } from './supportWords.ts'
import { useOpenThread } from './useOpenThread.ts'
import { WaitingTime } from './WaitingTime.tsx'

const MORE = 20

const Conversations = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

const EMPTY = { subject: '', message: '' }
type Typed = typeof EMPTY

function NewConversation({ hours }: { hours: number }) {
  const { send, isPending, refusal, faultByField } = useOpenThread()
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [refused, setRefused] = useState<Typed>(EMPTY)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefused(typed)
    const { saved } = await send({ input: typed })
    if (saved) navigate(`/support/${saved.thread.databaseId}`)
  }

  /** What was refused stays said until it is changed. */
  const faultOf = (name: keyof Typed) => (typed[name] === refused[name] ? faultByField[name] : undefined)
  const wiring = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Part aria-labelledby="new">
      <Heading level={2} size="small" id="new">
        {t('New message')}
      </Heading>
      <Column>
        <form ref={form} noValidate onSubmit={submit}>
          <Stack $gap={4}>
            {refusal && Object.keys(faultByField).length === 0 && (
              <Banner tone="danger" announce>
                {refusal.message}
              </Banner>
            )}
            <Field label={t('What it is about')} error={faultOf('subject')} required>
              <TextInput {...wiring('subject')} />
            </Field>
            <Field
              label={t('Message')}
              help={t('Your plan promises an answer within {hours} hours. You get a mail when it is there.', {
                hours,
              })}
              error={faultOf('message')}
              required
            >
              <TextArea {...wiring('message')} rows={5} />
            </Field>
            <div>
              <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Sending...')}>
                {t('Send message')}
              </Button>
            </div>
          </Stack>
        </form>
      </Column>
    </Part>
  )
}

function OwnConversations({ viewer: viewerRef }: { viewer: SupportConversations_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SupportMoreQuery,
    SupportConversations_viewer$key
  >(
    graphql`
      fragment SupportConversations_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SupportMoreQuery", directives: ["@raw_response_type"]) {
        id
        supportThreads(first: $first, after: $after) @connection(key: "SupportConversations_supportThreads") {
          totalCount
          edges {
            node {
              id
              databaseId
              subject
              state
              isLate
              lastMessageAt
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const threads = data.supportThreads.edges.map(({ node }) => node)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: threads.length,
    page: MORE,
  })
  if (threads.length === 0) return null
  return (
    <Part aria-labelledby="conversations">
      <Heading level={2} size="small" id="conversations">
        {t('Your conversations')}
      </Heading>
      <Conversations ref={list}>
        {threads.map(thread => {
          const { tone, word } = stateOf(thread)
          return (
            <li key={thread.id}>
              <span>
                <TextLink as={PrefetchLink} to={`/support/${thread.databaseId}`}>
                  {thread.subject}
                </TextLink>
                <Text $size="small" $tone="soft">
                  {t('Last message: {moment}', { moment: momentOf(thread.lastMessageAt) })}
                </Text>
              </span>
              <Badge tone={tone}>{word}</Badge>
            </li>
          )
        })}
      </Conversations>
      <ListFoot
        shown={threads.length}
        totalCount={data.supportThreads.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more')}
        onShowMore={showMore}
      />
    </Part>
  )
}

function Support({
  viewer: viewerRef,
  wait,
}: {
  viewer: SupportScreen_viewer$key
  wait: supportRouteQuery['response']['supportWait']
}) {
  const viewer = useFragment(
    graphql`
      fragment SupportScreen_viewer on User {
        entitlements {
          supportHours
        }
        ...SupportConversations_viewer
      }
    `,
    viewerRef,
  )
  const { supportHours } = viewer.entitlements
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Support')}</Heading>
          <Text $tone="soft" $measure>
            {t(
              'Ask about your account, a payment, or something that does not work as it should. A person answers.',
            )}
          </Text>
          <WaitingTime wait={wait} />
        </div>
      </ScreenHead>
      {supportHours == null ? (
        <EmptyState
          title={t('Support by message is part of Standard and Premium')}
          headingLevel={2}
          action={
            <Row>
              <LinkButton as={Link} to="/pricing" variant="primary">
                {t('Compare the plans')}
              </LinkButton>
              <LinkButton as={Link} to="/community">
                {t('Ask the community')}
              </LinkButton>
              <LinkButton as={Link} to="/contact">
                {t('Write to the operator')}
              </LinkButton>
            </Row>
          }
        >
          {t(
            'Standard promises an answer within 48 hours, Premium within 24. A fault, or a question about a payment, can be reported on the contact page on any plan.',
          )}
        </EmptyState>
      ) : (
        <NewConversation hours={supportHours} />
      )}
      <OwnConversations viewer={viewer} />
    </ScreenPage>
  )
}

/** Conversations with support, and a new one where the plan has them. */
export default function SupportScreen({ queryRef }: { queryRef: PreloadedQuery<supportRouteQuery> }) {
  const { viewer, supportWait } = usePreloadedQuery<supportRouteQuery>(supportQuery, queryRef)
  return viewer ? <Support viewer={viewer} wait={supportWait} /> : null
}
