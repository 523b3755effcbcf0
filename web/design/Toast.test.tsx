// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx'

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
const send = (name: keyof typeof messages) => userEvent.click(screen.getByRole('button', { name }))

describe('a toast', () => {
  it('is said in a live region that was on the page before', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    const live = within(region()).getByRole('list')
    expect(live.textContent).toBe('')
    expect(live.getAttribute('aria-live')).toBe('polite')
    await send('fail')
    expect(within(live).getByText('Login failed')).toBeTruthy()
    expect(live.getAttribute('aria-live')).toBe('assertive')
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
    expect(shown()).toHaveLength(0)
  })

  it('goes when dismissed', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }))
    expect(shown()).toHaveLength(0)
  })

  it('is reached with F8, and goes with Escape', async () => {
    render(<Sender messages={messages} />, { wrapper: ToastProvider })
    await send('save')
    await userEvent.keyboard('[F8]')
    expect(region().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(shown()).toHaveLength(0)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'save' }))
  })

  it('goes after five seconds, counted anew once neither pointer nor focus is on it', () => {
    vi.useFakeTimers()
    try {
      render(<Sender messages={messages} />, { wrapper: ToastProvider })
      fireEvent.click(screen.getByRole('button', { name: 'save' }))
      const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
      pass(4_999)
      const [slip] = shown()
      if (!slip) throw new Error('the message is gone too early')
      fireEvent.pointerEnter(slip)
      pass(60_000)
      expect(shown()).toHaveLength(1)
      fireEvent.focus(within(slip).getByRole('button', { name: 'Dismiss' }))
      fireEvent.pointerLeave(slip)
      pass(60_000)
      expect(shown()).toHaveLength(1)
      fireEvent.blur(within(slip).getByRole('button', { name: 'Dismiss' }))
      pass(4_999)
      expect(shown()).toHaveLength(1)
      pass(1)
      expect(shown()).toHaveLength(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
