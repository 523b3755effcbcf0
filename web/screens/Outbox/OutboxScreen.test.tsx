import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import outboxQuery, { type outboxRouteQuery } from '../../__generated__/outboxRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import OutboxScreen from './OutboxScreen.tsx'

type Outbox = AnswerTo<outboxRouteQuery>['outbox']
type Edge = NonNullable<Outbox>['edges'][number]

const mail = (number: number, state: Edge['node']['state'], returnedAt: string | null = null): Edge => ({
  cursor: String(number),
  node: {
    __typename: 'Mail',
    id: `mail-${number}`,
    kind: 'deadline-reminder',
    toAddress: 'asha@example.com',
    subject: `Deadline ${number}`,
    body: 'Due on 1 December (see https://gradwright.example/applications?view=timeline).',
    html: '<!doctype html><html><head></head><body><p>Due on 1 December.</p></body></html>',
    state,
    returnedAt,
    createdAt: '2026-11-01T10:00:00.000Z',
  },
})

const show = (outbox: Outbox) =>
  renderScreen<outboxRouteQuery>({
    screen: OutboxScreen,
    query: outboxQuery,
    variables: {},
    answer: { Query: { outbox } },
  })

const page = (edges: readonly Edge[], hasNextPage = false) => ({
  totalCount: edges.length + (hasNextPage ? 30 : 0),
  edges,
  pageInfo: { hasNextPage, endCursor: '1' },
})

describe('the outbox', () => {
  it('shows each mail with its state', async () => {
    await show(
      page([
        mail(1, 'SENT'),
        mail(2, 'WAITING'),
        mail(3, 'FAILED'),
        mail(4, 'SENT', '2026-11-02T10:00:00.000Z'),
      ]),
    )
    expect(screen.getAllByRole('article')).toHaveLength(4)
    for (const word of ['Sent', 'Not sent', 'Could not be sent', 'Came back: nobody has this address'])
      expect(screen.getByText(word)).toBeTruthy()
    await expectAccessible()
  })

  it('makes the addresses in a mail links', async () => {
    await show(page([mail(1, 'SENT')]))
    const link = screen.getByRole('link', { name: /^https/ })
    expect(link.getAttribute('href')).toBe('https://gradwright.example/applications?view=timeline')
    expect(screen.getByRole('article').textContent).toMatch(
      /Due on 1 December \(see https:\/\/gradwright\.example\/applications\?view=timeline\)\.$/,
    )
  })

  it('shows the HTML of a mail without letting it act', async () => {
    await show(page([mail(1, 'SENT')]))
    await userEvent.setup().click(screen.getByRole('radio', { name: 'HTML' }))
    const frame = screen.getByTitle('Deadline 1')
    expect(frame.getAttribute('srcdoc')).toMatch(/<base target="_blank">.*<p>Due on 1 December\.<\/p>/)
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/)
    expect(screen.queryByText(/^Due on 1 December/)).toBeNull()
  })

  it('asks for more where there are more', async () => {
    const { environment } = await show(page([mail(1, 'SENT')], true))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show more of 31 mails' }))
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('OutboxMoreQuery')
  })

  it('says so when there is none, and to whom it belongs', async () => {
    await show(page([]))
    expect(screen.getByText('No mails yet')).toBeTruthy()
  })

  it('tells somebody who is no admin so', async () => {
    await show(null)
    expect(screen.getByText('This page is for admins')).toBeTruthy()
  })
})
