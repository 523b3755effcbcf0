import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { MemoryRouter } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { progressStreamSubscription } from '../__generated__/progressStreamSubscription.graphql.ts'
import { ToastProvider } from '../design/index.ts'
import { awaitDocument, awaitedDocuments, endWaiting } from '../documents/awaitedDocuments.ts'
import type { AnswerTo } from '../test/answers.ts'
import { type AnsweredDocument, progressOf, queuedDocument } from '../test/documents.ts'
import { payloadOf } from '../test/renderScreen.tsx'
import { ReadyAnnouncer } from './ReadyAnnouncer.tsx'

vi.stubGlobal('jest', vi)

afterEach(() => {
  cleanup()
  for (const { documentId } of awaitedDocuments()) endWaiting(documentId)
})

type Stage = AnswerTo<progressStreamSubscription>['documentProgress']['stage']

const wizardSop: AnsweredDocument = {
  ...queuedDocument,
  id: 'document-7',
  databaseId: 7,
  form: 'WIZARD',
  status: 'READY',
}

async function show({ viewerId = 'maya', at = '/profile' } = {}) {
  const environment = createMockEnvironment()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider>
          <ReadyAnnouncer viewerId={viewerId} />
        </ToastProvider>
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  )
  const followed = () => environment.mock.getAllOperations().map(({ request }) => request.variables.id)
  return {
    followed,
    tell: async (document: AnsweredDocument, stage: Stage = 'READY') => {
      await waitFor(() => expect(followed()).toContain('document-7'))
      await act(async () => {
        const operation = environment.mock.getMostRecentOperation()
        const event = progressOf({ sequence: 5, stage, document })
        environment.mock.nextValue(operation, payloadOf<progressStreamSubscription>(operation, event))
      })
    },
  }
}

describe('the announcement that a document is ready', () => {
  it.each<[AnsweredDocument, string, string]>([
    [
      wizardSop,
      'SOP Generated Successfully!',
      'Your Statement of Purpose has been created with all your details.',
    ],
    [
      { ...wizardSop, documentType: 'LOR' },
      'Letter of Recommendation Generated!',
      'Your personalized LOR has been created successfully.',
    ],
    [
      { ...wizardSop, documentType: 'ESSAY' },
      'Essay Generated Successfully!',
      'Your personalized essay has been created.',
    ],
    [
      { ...wizardSop, form: 'QUICK' },
      'Document generated and saved',
      'Your full document has been generated and saved successfully.',
    ],
    [
      { ...wizardSop, form: 'QUICK', isPreview: true },
      'Document generated and saved',
      'Document preview generated. Upgrade to premium for the full version.',
    ],
  ])('speaks of what was asked for: %j', async (document, title, description) => {
    const { tell } = await show()
    act(() => awaitDocument({ viewerId: 'maya', documentId: 'document-7' }))
    await tell(document)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View document' }).getAttribute('href')).toBe('/results/7')
  })

  it('has no way to the document where it is on the page already', async () => {
    const { tell } = await show({ at: '/results/7' })
    act(() => awaitDocument({ viewerId: 'maya', documentId: 'document-7' }))
    await tell(wizardSop)
    expect(await screen.findByText('SOP Generated Successfully!')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View document' })).toBeNull()
  })

  it('comes once', async () => {
    const { tell, followed } = await show()
    act(() => awaitDocument({ viewerId: 'maya', documentId: 'document-7' }))
    await tell(wizardSop)
    expect(awaitedDocuments()).toEqual([])
    expect(followed()).toEqual([])
  })

  it('does not come for a document that failed', async () => {
    const { tell } = await show()
    act(() => awaitDocument({ viewerId: 'maya', documentId: 'document-7' }))
    await tell({ ...wizardSop, status: 'FAILED' }, 'FAILED')
    expect(awaitedDocuments()).toEqual([])
    expect(screen.queryByText('SOP Generated Successfully!')).toBeNull()
  })

  it('outlasts a reload of the page', async () => {
    awaitDocument({ viewerId: 'maya', documentId: 'document-7' })
    expect(JSON.parse(window.sessionStorage.getItem('gradwright:awaited') ?? '')).toEqual([
      { viewerId: 'maya', documentId: 'document-7' },
    ])
  })

  it("is not another person's", async () => {
    awaitDocument({ viewerId: 'maya', documentId: 'document-7' })
    const { followed } = await show({ viewerId: 'ravi' })
    expect(followed()).toEqual([])
  })
})
