// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx'

// What shows messages is code of its own, which is transformed when it is first asked for.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

afterEach(cleanup)

function Sender({ messages }: { messages: Record<string, ToastMessage> }) {
  const { toast } = useToast()
  return Object.entries(messages).map(([name, message]) => (
    <button key={name} type="button" onClick={() => toast(message)}>
      {name}
    </button>
  ))
}

const messages = {
  save: { title: 'Profile updated', description: 'Your profile has been saved successfully.' },
  fail: { title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' },
  ready: { title: 'Document generated and saved', action: { label: 'View document', href: '/documents/7' } },
} satisfies Record<string, ToastMessage>

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const shown = () => within(region()).queryAllByRole('listitem')
const press = (name: keyof typeof messages) => userEvent.click(screen.getByRole('button', { name }))

/** Sends a message and waits until it stands there: what shows messages is fetched with the first. */
async function send(name: keyof typeof messages) {
  await press(name)
  await waitFor(() => expect(within(region()).getByText(messages[name].title)).toBeTruthy())
}

describe('a toast', () => {
  it('sent before what shows it has arrived is shown once it has, the latest only', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await press('save')
    await press('fail')
    await waitFor(() => expect(within(region()).getByText('Login failed')).toBeTruthy())
    expect(shown()).toHaveLength(1)
  })

  it('says its title and description', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    expect(within(region()).getByText('Profile updated')).toBeTruthy()
    expect(within(region()).getByText('Your profile has been saved successfully.')).toBeTruthy()
  })

  it('takes the place of the one before it', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    await send('fail')
    expect(shown()).toHaveLength(1)
    expect(within(region()).getByText('Login failed')).toBeTruthy()
    expect(within(region()).queryByText('Profile updated')).toBeNull()
  })

  it('is marked when something failed, and plain otherwise', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('fail')
    expect(shown()[0]?.getAttribute('data-variant')).toBe('destructive')
    await send('save')
    expect(shown()[0]?.getAttribute('data-variant')).toBe('default')
  })

  it('offers its action through the link that the product gives', async () => {
    const followed: string[] = []
    function ProductLink({
      href,
      onClick,
      children,
    }: {
      href: string
      onClick?: () => void
      children: ReactNode
    }) {
      return (
        <a
          href={href}
          data-product-link
          onClick={event => {
            event.preventDefault()
            followed.push(href)
            onClick?.()
          }}
        >
          {children}
        </a>
      )
    }
    render(
      <ToastProvider link={ProductLink}>
        <Sender messages={messages} />
      </ToastProvider>,
    )
    await send('ready')
    const link = within(region()).getByRole('link', { name: 'View document' })
    expect(link.hasAttribute('data-product-link')).toBe(true)
    await userEvent.click(link)
    expect(followed).toEqual(['/documents/7'])
    await waitFor(() => expect(shown()).toHaveLength(0))
  })

  it('goes when dismissed', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toHaveLength(0))
  })

  it('is reached with F8', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    await userEvent.keyboard('[F8]')
    expect(region().contains(document.activeElement)).toBe(true)
  })
})
