import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DraftListMoreQuery } from '../../__generated__/DraftListMoreQuery.graphql.ts'
import documentGenerationQuery, {
  type documentHubRouteQuery,
} from '../../__generated__/documentHubRouteQuery.graphql.ts'
import type { useDraftChangesDeleteMutation } from '../../__generated__/useDraftChangesDeleteMutation.graphql.ts'
import type { useDraftChangesDuplicateMutation } from '../../__generated__/useDraftChangesDuplicateMutation.graphql.ts'
import type { useDraftChangesRestoreMutation } from '../../__generated__/useDraftChangesRestoreMutation.graphql.ts'
import type { useRenameDraftMutation } from '../../__generated__/useRenameDraftMutation.graphql.ts'
import { openAnswerKeeper } from '../../questionnaire/autosave/keptAnswers.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { generationOf } from '../../test/entitlements.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import DocumentHubScreen from './DocumentHubScreen.tsx'

type Viewer = NonNullable<AnswerTo<documentHubRouteQuery>['viewer']>
type Draft = Viewer['drafts']['edges'][number]['node'] &
  Extract<AnswerTo<useDraftChangesRestoreMutation>['restoreDraft'], { draft: object }>['draft']
/** The answers to what the hub asks and changes after its first query. */
type Later =
  | DraftListMoreQuery
  | useDraftChangesDeleteMutation
  | useDraftChangesDuplicateMutation
  | useDraftChangesRestoreMutation
  | useRenameDraftMutation

const questionnaire = (id: string, sections: number, minutesFrom: number, minutesTo: number) => ({
  id,
  minutesFrom,
  minutesTo,
  sections: Array.from({ length: sections }, (_, place) => ({
    key: `${id}${place}`,
    title: `${id} section ${place + 1}`,
  })),
})

const draft: Draft = {
  __typename: 'Draft',
  id: 'draft-1',
  type: 'LOR',
  name: 'Letter for Delft',
  updatedAt: '2026-08-01T10:00:00Z',
  form: 'WIZARD',
  coverage: { filled: 12, total: 60, usableWords: 400, sections: [], emptyStarred: [] },
  chosenStatementIds: [],
  lastDocument: null,
}

const page = (drafts: readonly Draft[], { hasNextPage = false, totalCount = drafts.length } = {}) => ({
  totalCount,
  edges: drafts.map(node => ({ __typename: 'UserDraftsConnectionEdge', node, cursor: 'cursor' })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'cursor' : null },
})

type Document = Viewer['documents']['edges'][number]['node'] & { readonly __typename: 'Document' }

const document = (changes: Partial<Document> = {}): Document => ({
  __typename: 'Document',
  id: 'document-1',
  databaseId: 1,
  documentType: 'SOP',
  status: 'READY',
  course: 'MSc Robotics',
  targetUniversity: 'TU Delft',
  createdAt: '2026-08-03T10:00:00Z',
  failureMessage: null,
  isPreview: false,
  wordCount: 1012,
  targetWords: 1000,
  excerpt: 'The pump failed in the second week of the monsoon…',
  pause: null,
  letterRequest: null,
  ...changes,
})

const person = (
  drafts: readonly Draft[],
  {
    totalCount = drafts.length,
    hasMore = false,
    documents = [],
  }: { totalCount?: number; hasMore?: boolean; documents?: readonly Document[] } = {},
): { readonly newestDraft: { readonly edges: readonly { readonly node: Draft }[] } } & Viewer => ({
  __typename: 'User',
  id: 'maya',
  entitlements: generationOf({ included: ['SOP'] }),
  newestDraft: page(drafts.slice(0, 1)),
  newestDocument: { edges: documents.slice(0, 1).map(node => ({ node })) },
  documentCount: { totalCount: documents.length },
  documents: {
    totalCount: documents.length,
    edges: documents.map(node => ({ __typename: 'UserDocumentsConnectionEdge', node, cursor: 'cursor' })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  draftCount: { totalCount },
  drafts: page(drafts, { hasNextPage: hasMore, totalCount }),
})

async function show(drafts: readonly Draft[] = [], more: Parameters<typeof person>[1] = {}) {
  const shown = await renderScreen<documentHubRouteQuery>({
    screen: DocumentHubScreen,
    query: documentGenerationQuery,
    variables: {},
    answer: {
      Query: {
        viewer: person(drafts, more),
        sop: questionnaire('sop', 7, 20, 25),
        lor: questionnaire('lor', 8, 15, 20),
        essay: questionnaire('essay', 10, 25, 30),
      },
    },
    path: '/document-generation',
  })
  const { mock } = shown.environment
  return {
    ...shown,
    user: userEvent.setup(),
    answer: (data: AnswerTo<Later>) => answerWith<Later>(mock, data),
  }
}

const column = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li')
  if (!found) throw new Error(`There is no column ${name}`)
  return within(found)
}

describe('the hub', () => {
  it.each([
    ['Statement of Purpose', '7 sections, 20-25 minutes', '+3 more sections...', '/document-generation/sop'],
    [
      'Letter of Recommendation',
      '8 sections, 15-20 minutes',
      '+4 more sections...',
      '/document-generation/lor',
    ],
    ['Personal Essay', '10 sections, 25-30 minutes', '+6 more sections...', '/document-generation/essay'],
  ])('says what a %s asks and leads to it', async (name, figures, more, path) => {
    await show()
    expect(column(name).getByText(figures)).toBeTruthy()
    expect(column(name).getByText(more)).toBeTruthy()
    expect(column(name).getAllByRole('listitem')).toHaveLength(5)
    expect(
      column(name)
        .getByRole('link', { name: `Start the ${name}` })
        .getAttribute('href'),
    ).toBe(path)
  })

  it('says of a type beyond the plan that it can be filled in', async () => {
    await show()
    expect(column('Personal Essay').getByRole('link', { name: 'another plan' })).toBeTruthy()
    expect(column('Statement of Purpose').queryByRole('link', { name: 'another plan' })).toBeNull()
  })

  it('shows no list of drafts without drafts', async () => {
    await show()
    expect(screen.queryByRole('region', { name: 'Drafts in progress' })).toBeNull()
  })

  it('leads to the short form of the types that the plan has, and to the draft that was begun', async () => {
    await show([draft])
    expect(
      column('Statement of Purpose')
        .getByRole('link', { name: 'Short form of the Statement of Purpose' })
        .getAttribute('href'),
    ).toBe('/document-generator?type=sop')
    expect(column('Personal Essay').queryByRole('link', { name: /^Short form/ })).toBeNull()
    const letter = column('Letter of Recommendation')
    expect(letter.getByRole('link', { name: 'Go on with “Letter for Delft”' }).getAttribute('href')).toBe(
      '/document-generation/lor?draft=draft-1',
    )
    expect(letter.getByText(/12 of 60 answered/)).toBeTruthy()
  })

  it('tells documents of one target apart, and says of each what comes next', async () => {
    await show([], {
      documents: [
        document({ id: 'a', databaseId: 4, status: 'GENERATING', excerpt: null, wordCount: 0 }),
        document({ id: 'b', databaseId: 3, isPreview: true, wordCount: 290 }),
        document({ id: 'c', databaseId: 2, excerpt: 'My first robot could not turn left…' }),
        document({ id: 'd', databaseId: 1, status: 'FAILED', excerpt: null, failureMessage: 'No answer.' }),
      ],
    })
    const rows = within(screen.getByRole('region', { name: 'Your documents' })).getAllByRole('listitem')
    const said = rows.map(row => [
      within(row).getByRole('link').textContent?.split(':')[0],
      within(row).getByRole('link').getAttribute('href'),
    ])
    expect(said).toEqual([
      ['Watch it arrive', '/results/4'],
      ['Read the preview', '/results/3'],
      ['Read and edit', '/results/2'],
      ['See why', '/results/1'],
    ])
    expect(rows[1]?.textContent).toContain('290 words shown')
    expect(rows[2]?.textContent).toContain('1,012 of 1,000 words')
    expect(rows[2]?.textContent).toContain('My first robot could not turn left…')
    expect(rows[3]?.textContent).toContain('No answer.')
  })

  it('says what became of a letter at its recommender, and what comes next', async () => {
    const request = (state: 'SENT' | 'DECLINED') => ({
      id: `request-${state}`,
      name: 'Leila Haddad',
      state,
      since: '2026-05-03T10:00:00Z',
      endsAt: '2026-06-02T10:00:00Z',
    })
    await show([], {
      documents: [
        document({ id: 'l1', databaseId: 11, documentType: 'LOR', letterRequest: request('SENT') }),
        document({ id: 'l2', databaseId: 12, documentType: 'LOR', letterRequest: request('DECLINED') }),
      ],
    })
    expect(
      screen.getByText('Leila Haddad: Sent to the recommender on 3 May 2026, the link ends on 2 June 2026'),
    ).toBeTruthy()
    expect(screen.getByText('Leila Haddad: Declined on 3 May 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Ask somebody else/ }).getAttribute('href')).toBe('/results/12')
  })

  it('links to a draft, by its type', async () => {
    await show([draft])
    const list = within(screen.getByRole('region', { name: 'Drafts in progress' }))
    expect(list.getByRole('link', { name: 'Continue Letter for Delft' }).getAttribute('href')).toBe(
      '/document-generation/lor?draft=draft-1',
    )
    expect(list.getByRole('meter').getAttribute('aria-valuetext')).toBe('12 of 60')
  })
})

describe('drafts that only this device knows', () => {
  beforeEach(() => window.localStorage.clear())

  /** Answers that were typed while nothing could be sent. */
  function keep(viewerId: string, changes: { type?: string; form?: string; draftId?: string | null } = {}) {
    const { type = 'LOR', form = 'WIZARD', draftId = null } = changes
    const creationKey = draftId === null ? `begun-${type}` : null
    const typedAt = '2026-08-01T10:00:00Z'
    const typed = (value: string) => [{ value, revision: 0, sent: [], typedAt }]
    openAnswerKeeper({ viewerId, type, form, mark: 'page' }).write(draftId ?? `begun-${type}`, {
      type,
      form,
      draftId,
      creationKey,
      changedAt: typedAt,
      isOpen: false,
      answers: { name: typed('Maya'), story: typed('I built a pump.') },
    })
  }

  it('are listed, each with the way back into it', async () => {
    keep('maya')
    await show([draft])
    const list = within(screen.getByRole('region', { name: 'Kept on this device, not yet sent' }))
    expect(list.getByRole('heading', { name: 'Letter of Recommendation' })).toBeTruthy()
    expect(list.getByText(/2 answers/)).toBeTruthy()
    expect(
      list
        .getByRole('link', { name: 'Continue the Letter of Recommendation on this device' })
        .getAttribute('href'),
    ).toBe('/document-generation/lor?begun=begun-LOR')
  })

  it('go away once another tab has sent them', async () => {
    keep('maya')
    await show()
    window.localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(screen.queryByRole('region', { name: 'Kept on this device, not yet sent' })).toBeNull()
  })

  it.each([
    ['somebody else', () => keep('rohan')],
    ['a draft that the server has', () => keep('maya', { draftId: 'draft-1' })],
    ['the quick form', () => keep('maya', { form: 'QUICK' })],
    ['a type that this page does not know', () => keep('maya', { type: 'CV' })],
  ])('are not those of %s', async (_, keepThem) => {
    keepThem()
    await show([draft])
    expect(screen.queryByRole('region', { name: 'Kept on this device, not yet sent' })).toBeNull()
  })
})

describe('a draft in the list', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
    await user.click(screen.getByRole('button', { name: 'More on Letter for Delft' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }

  it('is deleted with a way to take it back', async () => {
    const { user, answer } = await show([draft])
    await choose(user, 'Delete')
    await answer({
      deleteDraft: { __typename: 'DeleteDraftPayload', draftId: 'draft-1', viewer: person([]) },
    })
    expect(await screen.findByText(/“Letter for Delft” was deleted/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Continue Letter for Delft' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await answer({
      restoreDraft: {
        __typename: 'RestoreDraftPayload',
        draft,
        viewer: person([draft]),
      },
    })
    expect(await screen.findByRole('link', { name: 'Continue Letter for Delft' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('leaves the other thirty-nine of two pages in sight when it is deleted, and goes back to its place', async () => {
    const numbered = (number: number): Draft => ({
      ...draft,
      id: `draft-${number}`,
      name: number === 25 ? draft.name : `Draft ${number}`,
      updatedAt: new Date(Date.UTC(2026, 7, 30) - number * 60_000).toISOString(),
    })
    const drafts = Array.from({ length: 40 }, (_, number) => numbered(number))
    const { user, environment, answer } = await show(drafts.slice(0, 20), { totalCount: 40, hasMore: true })
    const rows = () =>
      screen.getAllByRole('link', { name: /^Continue / }).map(({ textContent }) => textContent)
    await user.click(screen.getByRole('button', { name: 'Show more of 40 drafts' }))
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('DraftListMoreQuery')
    await answer({ node: { ...person(drafts.slice(20), { totalCount: 40 }), __typename: 'User' } })
    expect(rows()).toHaveLength(40)
    await choose(user, 'Delete')
    await answer({
      deleteDraft: {
        __typename: 'DeleteDraftPayload',
        draftId: 'draft-25',
        viewer: person(drafts.slice(0, 1), { totalCount: 39 }),
      },
    })
    expect(rows()).toHaveLength(39)
    expect(rows()).not.toContain('Continue Letter for Delft')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await answer({
      restoreDraft: {
        __typename: 'RestoreDraftPayload',
        draft: numbered(25),
        viewer: person(drafts.slice(0, 1), { totalCount: 40 }),
      },
    })
    expect(rows()).toHaveLength(40)
    expect(rows()[25]).toBe('Continue Letter for Delft')
  }, 120_000)

  it('stays where it is when it could not be deleted, and says why', async () => {
    const { user, answer } = await show([draft])
    await choose(user, 'Delete')
    await answer({ deleteDraft: refused('NotFoundError', { message: 'There is no such draft.' }) })
    expect(await screen.findByText('There is no such draft.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue Letter for Delft' })).toBeTruthy()
  })

  it('is copied', async () => {
    const { user, answer } = await show([draft])
    await choose(user, 'Duplicate')
    const copy = { ...draft, id: 'draft-2', name: 'Copy of Letter for Delft' }
    await answer({
      duplicateDraft: {
        __typename: 'DuplicateDraftPayload',
        draft: copy,
        viewer: person([copy, draft]),
      },
    })
    expect(await screen.findByRole('link', { name: 'Continue Copy of Letter for Delft' })).toBeTruthy()
  })

  it('is renamed in place, and keeps what was typed when that is refused', async () => {
    const { user, answer, environment } = await show([draft])
    await choose(user, 'Rename')
    const field = await screen.findByLabelText<HTMLInputElement>('Name of the draft')
    await user.clear(field)
    await user.type(field, 'TU Delft{Enter}')
    expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
      draftId: 'draft-1',
      name: 'TU Delft',
    })
    await answer({
      renameDraft: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'name', message: 'Please keep this under 120 characters' }],
      }),
    })
    expect(await screen.findByText('Please keep this under 120 characters')).toBeTruthy()
    expect(field.value).toBe('TU Delft')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await answer({
      renameDraft: { __typename: 'RenameDraftPayload', draft: { ...draft, name: 'TU Delft' } },
    })
    await waitFor(() => expect(screen.getByRole('link', { name: 'Continue TU Delft' })).toBeTruthy())
  })
})
