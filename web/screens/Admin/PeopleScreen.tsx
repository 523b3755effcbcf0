import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { PeopleScreen_person$key } from '../../__generated__/PeopleScreen_person.graphql.ts'
import type { PeopleScreen_query$key } from '../../__generated__/PeopleScreen_query.graphql.ts'
import type { PeopleScreenMoreQuery } from '../../__generated__/PeopleScreenMoreQuery.graphql.ts'
import peopleQuery, { type peopleRouteQuery } from '../../__generated__/peopleRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import {
  Badge,
  Button,
  EmptyState,
  Field,
  Lines,
  Row,
  Select,
  Text,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { Filters } from './adminStyles.ts'
import { ROLES, roleWord } from './adminWords.ts'
import { PEOPLE_ADDRESS } from './peopleAddress.ts'

const MORE = 30

function People({ query: queryRef }: { query: PeopleScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PeopleScreenMoreQuery,
    PeopleScreen_query$key
  >(
    graphql`
      fragment PeopleScreen_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        role: { type: "Role" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "PeopleScreenMoreQuery") {
        people(first: $first, after: $after, search: $search, role: $role)
          @connection(key: "PeopleScreen_people") {
          totalCount
          edges {
            node {
              id
              ...PeopleScreen_person
            }
          }
        }
      }
    `,
    queryRef,
  )
  const people = data.people?.edges.map(({ node }) => node) ?? []
  const totalCount = data.people?.totalCount ?? 0
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: people.length,
    page: MORE,
  })
  const { state, set } = useAddress(PEOPLE_ADDRESS)
  return (
    <AdminPage
      title="People"
      text="Everybody with an account, the newest first. What they wrote is theirs: it is not shown here."
      isAdmin={data.people != null}
    >
      <Filters>
        <Field label="Name, username or email address">
          <TextInput
            type="search"
            placeholder="Part of it, or #number"
            autoCapitalize="none"
            spellCheck={false}
            value={state.words}
            onChange={({ target }) => set({ words: target.value }, { isTyped: true })}
          />
        </Field>
        <Field label="Role">
          <Select
            options={ROLES}
            placeholder="All roles"
            value={state.role}
            onChange={({ target }) => {
              const role = ROLES.find(({ value }) => value === target.value)?.value ?? ''
              set({ role })
            }}
          />
        </Field>
      </Filters>
      <Text $size="small" $tone="soft" role="status">
        {totalCount === 1 ? '1 person' : `${totalCount.toLocaleString('en')} people`}
      </Text>
      {people.length === 0 ? (
        <EmptyState
          title="Nobody matches"
          headingLevel={2}
          action={<Button onClick={() => set({ words: '', role: '' })}>Show everybody</Button>}
        >
          Try a part of the name, the username or the email address.
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {people.map(person => (
            <PersonLine key={person.id} person={person} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={people.length}
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

function PersonLine({ person: personRef }: { person: PeopleScreen_person$key }) {
  const { databaseId, fullName, username, email, role, plan, createdAt, deletionDueAt } = useFragment(
    graphql`
      fragment PeopleScreen_person on Person {
        databaseId
        fullName
        username
        email
        role
        plan
        createdAt
        deletionDueAt
      }
    `,
    personRef,
  )
  return (
    <li>
      <span>
        <TextLink as={PrefetchLink} to={`/admin/people/${databaseId}`}>
          {fullName}
        </TextLink>
        <Text $size="small" $tone="soft">
          {username}, {email}
        </Text>
      </span>
      <Row $gap={2} $wrap>
        {deletionDueAt && <Badge tone="warning">To be erased</Badge>}
        {role !== 'STUDENT' && <Badge tone="note">{roleWord(role)}</Badge>}
        <Badge>{planName(plan)}</Badge>
        <Text as="span" $size="small" $tone="soft">
          Since {dayOf(createdAt)}
        </Text>
      </Row>
    </li>
  )
}

/** The people of the installation, for admins. */
export default function PeopleScreen({ queryRef }: { queryRef: PreloadedQuery<peopleRouteQuery> }) {
  return <People query={usePreloadedQuery<peopleRouteQuery>(peopleQuery, queryRef)} />
}
