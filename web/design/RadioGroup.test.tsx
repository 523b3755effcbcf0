// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

afterEach(cleanup)

type Size = 'small' | 'large'

function Sizes({ onUnavailable }: { onUnavailable: (value: Size) => void }) {
  const [value, setValue] = useState<Size>('small')
  return (
    <>
      <RadioGroup<Size>
        aria-label="Size"
        value={value}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large', unavailable: true },
        ]}
        reasonId="why"
        onUnavailable={onUnavailable}
        onValueChange={setValue}
      />
      <p id="why">Sold out</p>
    </>
  )
}

describe('an answer that is unavailable', () => {
  it('can be reached and says why, but is not chosen', async () => {
    const onUnavailable = vi.fn()
    render(<Sizes onUnavailable={onUnavailable} />)
    const large = screen.getByRole('radio', { name: 'Large' })
    expect(large).toHaveProperty('disabled', false)
    expect(large.getAttribute('aria-disabled')).toBe('true')
    expect(large.getAttribute('aria-describedby')).toBe('why')
    await userEvent.click(large)
    expect(large).toHaveProperty('checked', false)
    expect(screen.getByRole('radio', { name: 'Small' })).toHaveProperty('checked', true)
    expect(onUnavailable).toHaveBeenCalledExactlyOnceWith('large')
  })
})
