import { act } from '@testing-library/react'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type IEnvironment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import outboxMoreQuery from '../__generated__/OutboxMoreQuery.graphql.ts'
import outboxQuery from '../__generated__/outboxRouteQuery.graphql.ts'
import { listHandlers, viewerCount, viewerLists } from './lists.ts'

type Page = { from: number; to: number; hasNextPage: boolean }

const mail = (number: number) => ({
  cursor: String(number),
  node: {
    __typename: 'Mail',
    id: `mail-${number}`,
    kind: 'DEADLINE_REMINDER',
    toAddress: 'maya@example.com',
    subject: `Mail ${number}`,
    body: '',
    state: 'SENT',
    createdAt: '2026-08-01T10:00:00Z',
  },
})

function mails(): {
  environment: IEnvironment
  /** The server has 40 mails unless another count is given. */
  read: (page: Page, options?: { after?: string; totalCount?: number }) => Promise<void>
  shown: () => string[]
} {
  let page: Page = { from: 0, to: 0, hasNextPage: false }
  let totalCount = 40
  const environment = new Environment({
    handlerProvider: listHandlers,
    store: new Store(new RecordSource()),
    network: Network.create(() => ({
      data: {
        outbox: {
          totalCount,
          edges: Array.from({ length: page.to - page.from }, (_, at) => mail(page.from + at)),
          pageInfo: { hasNextPage: page.hasNextPage, endCursor: String(page.to - 1) },
        },
      },
    })),
  })
  const first = createOperationDescriptor(getRequest(outboxQuery), {})
  environment.retain(first)
  return {
    environment,
    async read(wanted, { after, totalCount: inAll = 40 } = {}) {
      page = wanted
      totalCount = inAll
      const operation = after
        ? createOperationDescriptor(getRequest(outboxMoreQuery), { first: 20, after })
        : first
      await act(async () => environment.execute({ operation }).toPromise())
    },
    shown() {
      const source = environment.getStore().getSource()
      const edges = source.get('client:root:__OutboxScreen_outbox_connection')?.edges
      const refs = typeof edges === 'object' && edges !== null && '__refs' in edges ? edges.__refs : []
      return (Array.isArray(refs) ? refs : []).map(ref => {
        const node = source.get(String(ref))?.node
        return typeof node === 'object' && node !== null && '__ref' in node ? String(node.__ref) : ''
      })
    },
  }
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `mail-${from + at}`)

describe('a list of two pages', () => {
  it('keeps the second when the first is read again, with what is new on top', async () => {
    const { read, shown } = mails()
    await read({ from: 0, to: 20, hasNextPage: true })
    await read({ from: 20, to: 40, hasNextPage: false }, { after: '19' })
    expect(shown()).toEqual(numbered(0, 40))
    await read({ from: -1, to: 19, hasNextPage: true }, { totalCount: 41 })
    expect(shown()).toEqual(numbered(-1, 40))
  })

  it('gives up the second where the first no longer joins it', async () => {
    const { read, shown } = mails()
    await read({ from: 0, to: 20, hasNextPage: true })
    await read({ from: 20, to: 40, hasNextPage: false }, { after: '19' })
    await read({ from: -50, to: -30, hasNextPage: true }, { totalCount: 90 })
    expect(shown()).toEqual(numbered(-50, -30))
  })

  it('gives up the second where one of it was removed elsewhere', async () => {
    const { read, shown } = mails()
    await read({ from: 0, to: 20, hasNextPage: true })
    await read({ from: 20, to: 40, hasNextPage: false }, { after: '19' })
    await read({ from: 0, to: 20, hasNextPage: true }, { totalCount: 39 })
    expect(shown()).toEqual(numbered(0, 20))
  })

  it('gives up the second where one was added behind it, unless there is a third', async () => {
    const { read, shown } = mails()
    await read({ from: 0, to: 20, hasNextPage: true })
    await read({ from: 20, to: 40, hasNextPage: true }, { after: '19', totalCount: 50 })
    await read({ from: 0, to: 20, hasNextPage: true }, { totalCount: 51 })
    expect(shown()).toEqual(numbered(0, 40))
    await read({ from: 40, to: 51, hasNextPage: false }, { after: '39', totalCount: 51 })
    await read({ from: 0, to: 20, hasNextPage: true }, { totalCount: 52 })
    expect(shown()).toEqual(numbered(0, 20))
  })

  it('is short where the server says that it is', async () => {
    const { read, shown } = mails()
    await read({ from: 0, to: 20, hasNextPage: true })
    await read({ from: 20, to: 40, hasNextPage: false }, { after: '19' })
    await read({ from: 0, to: 5, hasNextPage: false }, { totalCount: 5 })
    expect(shown()).toEqual(numbered(0, 5))
  })
})

describe("the viewer's lists of a field", () => {
  const source = new RecordSource({
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'maya' } },
    maya: {
      __id: 'maya',
      __typename: 'User',
      applications: { __ref: 'applications' },
      'documents(first:6)': { __ref: 'page' },
      __RecentDocuments_documents_connection: { __ref: 'recent' },
      __DocumentList_documents_connection: { __ref: 'all' },
      '__DraftList_drafts_connection(form:"WIZARD")': { __ref: 'wizards' },
      __DraftList_drafts_connection: { __ref: 'drafts' },
    },
    applications: { __id: 'applications', __typename: 'UserApplicationsConnection', totalCount: 3 },
  })
  const environment = new Environment({
    store: new Store(source),
    network: Network.create(() => ({ data: {} })),
  })

  it('are found whatever they are called', () => {
    expect(viewerLists(environment, 'documents')).toEqual(['recent', 'all'])
    expect(viewerLists(environment, 'shortlist')).toEqual([])
  })

  it('are counted where the count was read', () => {
    expect(viewerCount(environment, 'shortlist')).toBeNull()
    expect(viewerCount(environment, 'applications')).toEqual({ id: 'maya', totalCount: 3 })
  })

  it('are those that hold what is filtered for', () => {
    expect(viewerLists(environment, 'drafts', { form: 'WIZARD' })).toEqual(['wizards', 'drafts'])
    expect(viewerLists(environment, 'drafts', { form: 'QUICK' })).toEqual(['drafts'])
  })
})
