import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { refused } from '../../test/refused.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens the account by a press, and asks again for a name that was taken meanwhile', async () => {
  const server = serveOperations()
  const message = 'Username already exists'
  server.answer('useCompleteRegistrationMutation', () => ({
    data: {
      completeRegistration: refused('ConflictError', { message, fields: [{ path: 'username', message }] }),
    },
  }))
  const { address } = openApp('/auth/complete#the-token')
  const button = await screen.findByRole('button', { name: 'Open the account' })
  await expectAccessible()
  expect(server.asked.some(({ name }) => name === 'useCompleteRegistrationMutation')).toBe(false)
  await userEvent.click(button)
  const field = await screen.findByLabelText('Another username')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await expectAccessible()
  await userEvent.type(field, 'maya2')
  server.answer('useCompleteRegistrationMutation', () => {
    server.signIn('Maya Rao')
    const viewer = { id: 'VXNlcjox', fullName: 'Maya Rao', creditsRemaining: 1, isPromotionalUser: false }
    return { data: { completeRegistration: { __typename: 'CompleteRegistrationPayload', viewer } } }
  })
  server.answer('onboardingRouteQuery', () => ({
    data: {
      sendsMail: true,
      showsMailLinks: false,
      viewer: {
        id: 'VXNlcjox',
        email: 'maya@example.org',
        fullName: 'Maya Rao',
        isEmailConfirmed: true,
        creditsRemaining: 1,
      },
    },
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Open the account' }))
  expect(await screen.findByText('Account Created Successfully!')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/onboarding?step=verification'))
  expect(server.asked.findLast(({ name }) => name === 'useCompleteRegistrationMutation')?.variables).toEqual({
    input: { token: 'the-token', username: 'maya2' },
  })
})

it('offers to give up a promotion that is over, and to register again where the link is spent', async () => {
  const server = serveOperations()
  const message = 'This promotion has ended. You can register without it.'
  server.answer('useCompleteRegistrationMutation', () => ({
    data: {
      completeRegistration: refused('ConflictError', {
        message,
        fields: [{ path: 'withoutPromotion', message }],
      }),
    },
  }))
  openApp('/auth/complete#the-token')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the account' }))
  expect(await screen.findByText(message)).toBeDefined()
  const spent = 'This link does not work any more. Register again to get a new one.'
  server.answer('useCompleteRegistrationMutation', () => ({
    data: { completeRegistration: refused('NotFoundError', { message: spent }) },
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Open it without the promotion' }))
  expect(await screen.findByText(spent)).toBeDefined()
  expect(server.asked.at(-1)?.variables).toEqual({ input: { token: 'the-token', withoutPromotion: true } })
  expect(screen.getByRole('link', { name: 'Register again' }).getAttribute('href')).toBe('/register')
})
