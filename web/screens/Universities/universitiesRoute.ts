import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { universitiesRouteQuery } from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { CATALOGUE_ADDRESS, variablesOf } from './catalogueAddress.ts'
import { UniversitiesSkeleton } from './UniversitiesSkeleton.tsx'

export default screenRoute<universitiesRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query universitiesRouteQuery(
      $isPrograms: Boolean!
      $search: String
      $country: Country
      $degreeType: DegreeType
      $field: String
      $facts: ProgramFacts
      $order: ListOrder
    ) @raw_response_type {
      ...FieldSelect_query
      ...FactFields_query
      ...CatalogueResults_query @arguments(country: $country, search: $search, degreeType: $degreeType)
      ...UniversityList_query
        @arguments(country: $country, search: $search)
        @skip(if: $isPrograms)
        @alias(as: "universityList")
      ...ProgramList_query
        @arguments(
          country: $country
          search: $search
          degreeType: $degreeType
          field: $field
          facts: $facts
          order: $order
        )
        @include(if: $isPrograms)
        @alias(as: "programList")
    }
  `,
  variables: ({ url }) => variablesOf(CATALOGUE_ADDRESS.read(url.searchParams)),
  screen: () => import('./UniversitiesScreen.tsx'),
  skeleton: createElement(UniversitiesSkeleton),
})
