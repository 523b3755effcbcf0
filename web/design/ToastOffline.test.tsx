// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx'

vi.mock('./ToastNote.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

function Sender({ messages }: { messages: readonly ToastMessage[] }) {
  const { toast } = useToast()
  return messages.map(message => (
    <button key={message.title} type="button" onClick={() => toast(message)}>
      {message.title}
    </button>
  ))
}

const SAVE_FAILED: ToastMessage = {
  title: 'Save failed',
  description: 'You are offline. Nothing was lost: try again when the connection is back.',
  variant: 'destructive',
}
const READY: ToastMessage = {
  title: 'Document generated and saved',
  action: { label: 'View document', href: '#document' },
}

describe('a toast whose code cannot be fetched', () => {
  const send = ({ title }: ToastMessage) => userEvent.click(screen.getByRole('button', { name: title }))
  const region = () => document.querySelector<HTMLElement>('[aria-live]') ?? document.body

  it('is said in a live region that stood there before, one at a time, and goes when dismissed', async () => {
    render(<Sender messages={[SAVE_FAILED, READY]} />, { wrapper: ToastProvider })
    const live = region()
    expect(live.textContent).toBe('')
    await send(SAVE_FAILED)
    expect(await within(live).findByText(SAVE_FAILED.description ?? '')).toBeTruthy()
    await send(READY)
    expect(within(live).getByText(READY.title)).toBeTruthy()
    expect(within(live).queryByText(SAVE_FAILED.title)).toBeNull()
    await userEvent.click(within(live).getByRole('button', { name: 'Dismiss' }))
    expect(live.textContent).toBe('')
  })

  it('still offers its action, and goes once it is followed', async () => {
    render(<Sender messages={[READY]} />, { wrapper: ToastProvider })
    await send(READY)
    const link = await within(region()).findByRole('link', { name: 'View document' })
    expect(link.getAttribute('href')).toBe('#document')
    await userEvent.click(link)
    expect(region().textContent).toBe('')
  })
})
