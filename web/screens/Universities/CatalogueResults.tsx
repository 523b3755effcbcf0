import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { CatalogueResults_query$key } from '../../__generated__/CatalogueResults_query.graphql.ts'
import universitiesQuery, {
  type universitiesRouteQuery,
} from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { UNIVERSITIES_PAGE } from '../../content/catalogue.ts'
import { MarginNote, Stack, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { BeyondPlan } from './BeyondPlan.tsx'
import { type CatalogueSearch, isNarrowedFurther } from './catalogueAddress.ts'
import { ProgramList } from './ProgramList.tsx'
import { UniversityList } from './UniversityList.tsx'
import { Notes } from './universitiesStyles.ts'

const reachFragment = graphql`
  fragment CatalogueResults_query on Query
  @argumentDefinitions(
    search: { type: "String" }
    country: { type: "Country" }
    degreeType: { type: "DegreeType" }
  ) {
    catalogueReach
    beyondPlan(search: $search, country: $country, degreeType: $degreeType) {
      name
      programCount
    }
  }
`

function SampleNote({ query }: { query: CatalogueResults_query$key }) {
  const { catalogueReach } = useFragment(reachFragment, query)
  if (catalogueReach === 'ALL') return null
  return (
    <MarginNote label={t('The public sample')}>
      {UNIVERSITIES_PAGE.sample}{' '}
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </MarginNote>
  )
}

/** The results of a search, with notes about the list. */
export function CatalogueResults({
  queryRef,
  sought,
  look,
}: {
  queryRef: PreloadedQuery<universitiesRouteQuery>
  sought: CatalogueSearch
  /** Changes the search. */
  look: (changes: Partial<CatalogueSearch>) => void
}) {
  const found = usePreloadedQuery<universitiesRouteQuery>(universitiesQuery, queryRef)
  const isByCountry = queryRef.variables.country != null
  const { beyondPlan } = useFragment<CatalogueResults_query$key>(reachFragment, found)
  // What lies beyond the plan is found by words, country and degree alone.
  const isBeyondPlan = beyondPlan.length > 0 && !isNarrowedFurther(sought)
  const list = { isByCountry, isBeyondPlan }
  return (
    <Stack $gap={6}>
      {isBeyondPlan && <BeyondPlan universities={beyondPlan} />}
      {found.universityList && <UniversityList query={found.universityList} {...list} />}
      {found.programList && <ProgramList query={found.programList} {...list} sought={sought} look={look} />}
      <Notes>
        <SampleNote query={found} />
        <MarginNote label={t('No ranking')}>{UNIVERSITIES_PAGE.noRanking}</MarginNote>
      </Notes>
    </Stack>
  )
}
