// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
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
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('choosing several', () => {
  it('is one group of checkboxes, ticked where an answer is chosen', () => {
    render(<Countries initial={['Canada']} />)
    const group = screen.getByRole('group', { name: 'Preferred countries' })
    expect(within(group).getAllByRole('checkbox')).toHaveLength(4)
    expect(checkbox('Canada').checked).toBe(true)
    expect(checkbox('Germany').checked).toBe(false)
  })

  it('says when nothing is chosen, and what is', async () => {
    render(<Countries initial={[]} />)
    expect(screen.getByText('No country chosen yet')).toBeTruthy()
    await userEvent.click(checkbox('UK'))
    expect(screen.getByText('1 chosen: UK')).toBeTruthy()
    expect(screen.queryByText('No country chosen yet')).toBeNull()
  })

  it('needs no mouse: Tab goes through the answers in their order, Space chooses, and the focus stays', async () => {
    render(<Countries initial={['USA']} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(checkbox('USA'))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(value()).toBe('USA, UK')
    expect(document.activeElement).toBe(checkbox('UK'))
    await userEvent.keyboard(' ')
    expect(value()).toBe('USA')
  })

  it('keeps and shows the order in which answers were chosen', async () => {
    render(<Countries initial={['Germany']} />)
    await userEvent.click(checkbox('USA'))
    expect(value()).toBe('Germany, USA')
    expect(screen.getByText('2 chosen: Germany, USA')).toBeTruthy()
    await userEvent.click(checkbox('Germany'))
    expect(value()).toBe('USA')
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
    expect(document.activeElement).toBe(checkbox('UK'))
    await userEvent.tab()
    expect(document.activeElement).toBe(checkbox('Germany'))
  })

  it('is marked as invalid at each answer, so that the first can take the focus', () => {
    render(
      <Field label="Countries" group error="Select at least one country">
        <MultiSelect options={options} value={[]} onValueChange={() => undefined} />
      </Field>,
    )
    expect(checkbox('USA').getAttribute('aria-invalid')).toBe('true')
  })
})
