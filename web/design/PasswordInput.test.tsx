// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

afterEach(cleanup)

describe('a password', () => {
  it('is hidden until one asks to see it, and hidden again', async () => {
    render(
      <form>
        <Field label="Password">
          <PasswordInput autoComplete="current-password" />
        </Field>
      </form>,
    )
    const control = screen.getByLabelText('Password')
    expect(control.getAttribute('type')).toBe('password')
    await userEvent.type(control, 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(control.getAttribute('type')).toBe('text')
    expect(control).toHaveProperty('value', 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(control.getAttribute('type')).toBe('password')
  })
})
