import { useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import type { OrganisationsScreen_organisation$key } from '../../__generated__/OrganisationsScreen_organisation.graphql.ts'
import type { OrganisationsScreen_query$key } from '../../__generated__/OrganisationsScreen_query.graphql.ts'
import type { OrganisationsScreenMoreQuery } from '../../__generated__/OrganisationsScreenMoreQuery.graphql.ts'
import organisationsQuery, {
  type organisationsRouteQuery,
} from '../../__generated__/organisationsRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Button, EmptyState, Lines, Row, Stack, Text, TextLink } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { dayOf } from '../../format/dates.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { CreateOrganisationDialog, NameOwnerDialog } from './OwnerDialog.tsx'
import { SeatsDialog } from './SeatsDialog.tsx'

const MORE = 20

function Organisations({ query: queryRef }: { query: OrganisationsScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrganisationsScreenMoreQuery,
    OrganisationsScreen_query$key
  >(
    graphql`
      fragment OrganisationsScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OrganisationsScreenMoreQuery") {
        organisations(first: $first, after: $after) @connection(key: "OrganisationsScreen_organisations") {
          __id
          totalCount
          edges {
            node {
              id
              ...OrganisationsScreen_organisation
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { organisations } = data
  const shown = organisations?.edges.map(({ node }) => node) ?? []
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: shown.length,
    page: MORE,
  })
  const [isCreating, setCreating] = useState(false)
  return (
    <AdminPage
      title="Organisations"
      text="Consultancies that build on the graph, with their owners."
      isAdmin={organisations != null}
    >
      <Row>
        <Button onClick={() => setCreating(true)}>Create an organisation</Button>
      </Row>
      {shown.length === 0 ? (
        <EmptyState title="No organisations yet" headingLevel={2}>
          An organisation has an owner, who creates its keys at Developers.
        </EmptyState>
      ) : (
        <Lines ref={list}>
          {shown.map(organisation => (
            <OrganisationLine key={organisation.id} organisation={organisation} />
          ))}
        </Lines>
      )}
      <ListFoot
        shown={shown.length}
        totalCount={organisations?.totalCount ?? 0}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
      {isCreating && organisations && (
        <CreateOrganisationDialog connections={[organisations.__id]} onClose={() => setCreating(false)} />
      )}
    </AdminPage>
  )
}

function OrganisationLine({
  organisation: organisationRef,
}: {
  organisation: OrganisationsScreen_organisation$key
}) {
  const { id, name, createdAt, owners, seats, monthlyDocuments, memberCount, keyCount } = useFragment(
    graphql`
      fragment OrganisationsScreen_organisation on Organisation {
        id
        name
        createdAt
        owners {
          fullName
          username
          personNumber
        }
        seats
        monthlyDocuments
        memberCount
        keyCount
      }
    `,
    organisationRef,
  )
  const [asked, setAsked] = useState<'OWNER' | 'SEATS' | null>(null)
  const close = () => setAsked(null)
  return (
    <li>
      <Stack $gap={1}>
        <Row>
          <strong>{name}</strong>
          {owners.length === 0 && <Badge tone="warning">No owner</Badge>}
        </Row>
        <Text as="span" $size="small" $tone="soft">
          {owners.map(({ fullName, username, personNumber }, place) => (
            <span key={personNumber}>
              {place > 0 && ', '}
              <TextLink as={PrefetchLink} to={`/admin/people/${personNumber}`}>
                {fullName} ({username})
              </TextLink>
            </span>
          ))}
          {owners.length > 0 && '. '}
          {counted(memberCount, 'member')} of {counted(seats, 'seat')}, {counted(keyCount, 'usable key')},{' '}
          {counted(monthlyDocuments, 'document')} a month, created on {dayOf(createdAt)}
        </Text>
      </Stack>
      <Row $gap={2} $wrap>
        <Button size="small" aria-label={`Seats of ${name}`} onClick={() => setAsked('SEATS')}>
          Seats
        </Button>
        <Button size="small" aria-label={`Name an owner of ${name}`} onClick={() => setAsked('OWNER')}>
          Name an owner
        </Button>
      </Row>
      {asked === 'OWNER' && <NameOwnerDialog organisation={{ id, name }} onClose={close} />}
      {asked === 'SEATS' && (
        <SeatsDialog organisation={{ id, name, seats, monthlyDocuments }} onClose={close} />
      )}
    </li>
  )
}

/** All organisations, for admins. */
export default function OrganisationsScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<organisationsRouteQuery>
}) {
  return <Organisations query={usePreloadedQuery<organisationsRouteQuery>(organisationsQuery, queryRef)} />
}
