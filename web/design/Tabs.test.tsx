// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

function Login() {
  return (
    <>
      <p>Welcome back</p>
      <input aria-label="Username" />
    </>
  )
}

function SignIn() {
  const [tab, setTab] = useState<'login' | 'register'>('login')
  return (
    <Tabs
      label="Account"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'login', label: 'Login', content: <Login /> },
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
    expect(screen.queryByRole('tabpanel', { name: 'Login' })).toBeNull()
  })

  it('keep what was typed into the one that is turned away from, out of reach meanwhile', async () => {
    render(<SignIn />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ananya')
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }))
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'ananya')
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
