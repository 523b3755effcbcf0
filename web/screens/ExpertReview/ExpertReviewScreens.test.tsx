import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import expertReviewQuery, {
  type expertReviewRouteQuery,
} from '../../__generated__/expertReviewRouteQuery.graphql.ts'
import reviewQuery, { type reviewRouteQuery } from '../../__generated__/reviewRouteQuery.graphql.ts'
import reviewsQuery, { type reviewsRouteQuery } from '../../__generated__/reviewsRouteQuery.graphql.ts'
import type { useCommentOnReviewMutation } from '../../__generated__/useCommentOnReviewMutation.graphql.ts'
import type { useHandOverMutation } from '../../__generated__/useHandOverMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ExpertReviewScreen from './ExpertReviewScreen.tsx'
import ReviewScreen from './ReviewScreen.tsx'
import ReviewsScreen from './ReviewsScreen.tsx'

const MOMENT = '2026-11-20T10:00:00.000Z'
const LAST_PAGE = { hasNextPage: false, endCursor: '1' }

const EARLIER = {
  __typename: 'Document',
  id: 'document-0',
  documentType: 'LOR',
  course: 'MSc Statistics',
  targetUniversity: null,
  canHandOver: true,
  generatedAt: MOMENT,
} as const

const show = (
  limit: number,
  left: number,
  {
    medianSeconds = null,
    asked = null,
  }: { medianSeconds?: number | null; asked?: typeof EARLIER | null } = {},
) =>
  renderScreen<expertReviewRouteQuery>({
    screen: ExpertReviewScreen,
    query: expertReviewQuery,
    variables: { id: 'document-0' },
    answer: {
      Query: {
        asked,
        expertReviewWait: { reviews: 20, medianSeconds },
        viewer: {
          entitlements: { expertReviews: { limit, left } },
          finished: {
            edges: [
              {
                node: {
                  id: 'document-1',
                  documentType: 'SOP',
                  course: 'MSc Robotics',
                  targetUniversity: null,
                  canHandOver: true,
                  generatedAt: MOMENT,
                },
              },
              {
                node: {
                  id: 'document-2',
                  documentType: 'LOR',
                  course: 'MBA',
                  targetUniversity: null,
                  canHandOver: false,
                  generatedAt: MOMENT,
                },
              },
            ],
          },
          expertReviews: { totalCount: 0, edges: [], pageInfo: LAST_PAGE },
        },
      },
    },
  })

const showReview = (isOwn: boolean, state: 'ASSIGNED' | 'RETURNED') =>
  renderScreen<reviewRouteQuery>({
    screen: ReviewScreen,
    query: reviewQuery,
    variables: { id: 'review-1' },
    answer: {
      Query: {
        review: {
          __typename: 'ExpertReview',
          id: 'review-1',
          documentType: 'SOP',
          course: 'MSc Robotics',
          targetUniversity: 'TU Delft',
          note: 'Is the opening clear?',
          state,
          isOwn,
          createdAt: MOMENT,
          returnedAt: state === 'RETURNED' ? MOMENT : null,
          summary: state === 'RETURNED' ? 'A strong story.' : null,
          paragraphs: [
            { key: 'p1', text: 'I built a pump.' },
            { key: 'p2', text: 'It still runs.' },
          ],
          comments:
            state === 'RETURNED'
              ? [{ number: 1, paragraphKey: 'p1', quote: 'a pump', body: 'Which kind?' }]
              : [],
        },
      },
    },
  })

describe('expert review', () => {
  it('says which plan has it, and that there are too few reviews to measure', async () => {
    await show(0, 0)
    expect(screen.getByText('Expert review is part of Premium')).toBeTruthy()
    expect(screen.getByText(/not enough of them yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Hand over to a reviewer' })).toBeNull()
    await expectAccessible()
  })

  it('offers documents that are read in full, and keeps a note that was refused', async () => {
    const { environment } = await show(2, 1, { medianSeconds: 90_000 })
    expect(screen.getByText(/half of the last 20 reviews were back within 25 hours/)).toBeTruthy()
    expect(screen.getByText(/1 of 2 left/)).toBeTruthy()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'SOP: MSc Robotics, 20 November 2026',
    ])
    const user = userEvent.setup()
    await user.type(screen.getByLabelText(/What should the reviewer look at/), 'The opening')
    await user.click(screen.getByRole('button', { name: 'Hand over to a reviewer' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { documentId: 'document-1', note: 'The opening' },
    })
    await answerWith<useHandOverMutation>(environment.mock, {
      handOverDocument: refused('ConflictError', { message: 'This document is with a reviewer already.' }),
    })
    expect(screen.getByRole('alert').textContent).toContain('with a reviewer already')
    expect(screen.getByLabelText(/What should the reviewer look at/)).toHaveProperty('value', 'The opening')
    await expectAccessible()
  })

  it('has the document chosen that its address names, also one from before the listed ones', async () => {
    await show(2, 2, { asked: EARLIER })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'LOR: MSc Statistics, 20 November 2026',
      'SOP: MSc Robotics, 20 November 2026',
    ])
    expect(screen.getByLabelText(/^Document/)).toHaveProperty('value', 'document-0')
  })

  it('takes nothing once the month is used', async () => {
    await show(2, 0)
    expect(screen.getByRole('button', { name: 'Hand over to a reviewer' })).toHaveProperty('disabled', true)
  })

  it('shows its owner the comments beside their paragraphs, and nothing to edit', async () => {
    await showReview(true, 'RETURNED')
    const first = screen.getByText('I built a pump.').closest('li')
    if (!first) throw new Error('There is no paragraph.')
    expect(within(first).getByText('Which kind?')).toBeTruthy()
    expect(screen.getByText('A strong story.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await expectAccessible()
  })

  it('lets its owner withdraw it while it is with the reviewer', async () => {
    const { environment } = await showReview(true, 'ASSIGNED')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Withdraw the text' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { reviewId: 'review-1' },
    })
  })

  it('lets the reviewer comment on words, and says which are not in the paragraph', async () => {
    const { environment } = await showReview(false, 'ASSIGNED')
    expect(screen.queryByRole('button', { name: 'Withdraw the text' })).toBeNull()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Comment on paragraph 2' }))
    await user.type(screen.getByLabelText(/About these words/), 'walks')
    await user.type(screen.getByLabelText('Comment'), 'Since when?')
    await user.click(screen.getByRole('button', { name: 'Save comment' }))
    await answerWith<useCommentOnReviewMutation>(environment.mock, {
      commentOnReview: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'quote', message: 'These words are not in the paragraph' }],
      }),
    })
    expect(screen.getByText('These words are not in the paragraph')).toBeTruthy()
    expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Since when?')
    expect(screen.getByRole('button', { name: 'Return to the student' })).toBeTruthy()
    await expectAccessible()
  })

  it('tells everybody else that the list is for reviewers', async () => {
    await renderScreen<reviewsRouteQuery>({
      screen: ReviewsScreen,
      query: reviewsQuery,
      variables: {},
      answer: { Query: { textsToReview: null, waitingTexts: null } },
    })
    expect(screen.getByText('This page is for reviewers')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take the next text' })).toBeNull()
  })
})
