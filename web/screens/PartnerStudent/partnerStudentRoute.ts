import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { partnerStudentRouteQuery } from '../../__generated__/partnerStudentRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<partnerStudentRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query partnerStudentRouteQuery($id: ID!) @raw_response_type {
      node(id: $id) {
        __typename
        ... on PartnerStudent {
          fullName
          email
          consentedAt
          shared {
            profile {
              academicBackground
              targetDegree
              workExperience
              testScores
              preferredCountries
              studyInterests
              budget
              intendedStartDate
            }
            matches {
              matchPercentage
              tier
              reason
              programName
              universityName
            }
            applications {
              databaseId
              status
              deadline
              programName
              universityName
            }
            documents {
              databaseId
              documentType
              course
              targetUniversity
              status
              createdAt
              isPreview
              text
            }
          }
        }
      }
    }
  `,
  variables: ({ params }) => ({ id: params.studentId ?? '' }),
  screen: () => import('./PartnerStudentScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
