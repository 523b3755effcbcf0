import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { questionRouteQuery } from '../../__generated__/questionRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { CommunitySkeleton } from './CommunitySkeleton.tsx'

export default screenRoute<questionRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query questionRouteQuery($id: ID!) @raw_response_type {
      viewer {
        communityName
      }
      post: node(id: $id) {
        ... on CommunityPost {
          title
        }
        ...QuestionScreen_post @alias(as: "asPost")
      }
    }
  `,
  variables: ({ params }) => ({ id: globalIdOf('CommunityPost', params.postId) }),
  titleOf: ({ post }) => post?.title ?? null,
  screen: () => import('./QuestionScreen.tsx'),
  skeleton: createElement(CommunitySkeleton),
})
