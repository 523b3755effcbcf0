// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { SuggestInput } from './SuggestInput.tsx'

afterEach(cleanup)

const courses = ['Computer Science', 'Data Science', 'Finance']

function Course() {
  const [value, setValue] = useState('')
  return (
    <>
      <Field label="Course">
        <SuggestInput
          value={value}
          onValueChange={setValue}
          suggestions={courses.filter(course => course.toLowerCase().includes(value.toLowerCase()))}
        />
      </Field>
      <button type="button">Next</button>
    </>
  )
}

const offered = () => screen.queryAllByRole('option').map(option => option.textContent)

describe('text with suggestions', () => {
  it('offers on focus, narrows while typing, and fills the field with the one picked', async () => {
    render(<Course />)
    const control = screen.getByRole('combobox', { name: 'Course' })
    await userEvent.click(control)
    expect(offered()).toEqual(courses)
    await userEvent.type(control, 'sci')
    expect(offered()).toEqual(['Computer Science', 'Data Science'])
    await userEvent.click(screen.getByRole('option', { name: 'Data Science' }))
    expect(control).toHaveProperty('value', 'Data Science')
    expect(offered()).toEqual([])
  })

  it('works with the keyboard alone', async () => {
    render(<Course />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('Data Science')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Data Science')
  })

  it('goes to the first or the last suggestion as an arrow key opens the list, and round its ends', async () => {
    render(<Course />)
    await userEvent.click(screen.getByRole('combobox'))
    const active = () =>
      document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
        ?.textContent
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(active()).toBe('Computer Science')
    await userEvent.keyboard('{Escape}{ArrowUp}')
    expect(active()).toBe('Finance')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Computer Science')
    await userEvent.keyboard('{Home}')
    expect(active()).toBeUndefined()
  })

  it('opens and closes with Alt and the arrow keys without going into the list', async () => {
    render(<Course />)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(offered()).toEqual([])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(offered()).toEqual(courses)
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull()
  })

  it('says how many there are, and leaves what was typed alone when Enter picks none', async () => {
    render(<Course />)
    await userEvent.type(screen.getByRole('combobox'), 'sci{Enter}')
    expect(screen.getByRole('status').textContent).toBe('2 suggestions')
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'sci')
  })

  it('closes once the focus has left, and at Escape', async () => {
    render(<Course />)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    expect(offered()).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    expect(offered()).toEqual(courses)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(offered()).toEqual([]))
  })
})
