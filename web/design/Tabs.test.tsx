// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

function SignIn() {
  const [tab, setTab] = useState<'login' | 'register'>('login')
  return (
    <Tabs
      label="Account"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'login', label: 'Login', content: <p>Welcome back</p> },
        { value: 'register', label: 'Register', content: <p>Create an account</p> },
      ]}
    />
  )
}

describe('tabs', () => {
  it('show the content of the chosen one only, and name it', async () => {
    render(<SignIn />)
    expect(screen.getByRole('tabpanel', { name: 'Login' }).textContent).toBe('Welcome back')
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    expect(screen.getByRole('tabpanel', { name: 'Register' }).textContent).toBe('Create an account')
    expect(screen.queryByText('Welcome back')).toBeNull()
  })

  it('are one Tab stop, and arrows turn to the next, round the end', async () => {
    render(<SignIn />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Register', selected: true }))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Login', selected: true }))
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tabpanel').textContent).toBe('Create an account')
  })
})
