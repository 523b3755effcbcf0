import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { AuditScreen_entry$key } from '../../__generated__/AuditScreen_entry.graphql.ts'
import type { AuditScreen_query$key } from '../../__generated__/AuditScreen_query.graphql.ts'
import type { AuditScreenMoreQuery } from '../../__generated__/AuditScreenMoreQuery.graphql.ts'
import auditQuery, { type auditRouteQuery } from '../../__generated__/auditRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Button, EmptyState, Field, Lines, Select, Text, TextInput, TextLink } from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { Filters } from './adminStyles.ts'
import { ACTIONS, actionWord, changeWords, isAction, subjectWord } from './adminWords.ts'
import { AUDIT_ADDRESS } from './auditAddress.ts'

const MORE = 30
const NO_FILTER = { action: '', actor: '', person: '', from: '', to: '' } as const

function Log({ query: queryRef }: { query: AuditScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditScreenMoreQuery,
    AuditScreen_query$key
  >(
    graphql`
      fragment AuditScreen_query on Query
      @argumentDefinitions(
        action: { type: "AuditAction" }
        actor: { type: "String" }
        person: { type: "String" }
        since: { type: "DateTime" }
        until: { type: "DateTime" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "AuditScreenMoreQuery") {
        auditLog(
          first: $first
          after: $after
          action: $action
          actor: $actor
          person: $person
          since: $since
          until: $until
        )
          @connection(key: "AuditScreen_auditLog") {
          totalCount
          edges {
            node {
              id
              ...AuditScreen_entry
            }
          }
        }
      }
    `,
    queryRef,
  )
  const entries = data.auditLog?.edges.map(({ node }) => node) ?? []
  const totalCount = data.auditLog?.totalCount ?? 0
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: entries.length,
    page: MORE,
  })
  const { state, set } = useAddress(AUDIT_ADDRESS)
  const isNarrowed = Object.values(state).some(value => value !== '')
  return (
    <AdminPage
      title="Audit log"
      text="What admins and the operator did, the newest first. No entry can be changed or removed."
      isAdmin={data.auditLog != null}
    >
      <Filters>
        <Field label="Action">
          <Select
            options={ACTIONS}
            placeholder="All actions"
            value={state.action}
            onChange={({ target }) => {
              set({ action: isAction(target.value) ? target.value : '' })
            }}
          />
        </Field>
        <Field label="Done by">
          <TextInput
            type="search"
            placeholder="Username or #number"
            autoCapitalize="none"
            spellCheck={false}
            value={state.actor}
            onChange={({ target }) => set({ actor: target.value }, { isTyped: true })}
          />
        </Field>
        <Field label="Person">
          <TextInput
            type="search"
            placeholder="Username or #number"
            autoCapitalize="none"
            spellCheck={false}
            value={state.person}
            onChange={({ target }) => set({ person: target.value }, { isTyped: true })}
          />
        </Field>
        <Field label="From">
          <TextInput
            type="date"
            max={state.to || undefined}
            value={state.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="date"
            min={state.from || undefined}
            value={state.to}
            onChange={({ target }) => set({ to: target.value })}
          />
        </Field>
      </Filters>
      <Text $size="small" $tone="soft" role="status">
        {totalCount === 1 ? '1 entry' : `${totalCount.toLocaleString('en')} entries`}
      </Text>
      {entries.length === 0 ? (
        <EmptyState
          title={isNarrowed ? 'No entry matches' : 'Nothing has been done yet'}
          headingLevel={2}
          action={isNarrowed && <Button onClick={() => set(NO_FILTER)}>Show all entries</Button>}
        >
          {isNarrowed
            ? 'Try another action, person or time.'
            : 'Changes of roles and credits, refunds and retried jobs appear here.'}
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={entries.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
    </AdminPage>
  )
}

function Entry({ entry: entryRef }: { entry: AuditScreen_entry$key }) {
  const { createdAt, action, actor, person, subjectId, details } = useFragment(
    graphql`
      fragment AuditScreen_entry on AuditEntry {
        createdAt
        action
        actor {
          databaseId
          username
        }
        person {
          databaseId
          username
        }
        subjectId
        details {
          name
          value
        }
      }
    `,
    entryRef,
  )
  const said = new Map(details.map(({ name, value }) => [name, value]))
  return (
    <li>
      <span>
        <strong>{actionWord(action)}</strong>
        {': '}
        {person ? <Person person={person} /> : subjectWord(action, subjectId)}
        <Text $size="small" $tone="soft">
          {changeWords(action, subjectId, said)}
        </Text>
      </span>
      <Text as="span" $size="small" $tone="soft">
        {actor ? <Person person={actor} /> : 'The operator'}, {momentOf(createdAt)}
      </Text>
    </li>
  )
}

function Person({
  person: { databaseId, username },
}: {
  person: { databaseId: number; username: string | null | undefined }
}) {
  return username == null ? (
    `account #${databaseId} (erased)`
  ) : (
    <TextLink as={PrefetchLink} to={`/admin/people/${databaseId}`}>
      {username}
    </TextLink>
  )
}

/** The audit log, for admins. */
export default function AuditScreen({ queryRef }: { queryRef: PreloadedQuery<auditRouteQuery> }) {
  return <Log query={usePreloadedQuery<auditRouteQuery>(auditQuery, queryRef)} />
}
