import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { refused } from '../../test/refused.ts'

let server: ReturnType<typeof serveOperations>

beforeEach(() => {
  server = serveOperations()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function write() {
  openApp('/contact')
  await userEvent.type(await screen.findByLabelText(/^Your name/), 'Asha')
  await userEvent.type(screen.getByLabelText(/^Your email address/), 'asha@')
  await userEvent.type(screen.getByLabelText(/^Message/), 'Where is my draft?')
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
const typedIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

describe('the contact page', () => {
  it('shows faults beside their fields, keeps what was typed, and goes to the first fault', async () => {
    server.answer('useSendMessageMutation', () => ({
      data: {
        sendContactMessage: refused('ValidationError', {
          message: 'Please enter a valid email',
          fields: [{ path: 'email', message: 'Please enter a valid email' }],
        }),
      },
    }))
    await write()
    await submit()
    expect(await screen.findByText('Please enter a valid email')).toBeDefined()
    const email = screen.getByLabelText(/^Your email address/)
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect([typedIn(/^Your name/), typedIn(/^Message/)]).toEqual(['Asha', 'Where is my draft?'])
    await userEvent.type(email, 'example.com')
    expect(screen.queryByText('Please enter a valid email')).toBeNull()
  })

  it('says why where no field is at fault', async () => {
    server.answer('useSendMessageMutation', () => ({
      data: {
        sendContactMessage: refused('RateLimitedError', { message: 'Many messages came from your network.' }),
      },
    }))
    await write()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('Many messages came from your network.')
    expect(typedIn(/^Message/)).toBe('Where is my draft?')
  })

  it('thanks once it is sent, and leaves the hidden field empty', async () => {
    await write()
    await submit()
    const thanks = await screen.findByRole('heading', { name: 'Your message was sent' })
    expect(document.activeElement).toBe(thanks)
    expect(server.asked.at(-1)).toEqual({
      name: 'useSendMessageMutation',
      variables: { input: { name: 'Asha', email: 'asha@', message: 'Where is my draft?', website: '' } },
    })
  })
})
