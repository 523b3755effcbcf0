// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { MultiSelect } from './MultiSelect.tsx'

afterEach(cleanup)

const options = ['USA', 'UK', 'Canada', 'Germany'].map(name => ({ value: name, label: name }))

function Countries({ initial }: { initial: string[] }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Field label="Preferred countries" group>
        <MultiSelect
          options={options}
          value={value}
          onValueChange={setValue}
          emptyText="No country chosen yet"
        />
      </Field>
      <output aria-label="value">{value.join(', ')}</output>
    </>
  )
}

const value = () => screen.getByLabelText('value').textContent
const focused = () => document.activeElement?.getAttribute('aria-label')
const said = () => screen.getAllByRole('status').map(status => status.textContent)

describe('choosing several', () => {
  it('is one group, with what is chosen apart from what can be added', () => {
    render(<Countries initial={['Canada']} />)
    expect(screen.getByRole('group', { name: 'Preferred countries' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Canada' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Canada' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add Germany' })).toBeTruthy()
  })

  it('says when nothing is chosen', () => {
    render(<Countries initial={[]} />)
    expect(screen.getByText('No country chosen yet')).toBeTruthy()
  })

  it('needs no mouse: arrows move, Enter adds, and the focus stays in the row', async () => {
    render(<Countries initial={[]} />)
    await userEvent.tab()
    expect(focused()).toBe('Add USA')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Add UK')
    await userEvent.keyboard('{Enter}')
    expect(value()).toBe('UK')
    expect(said()).toContain('UK added, 1 chosen')
    await waitFor(() => expect(focused()).toBe('Add Canada'))
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(focused()).toBe('Add USA')
  })

  it('is one Tab stop a row', async () => {
    render(<Countries initial={['UK', 'Canada']} />)
    await userEvent.tab()
    expect(focused()).toBe('Remove UK')
    await userEvent.tab()
    expect(focused()).toBe('Add USA')
    await userEvent.tab()
    expect(focused()).toBeNull()
  })

  it('passes over an answer that cannot be chosen', async () => {
    render(
      <MultiSelect
        aria-label="Countries"
        options={options.map(option => ({
          ...option,
          disabled: option.value === 'USA' || option.value === 'Canada',
        }))}
        value={[]}
        onValueChange={() => undefined}
      />,
    )
    await userEvent.tab()
    expect(focused()).toBe('Add UK')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Add Germany')
  })

  it('removes with Delete and goes on to the neighbour, then to what can be added', async () => {
    render(<Countries initial={['UK', 'Canada']} />)
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    expect(value()).toBe('Canada')
    expect(said()).toContain('UK removed, 1 chosen')
    await waitFor(() => expect(focused()).toBe('Remove Canada'))
    await userEvent.keyboard('{Backspace}')
    expect(value()).toBe('')
    await waitFor(() => expect(focused()).toBe('Add USA'))
  })
})
