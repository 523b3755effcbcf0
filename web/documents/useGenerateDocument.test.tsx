import { act, renderHook } from '@testing-library/react'
import { fetchQuery } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, it, vi } from 'vitest'
import documentListPaginationQuery, {
  type DocumentListPaginationQuery,
} from '../__generated__/DocumentListPaginationQuery.graphql.ts'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import type { useGenerateDocumentMutation } from '../__generated__/useGenerateDocumentMutation.graphql.ts'
import { listHandlers } from '../relay/lists.ts'
import { SESSION_QUERY } from '../relay/session.ts'
import type { AnswerTo } from '../test/answers.ts'
import { answerWith } from '../test/answerWith.ts'
import { generated, queuedDocument } from '../test/documents.ts'
import { surroundingsOf } from '../test/surroundings.tsx'
import { useGenerateDocument } from './useGenerateDocument.ts'

vi.stubGlobal('jest', vi)

type Person = Extract<NonNullable<AnswerTo<DocumentListPaginationQuery>['node']>, { documents: object }>

const page = (from: number, to: number, hasNextPage: boolean): AnswerTo<DocumentListPaginationQuery> => {
  const edges: Person['documents']['edges'] = Array.from({ length: to - from }, (_, at) => ({
    cursor: `cursor-${from + at}`,
    node: { ...queuedDocument, id: `document-${from + at}`, status: 'READY' },
  }))
  return {
    node: {
      __typename: 'User',
      id: 'maya',
      documents: { edges, pageInfo: { hasNextPage, endCursor: `cursor-${to - 1}` } },
    },
  }
}

/** The ids of the documents that the list shows. */
function listed(environment: ReturnType<typeof createMockEnvironment>): string[] {
  const source = environment.getStore().getSource()
  const edges = source.get('client:maya:__DocumentList_documents_connection')?.edges
  const refs = typeof edges === 'object' && edges !== null && '__refs' in edges ? edges.__refs : []
  return (Array.isArray(refs) ? refs : []).map(ref => {
    const node = source.get(String(ref))?.node
    return typeof node === 'object' && node !== null && '__ref' in node ? String(node.__ref) : ''
  })
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `document-${from + at}`)

it('puts a new document on top of forty, of which all stay, also when the first page is read again', async () => {
  const environment = createMockEnvironment({ handlerProvider: listHandlers })
  const { mock } = environment
  const read = async (after: string | null, data: AnswerTo<DocumentListPaginationQuery>) => {
    const variables = { id: 'maya', count: 20, cursor: after }
    const query = fetchQuery<DocumentListPaginationQuery>(environment, documentListPaginationQuery, variables)
    query.subscribe({})
    await answerWith<DocumentListPaginationQuery>(mock, data)
  }
  fetchQuery<sessionQuery>(environment, SESSION_QUERY, {}).subscribe({})
  await answerWith<sessionQuery>(mock, {
    viewer: { __typename: 'User', id: 'maya', fullName: 'Maya Krishnan', role: 'STUDENT' },
  })
  await read(null, page(0, 20, true))
  await read('cursor-19', page(20, 40, false))
  expect(listed(environment)).toEqual(numbered(0, 40))

  const { result } = renderHook(() => useGenerateDocument('maya'), {
    wrapper: surroundingsOf(environment),
  })
  act(() => {
    void result.current({ type: 'SOP', form: 'QUICK', answers: [], idempotencyKey: 'a-key' })
  })
  await answerWith<useGenerateDocumentMutation>(mock, {
    generateDocument: generated({ ...queuedDocument, id: 'document--1' }),
  })
  expect(listed(environment)).toEqual(numbered(-1, 40))
  await read(null, page(-1, 19, true))
  expect(listed(environment)).toEqual(numbered(-1, 40))
})
