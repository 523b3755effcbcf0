import { act, renderHook } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, it, vi } from 'vitest'
import applicationsQuery, {
  type applicationsRouteQuery,
} from '../__generated__/applicationsRouteQuery.graphql.ts'
import type { useTrackApplicationMutation } from '../__generated__/useTrackApplicationMutation.graphql.ts'
import { listHandlers, viewerCount } from '../relay/lists.ts'
import { startQuery } from '../relay/queries.ts'
import type { AnswerTo } from '../test/answers.ts'
import { answerWith } from '../test/answerWith.ts'
import { surroundingsOf } from '../test/surroundings.tsx'
import { useTrackApplication } from './useTrackApplication.ts'

vi.stubGlobal('jest', vi)

it('counts the application that is added', async () => {
  const environment = createMockEnvironment({ handlerProvider: listHandlers })
  const { mock } = environment
  startQuery<applicationsRouteQuery>({ environment, query: applicationsQuery, variables: {} })
  const board: AnswerTo<applicationsRouteQuery> = {
    viewer: {
      __typename: 'User',
      id: 'maya',
      email: 'maya@example.com',
      entitlements: { timeline: 'NONE', trackedApplications: { limit: 3 } },
      wantsReminders: false,
      calendarAddressMadeAt: null,
      applicationCount: { totalCount: 0 },
      documents: { edges: [] },
      applications: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  }
  await answerWith<applicationsRouteQuery>(mock, board)
  expect(viewerCount(environment, 'applications')).toEqual({ id: 'maya', totalCount: 0 })

  const { result } = renderHook(useTrackApplication, {
    wrapper: surroundingsOf(environment),
  })
  act(() => {
    void result.current.track('program-1')
  })
  const added: AnswerTo<useTrackApplicationMutation> = {
    saveApplication: {
      __typename: 'SaveApplicationPayload',
      application: {
        __typename: 'Application',
        id: 'application-1',
        status: 'CONSIDERING',
        place: 1,
        notes: '',
        deadline: null,
        deadlineFrom: null,
        timeline: [],
        tasks: [],
        countrySteps: [],
        university: { id: 'leeds', name: 'University of Leeds', country: 'UK' },
        program: {
          __typename: 'Program',
          id: 'program-1',
          databaseId: 1,
          name: 'Robotics MSc',
          isListed: true,
          deadlines: [],
          application: { id: 'application-1', status: 'CONSIDERING' },
        },
      },
      viewer: { __typename: 'User', id: 'maya', applicationCount: { totalCount: 1 } },
    },
  }
  await answerWith<useTrackApplicationMutation>(mock, added)
  expect(viewerCount(environment, 'applications')).toEqual({ id: 'maya', totalCount: 1 })
})
