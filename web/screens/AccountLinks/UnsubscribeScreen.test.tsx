import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import forgotQuery, { type forgotRouteQuery } from '../../__generated__/forgotRouteQuery.graphql.ts'
import type { useStopMailsMutation } from '../../__generated__/useStopMailsMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import UnsubscribeScreen from './UnsubscribeScreen.tsx'

it('stops mails by a press, and offers to undo it', async () => {
  const { environment } = await renderScreen<forgotRouteQuery>({
    // The page asks nothing; the query is another page's.
    screen: () => <UnsubscribeScreen />,
    query: forgotQuery,
    variables: {},
    answer: { Query: { sendsMail: true, showsMailLinks: false } },
    path: '/unsubscribe/:token',
  })
  const answer = async (isWanted: boolean) => {
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({ input: { token: ':token', isWanted } })
    await answerWith<useStopMailsMutation>(environment.mock, {
      stopMails: { __typename: 'StopMailsPayload', mails: 'DEADLINE_REMINDER', isWanted },
    })
  }
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
  await answer(false)
  expect(await screen.findByText('You get no more reminders of deadlines.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await answer(true)
  expect(await screen.findByText('You get reminders of deadlines again.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
  await answerWith<useStopMailsMutation>(environment.mock, {
    stopMails: refused('NotFoundError', { message: 'This link does not work any more.' }),
  })
  expect(await screen.findByText('This link does not work any more.')).toBeDefined()
})
