import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { CatalogueResults_query$key } from '../../__generated__/CatalogueResults_query.graphql.ts'
import universitiesQuery, {
  type universitiesRouteQuery,
} from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { UNIVERSITIES_PAGE } from '../../content/catalogue.ts'
import { MarginNote, Stack, TextLink } from '../../design/index.ts'
import { ProgramList } from './ProgramList.tsx'
import { UniversityList } from './UniversityList.tsx'
import { Notes } from './universitiesStyles.ts'

function SampleNote({ query }: { query: CatalogueResults_query$key }) {
  const { catalogueReach } = useFragment(
    graphql`
      fragment CatalogueResults_query on Query {
        catalogueReach
      }
    `,
    query,
  )
  if (catalogueReach === 'ALL') return null
  return (
    <MarginNote label="The public sample">
      {UNIVERSITIES_PAGE.sample}{' '}
      <TextLink as={Link} to="/pricing">
        Compare plans
      </TextLink>
    </MarginNote>
  )
}

/** What was found, with what is to be said of the list. */
export function CatalogueResults({ queryRef }: { queryRef: PreloadedQuery<universitiesRouteQuery> }) {
  const found = usePreloadedQuery<universitiesRouteQuery>(universitiesQuery, queryRef)
  const isByCountry = queryRef.variables.country != null
  return (
    <Stack $gap={6}>
      {found.universityList && <UniversityList query={found.universityList} isByCountry={isByCountry} />}
      {found.programList && <ProgramList query={found.programList} isByCountry={isByCountry} />}
      <Notes>
        <SampleNote query={found} />
        <MarginNote label="No ranking">{UNIVERSITIES_PAGE.noRanking}</MarginNote>
      </Notes>
    </Stack>
  )
}
