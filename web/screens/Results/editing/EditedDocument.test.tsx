import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import resultsQuery, { type resultsRouteQuery } from '../../../__generated__/resultsRouteQuery.graphql.ts'
import type { useDismissFindingsMutation } from '../../../__generated__/useDismissFindingsMutation.graphql.ts'
import type { useRestoreVersionMutation } from '../../../__generated__/useRestoreVersionMutation.graphql.ts'
import type { useRewriteParagraphMutation } from '../../../__generated__/useRewriteParagraphMutation.graphql.ts'
import type { useSaveTextMutation } from '../../../__generated__/useSaveTextMutation.graphql.ts'
import type { VersionComparisonQuery } from '../../../__generated__/VersionComparisonQuery.graphql.ts'
import type { versionsQuery } from '../../../__generated__/versionsQuery.graphql.ts'
import { storedKeys } from '../../../device/storage.ts'
import type { AnswerTo } from '../../../test/answers.ts'
import { answerWith } from '../../../test/answerWith.ts'
import { type AnsweredDocument, queuedDocument } from '../../../test/documents.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { refused } from '../../../test/refused.ts'
import { renderScreen } from '../../../test/renderScreen.tsx'
import ResultsScreen from '../ResultsScreen.tsx'

const ID = 'document-12'

type Document = AnsweredDocument &
  Extract<NonNullable<AnswerTo<resultsRouteQuery>['document']>, { content: unknown }>
type Saved = Extract<AnswerTo<useSaveTextMutation>['saveDocumentText'], { document: object }>

const source = { key: 'origin', label: 'What drew you', quote: 'robot slip', saidIn: null }
const ROBOT = 'I watched a robot slip.'
const CONTROL = 'So I learned control.'
const finding = {
  kind: 'AI_PHRASE' as const,
  severity: 'CONSIDER' as const,
  reason: 'Readers know it.',
  suggestion: 'Say what you did.',
  start: ROBOT.length + 2 + 5,
  end: ROBOT.length + 2 + 12,
  excerpt: 'learned',
  key: null,
  fingerprint: 'phrase',
  isDismissed: false,
}

function findingAt(start: number) {
  const end = start + 'learned'.length
  return { ...finding, start, end, edit: { start, end, text: 'studied', label: 'Write “studied”' } }
}

/** The document with this text, as a query or a save answers it. */
function documentOf(...texts: string[]): Document {
  const content = texts.join('\n\n')
  return {
    ...queuedDocument,
    status: 'READY',
    questions: [],
    generatedAt: '2026-08-01T10:00:05Z',
    content,
    paragraphs: texts.map((text, index) => ({
      key: `p${index + 1}`,
      title: 'Its title',
      isLocked: false,
      sentences: [
        {
          text,
          origin: text === ROBOT || text === CONTROL ? 'WRITER' : 'PERSON',
          sources: text === ROBOT ? [source] : [],
        },
      ],
    })),
    review: {
      score: 80,
      parts: [],
      figures: [],
      keyStories: [],
      findings: content.includes('learned') ? [findingAt(content.indexOf('learned'))] : [],
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  // The layout is only there in a browser.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Element.prototype.scrollIntoView = () => undefined
})

const box = () => screen.findByRole('textbox', { name: 'The text of the document' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function show(document: Document) {
  const shown = await renderScreen<resultsRouteQuery>({
    screen: ResultsScreen,
    query: resultsQuery,
    variables: { id: ID },
    answer: { Query: { document } },
  })
  const { mock } = shown.environment
  return {
    ...shown,
    mock,
    sent: () => mock.getMostRecentOperation().request.variables.input,
    answerSave: (isSaved: boolean, revision: number, ...texts: string[]) =>
      answerWith<useSaveTextMutation>(mock, {
        saveDocumentText: {
          __typename: 'SaveDocumentTextPayload',
          isSaved,
          document: { ...documentOf(...texts), textRevision: revision } satisfies Saved['document'],
        },
      }),
  }
}

/** Pastes at the beginning of the text, where the caret is at first. */
async function paste(formats: Record<string, string>) {
  const clipboardData = {
    getData: (type: string) => formats[type] ?? '',
    types: Object.keys(formats),
    files: [],
  }
  fireEvent.paste(await box(), { clipboardData })
}

const answerDismissal = (mock: Awaited<ReturnType<typeof show>>['mock'], isDismissed: boolean) => {
  const document = documentOf(ROBOT, CONTROL)
  const review = document.review && {
    ...document.review,
    findings: document.review.findings.map(found => ({ ...found, isDismissed })),
  }
  return answerWith<useDismissFindingsMutation>(mock, {
    dismissFindings: { __typename: 'DismissFindingsPayload', document: { id: ID, review } },
  })
}

async function openEditor(document = documentOf(ROBOT, CONTROL)) {
  const shown = await show(document)
  await press('Edit')
  await box()
  return shown
}

describe('a text in the editor', () => {
  it('is saved with its revision; a changed sentence is the person’s own', async () => {
    const { sent, answerSave } = await openEditor()
    expect(within(await box()).getByText('learned').dataset.findings).toBe('0')
    await paste({ 'text/plain': 'Well: ' })
    expect(await screen.findByText('10 words')).toBeTruthy()
    expect((await box()).querySelector('[data-own]')?.textContent).toBe(`Well: ${ROBOT}`)
    await press('Done')
    expect(sent()).toMatchObject({
      revision: 0,
      paragraphs: [
        { key: 'p1', text: `Well: ${ROBOT}` },
        { key: 'p2', text: CONTROL },
      ],
    })
    await answerSave(true, 1, `Well: ${ROBOT}`, CONTROL)
    await screen.findByRole('button', { name: 'Edit' })
    expect(screen.getByText(`Well: ${ROBOT}`)).toBeTruthy()
    expect(storedKeys('DEVICE', 'gradwright:text:')).toEqual([])
  })

  it('is cut where it would be too long, which is said', async () => {
    await openEditor()
    await paste({ 'text/plain': 'word '.repeat(1_000_000) })
    expect(await screen.findByText(/^A document has at most 20,000 words/)).toBeTruthy()
    await press('Undo')
    expect(screen.getByText('9 words')).toBeTruthy()
  })

  it('is kept on the device without a connection, and edited at once by the next visit', async () => {
    const { mock, unmount } = await openEditor()
    await paste({ 'text/plain': 'Offline: ' })
    await press('Done')
    await act(async () => mock.rejectMostRecentOperation(new TypeError('Failed to fetch')))
    expect(await screen.findByText('Offline, kept on this device')).toBeTruthy()
    unmount()
    const next = await show(documentOf(ROBOT, CONTROL))
    await waitFor(async () => expect((await box()).textContent).toContain(`Offline: ${ROBOT}`))
    await press('Done')
    await next.answerSave(true, 1, `Offline: ${ROBOT}`, CONTROL)
    await waitFor(() => expect(storedKeys('DEVICE', 'gradwright:text:')).toEqual([]))
  })

  it('says why the server did not take it', async () => {
    const { mock } = await openEditor()
    await paste({ 'text/plain': 'Mine. ' })
    await press('Done')
    await answerWith<useSaveTextMutation>(mock, {
      saveDocumentText: refused('NotFoundError', { message: 'Not found' }),
    })
    expect(await screen.findByText('Not saved, kept on this device. This document was deleted.')).toBeTruthy()
  })

  it('offers the text of another device beside the own one', async () => {
    const { sent, answerSave } = await openEditor()
    await paste({ 'text/plain': 'Desk: ' })
    await press('Done')
    await answerSave(false, 1, 'From the phone.')
    expect(await screen.findByText('This text was also changed on another page or device')).toBeTruthy()
    expect(screen.getByText('From the phone.')).toBeTruthy()
    await expectAccessible()
    await press('Use the other text')
    expect(sent()).toMatchObject({ revision: 1, paragraphs: [{ text: `Desk: ${ROBOT}` }, {}] })
    await answerSave(true, 2, `Desk: ${ROBOT}`, CONTROL)
    await waitFor(async () => expect((await box()).textContent).toBe('From the phone.'))
    await press('Undo')
    expect((await box()).textContent).toBe(`Desk: ${ROBOT}${CONTROL}`)
  })

  it('has its paragraphs moved by button and by keyboard', async () => {
    const { sent } = await openEditor()
    await press('Move paragraph down')
    expect(screen.getByText('Paragraph 2 of 2')).toBeTruthy()
    expect((await box()).textContent).toBe(`${CONTROL}${ROBOT}`)
    fireEvent.keyDown(await box(), { key: 'ArrowUp', altKey: true, shiftKey: true })
    expect((await box()).textContent).toBe(`${ROBOT}${CONTROL}`)
    await press('Undo')
    await press('Done')
    expect(sent().paragraphs.map(({ key }: { key: string }) => key)).toEqual(['p2', 'p1'])
  })

  it('has a paragraph locked by button and by keyboard, which is saved, said and undone', async () => {
    const { sent, answerSave } = await openEditor()
    const keep = () => screen.getByRole('button', { name: 'Keep paragraph in redrafts' })
    expect(keep().getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(keep())
    expect(keep().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Paragraph 1 is kept in redrafts')).toBeTruthy()
    expect((await box()).querySelector('[data-locked]')?.textContent).toBe(ROBOT)
    await expectAccessible()
    await press('Done')
    expect(sent().paragraphs).toMatchObject([{ isLocked: true }, { isLocked: false }])
    await answerSave(false, 1, 'From the phone.')
    await press('Keep this text')
    expect(sent()).toMatchObject({ revision: 1, paragraphs: [{ isLocked: true }, {}] })
    fireEvent.keyDown(await box(), { key: 'K', keyCode: 75, altKey: true, shiftKey: true })
    expect(screen.getByText('Paragraph 1 is not kept in redrafts')).toBeTruthy()
    await press('Undo')
    expect(keep().getAttribute('aria-pressed')).toBe('true')
  })

  it('has a paragraph rewritten by a wish: a proposal is shown, taken and undone', async () => {
    const { mock, sent } = await openEditor({
      ...documentOf(ROBOT, CONTROL),
      canRewrite: true,
      redraftsLeft: 2,
    })
    await press('Rewrite paragraph')
    expect(await screen.findByText(/2 redrafts of it are left/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Own words' }))
    await userEvent.type(screen.getByRole('textbox', { name: /How you would like it/ }), 'Drier.')
    await expectAccessible()
    await press('Rewrite')
    expect(sent()).toEqual({ documentId: ID, paragraphKey: 'p1', wish: 'Drier.' })
    const message = 'The outside model does not answer now.'
    await answerWith<useRewriteParagraphMutation>(mock, {
      rewriteParagraph: refused('ConflictError', { message }),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Shorter' }))
    await press('Rewrite')
    expect(sent().wish).toMatch(/^Shorter/)
    await answerWith<useRewriteParagraphMutation>(mock, {
      rewriteParagraph: {
        __typename: 'RewriteParagraphPayload',
        proposal: { sentences: [{ text: 'A robot slipped.' }] },
        document: { id: ID, redraftsLeft: 1 },
      },
    })
    const proposal = await screen.findByRole('region', { name: 'Proposal' })
    expect(proposal.textContent).toContain('A robot slipped.')
    expect(screen.getByRole('region', { name: 'As it stands' }).textContent).toContain(ROBOT)
    await expectAccessible()
    await press('Use this')
    expect((await box()).textContent).toBe(`A robot slipped.${CONTROL}`)
    await waitFor(async () => expect(document.activeElement).toBe(await box()))
    await press('Undo')
    expect((await box()).textContent).toBe(`${ROBOT}${CONTROL}`)
  })

  it('offers no rewriting without a writer for it', async () => {
    await openEditor()
    expect(screen.queryByRole('button', { name: 'Rewrite paragraph' })).toBeNull()
  })

  it('has findings that select their words or are dismissed', async () => {
    const { mock, sent } = await openEditor()
    await press(/^Worn phrase/)
    await press('Change')
    expect(document.getSelection()?.toString()).toBe('learned')
    await press(/^Worn phrase/)
    await press('Dismiss')
    expect(screen.getByText('Nothing to mend')).toBeTruthy()
    expect((await box()).querySelector('[data-findings]')).toBeNull()
    expect(sent()).toMatchObject({ documentId: ID, fingerprints: ['phrase'], isDismissed: true })
    await answerDismissal(mock, true)
    await press('Show 1 dismissed finding again')
    expect(sent()).toMatchObject({ fingerprints: ['phrase'], isDismissed: false })
    await answerDismissal(mock, false)
    expect(await screen.findByRole('button', { name: /^Worn phrase/ })).toBeTruthy()
    await press('Dismiss')
    await answerWith<useDismissFindingsMutation>(mock, {
      dismissFindings: refused('ConflictError', { message: 'Not now.' }),
    })
    expect(await screen.findByRole('button', { name: /^Worn phrase/ })).toBeTruthy()
  })

  it('has a finding accepted: its change is made, said and undone, and it is listed no more', async () => {
    await openEditor()
    await press(/^Worn phrase/)
    await press('Write “studied”')
    expect((await box()).textContent).toContain('I studied')
    expect(screen.getByText('Changed')).toBeTruthy()
    expect(screen.getByText('Nothing to mend')).toBeTruthy()
    await press('Undo')
    expect((await box()).textContent).toContain('learned')
  })

  it('leaves dismissed findings out of the page that is read, too', async () => {
    const document = documentOf(ROBOT, CONTROL)
    const review = document.review && {
      ...document.review,
      findings: document.review.findings.map(found => ({ ...found, isDismissed: true })),
    }
    await show({ ...document, review })
    expect(screen.getAllByText('Nothing to mend').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Worn phrase/ })).toBeNull()
  })

  it('shows the versions, and comes back from them', async () => {
    const { mock } = await openEditor()
    await press('Versions')
    await answerWith<versionsQuery>(mock, {
      document: { __typename: 'Document', id: ID, textVersions: [] },
    })
    await press('Close the versions')
    expect(await box()).toBeTruthy()
  })
})

describe('versions', () => {
  const version = (number: number, name: string, wordCount: number) => ({
    number,
    name,
    wordCount,
    savedAt: '2026-08-01T10:00:05Z',
  })
  const answerVersions = (mock: Awaited<ReturnType<typeof show>>['mock'], ...textVersions: object[]) =>
    answerWith<versionsQuery>(mock, {
      document: {
        __typename: 'Document',
        id: ID,
        textVersions: textVersions as ReturnType<typeof version>[],
      },
    })

  it('are compared with the present text, restored, and the restore is taken back', async () => {
    const { mock, sent } = await show(documentOf('I watched a tall robot slip.'))
    await press('Versions')
    await answerVersions(mock, version(2, 'Edited', 6), version(1, 'First draft', 5))
    await press(/^First draft/)
    await answerWith<VersionComparisonQuery>(mock, {
      document: {
        __typename: 'Document',
        id: ID,
        textVersion: { number: 1, text: ROBOT, lockedKeys: ['p1'] },
      },
    })
    expect(await screen.findByText(/^Since this version, 1 word was added and 0 removed\./)).toBeTruthy()
    expect(screen.getByText(/1 paragraph is no longer kept in redrafts\.$/)).toBeTruthy()
    expect(screen.getByRole('insertion').textContent).toBe('tall ')
    await userEvent.click(screen.getByRole('radio', { name: 'Side by side' }))
    expect(screen.getByRole('region', { name: 'First draft' }).textContent).toContain(ROBOT)
    await expectAccessible()

    const answerRestore = (isRestored: boolean, revision: number, ...texts: string[]) =>
      answerWith<useRestoreVersionMutation>(mock, {
        restoreTextVersion: {
          __typename: 'RestoreTextVersionPayload',
          isRestored,
          document: { ...documentOf(...texts), textRevision: revision },
        },
      })
    await press('Restore this version')
    expect(sent()).toMatchObject({ number: 1, revision: 0 })
    await answerRestore(true, 1, ROBOT)
    expect(await screen.findByText('“First draft” is the text again.')).toBeTruthy()
    await answerVersions(mock, version(3, 'Version 1 restored', 5), version(2, 'Edited', 6))
    await press('Undo')
    expect(sent()).toMatchObject({ number: 2, revision: 1 })
    await answerRestore(false, 2, 'From the phone.')
    expect(await screen.findByText(/Nothing was restored/)).toBeTruthy()
  })
})

describe('a preview', () => {
  it('cannot be edited, and says why', async () => {
    await show({ ...documentOf(ROBOT), isPreview: true, review: null })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Versions' })).toBeNull()
    expect(screen.getByText(/You can edit the complete document\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
  })
})
