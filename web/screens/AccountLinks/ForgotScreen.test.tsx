import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import forgotQuery, { type forgotRouteQuery } from '../../__generated__/forgotRouteQuery.graphql.ts'
import type { useRequestResetMutation } from '../../__generated__/useRequestResetMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ForgotScreen from './ForgotScreen.tsx'

const show = (sendsMail: boolean, showsMailLinks = false) =>
  renderScreen<forgotRouteQuery>({
    screen: ForgotScreen,
    query: forgotQuery,
    variables: {},
    answer: { Query: { sendsMail, showsMailLinks } },
  })

async function ask(button: string) {
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org')
  await userEvent.click(screen.getByRole('button', { name: button }))
}

describe('the page that asks for a link to reset the password', () => {
  it('promises a mail where mails are sent', async () => {
    const { environment } = await show(true)
    await ask('Send the link')
    await answerWith<useRequestResetMutation>(environment.mock, {
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload', isTaken: true },
    })
    expect(screen.getByRole('status').textContent).toMatch(/a link is on its way/)
    expect(screen.queryByText('No mail can reach you yet')).toBeNull()
  })

  it('promises none without a mail server, and leads on', async () => {
    const { container, environment } = await show(false)
    expect(container.textContent).not.toMatch(/We mail you/)
    const help = screen.getByRole('link', { name: 'Write to its administrator' })
    expect(help.getAttribute('href')).toBe('/contact')
    await ask('Ask for a link')
    await answerWith<useRequestResetMutation>(environment.mock, {
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload', isTaken: true },
    })
    expect(screen.getByRole('status').textContent).toMatch(/a link is in the outbox/)
    await expectAccessible(container)
  })
})
