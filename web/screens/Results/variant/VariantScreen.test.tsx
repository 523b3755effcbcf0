import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { useCreateVariantMutation } from '../../../__generated__/useCreateVariantMutation.graphql.ts'
import variantQuery, { type variantRouteQuery } from '../../../__generated__/variantRouteQuery.graphql.ts'
import type { WritingModeQuery } from '../../../__generated__/WritingModeQuery.graphql.ts'
import { documentGlobalId } from '../../../documents/documentGlobalId.ts'
import type { AnswerTo } from '../../../test/answers.ts'
import { answerWith } from '../../../test/answerWith.ts'
import { accountWithDocument, queuedDocument } from '../../../test/documents.ts'
import { generationOf } from '../../../test/entitlements.ts'
import { refused } from '../../../test/refused.ts'
import { renderScreen } from '../../../test/renderScreen.tsx'
import VariantScreen from './VariantScreen.tsx'

type Document = Extract<NonNullable<AnswerTo<variantRouteQuery>['document']>, { variantForm: unknown }>
type VariantForm = NonNullable<Document['variantForm']>

const WHY = 'Her students test legged robots on alpine scree.'
const question = (key: string, label: string, columns: object = {}) => ({
  key,
  label,
  help: null,
  placeholder: null,
  isShort: false,
  maxLength: 6000,
  answer: '',
  ...columns,
})
const FORM: VariantForm = {
  parts: [
    { title: 'A failure', isAboutSchool: false },
    { title: 'Fit', isAboutSchool: true },
  ],
  questions: [
    question('applicationSemester', 'Intake', { isShort: true, maxLength: 200, answer: 'Autumn 2027' }),
    question('whyThisUniversity', 'Why this university', { answer: WHY }),
    question('facultyInterest', 'Professors whose work you know'),
  ],
}

async function show({
  form = FORM,
  shortlist = [],
}: {
  form?: VariantForm | null
  shortlist?: readonly string[]
} = {}) {
  const shown = await renderScreen<variantRouteQuery>({
    screen: VariantScreen,
    query: variantQuery,
    variables: { id: documentGlobalId('12') },
    path: '/results/12/variant',
    answer: {
      Query: {
        viewer: {
          id: 'viewer',
          isPremium: false,
          creditsRemaining: 1,
          entitlements: generationOf({ included: ['SOP'] }),
          targets: {
            edges: shortlist.map((name, at) => ({
              node: {
                id: `entry ${at}`,
                program: { id: `program ${at}`, name },
                university: { id: `university ${at}`, name: 'TU Delft' },
              },
            })),
          },
        },
        document: {
          __typename: 'Document',
          id: documentGlobalId('12'),
          databaseId: 12,
          documentType: 'SOP',
          course: 'MS in Robotics',
          targetUniversity: 'ETH Zurich',
          isPreview: false,
          variantForm: form,
        },
      },
    },
  })
  return { ...shown, user: userEvent.setup(), mock: shown.environment.mock }
}

/** By the beginning of its label: '(optional)' follows. */
const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const submit = () => screen.getByRole('button', { name: 'Draft the variant' })

beforeEach(() => sessionStorage.clear())

describe('the form of a variant', () => {
  it('says what stays, asks about the university anew, and breaks no rule of accessibility', async () => {
    const { user } = await show()
    const parts = within(screen.getByRole('region', { name: 'What becomes of the text' }))
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A failureStays as it is',
      'FitWritten anew',
    ])
    expect(field('Intake').value).toBe('Autumn 2027')
    expect(field('Why this university').value).toBe('')
    await user.click(screen.getByText('What you wrote for ETH Zurich'))
    expect(screen.getByText(WHY)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start from this' }))
    expect(field('Why this university').value).toBe(WHY)
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  }, 30_000)

  it('takes course and university from the shortlist, and keeps what is typed in this tab', async () => {
    const { user, unmount } = await show({ shortlist: ['MSc Robotics'] })
    await user.click(screen.getByRole('button', { name: 'MSc Robotics, TU Delft' }))
    expect([field('Course').value, field('University').value]).toEqual(['MSc Robotics', 'TU Delft'])
    await user.type(field('Why this university'), 'Greenhouses.')
    unmount()
    await show()
    expect([field('Course').value, field('Why this university').value]).toEqual([
      'MSc Robotics',
      'Greenhouses.',
    ])
  })

  it('sends what was answered, says what is wrong at its field, and leads to the new document', async () => {
    const { user, mock, router } = await show()
    await user.type(field('University'), 'TU Delft')
    await user.type(field('Course'), 'MS')
    await user.type(field('Why this university'), 'Greenhouses.')
    await user.click(submit())
    const operation = mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'useCreateVariantMutation')
    expect(operation?.request.variables.input).toMatchObject({
      documentId: documentGlobalId('12'),
      course: 'MS',
      targetUniversity: 'TU Delft',
      answers: [
        { key: 'applicationSemester', value: { text: 'Autumn 2027' } },
        { key: 'whyThisUniversity', value: { text: 'Greenhouses.' } },
      ],
      isForOtherSchool: false,
    })
    const message = "Please specify the course you're applying for"
    await answerWith<useCreateVariantMutation>(
      mock,
      { createVariant: refused('ValidationError', { message, fields: [{ path: 'course', message }] }) },
      operation,
    )
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field('Course'))
    await user.type(field('Course'), 'c Robotics')
    expect(screen.queryByText(message)).toBeNull()
    expect(field('Why this university').value).toBe('Greenhouses.')
    await user.click(submit())
    const again = mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'useCreateVariantMutation')
    await answerWith<useCreateVariantMutation>(
      mock,
      {
        createVariant: {
          __typename: 'CreateVariantPayload',
          document: queuedDocument,
          viewer: accountWithDocument,
        },
      },
      again,
    )
    await waitFor(() => expect(router.state.location.pathname).toBe(`/results/${queuedDocument.databaseId}`))
    expect(Object.keys(sessionStorage).filter(key => key.includes('variant'))).toEqual([])
  })

  it('drafts nothing for a university that accepts advice only, and says so', async () => {
    const { user, mock } = await show()
    await user.type(field('University'), 'University of Leeds')
    await waitFor(() => mock.getMostRecentOperation())
    await answerWith<WritingModeQuery>(mock, {
      writingPolicy: {
        university: 'University of Leeds',
        policy: 'COACH_ONLY',
        coachOnlySchools: [],
        notes: [],
      },
    })
    expect(screen.getByText(/accepts advice only, so no text is drafted/)).toBeTruthy()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.click(submit())
    expect(mock.getAllOperations()).toEqual([])
  })

  it('leads back from a document that can have no variant', async () => {
    await show({ form: null })
    expect(screen.getByRole('heading', { name: 'No variant of this document' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the document' }).getAttribute('href')).toBe(
      '/results/12',
    )
  })
})
