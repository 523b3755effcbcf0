// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => document.getElementById(id)?.textContent)

describe('a field', () => {
  it('names its control by exactly its label, asterisk or not', () => {
    render(
      <Field label="Full name" starred>
        <TextInput />
      </Field>,
    )
    const control = screen.getByLabelText('Full name', { exact: true })
    expect(control.getAttribute('aria-required')).toBeNull()
    expect(control.getAttribute('aria-invalid')).toBeNull()
  })

  it('tells that an answer is needed', () => {
    render(
      <Field label="Full name" required>
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Full name').getAttribute('aria-required')).toBe('true')
  })

  it('ties the error, then the help, to its control, and says the error aloud', () => {
    render(
      <Field label="Email" help="We write only when a document is ready." error="Please enter a valid email">
        <TextInput type="email" />
      </Field>,
    )
    const control = screen.getByLabelText('Email')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(control)).toEqual([
      'Please enter a valid email',
      'We write only when a document is ready.',
    ])
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email')
  })

  it('keeps a description that the control brings along', () => {
    render(
      <>
        <p id="count">12 words</p>
        <Field label="Story" help="Tell of one problem.">
          <TextInput aria-describedby="count" />
        </Field>
      </>,
    )
    expect(describedBy(screen.getByLabelText('Story'))).toEqual(['12 words', 'Tell of one problem.'])
  })

  it('names a group of answers', () => {
    render(
      <Field label="Degree" group error="Choose one">
        <RadioGroup
          value=""
          onValueChange={() => undefined}
          options={[
            { value: 'Masters', label: 'Masters' },
            { value: 'MBA', label: 'MBA' },
          ]}
        />
      </Field>,
    )
    const group = screen.getByRole('radiogroup', { name: 'Degree' })
    expect(describedBy(group)).toEqual(['Choose one'])
    expect(group.getAttribute('aria-invalid')).toBe('true')
  })
})
