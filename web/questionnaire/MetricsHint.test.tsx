import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../device/browserMemory.ts'
import { longText } from './kinds/longText.tsx'
import type { FormValue } from './kinds/value.ts'

const vague = 'The line kept failing its tests and after a long search we found out why and mended it.'
const exact = 'The line kept failing its tests and after a long search we cut the scrap by 40 percent.'

function Story({ asksForFigures = true }: { asksForFigures?: boolean }) {
  const [value, setValue] = useState<FormValue>('')
  return (
    <longText.Field
      question={{
        key: 'problemSolvingStory',
        kind: 'LONG_TEXT',
        label: 'A problem that you solved',
        help: null,
        placeholder: null,
        starred: true,
        followUp: null,
        isQuoted: false,
        role: null,
        guidance: null,
        visibleWhen: null,
        rules: [],
        suggestedWords: 150,
        metricsHint: asksForFigures,
      }}
      value={value}
      error={undefined}
      onChange={setValue}
      onLeave={() => {}}
    />
  )
}

const write = (text: string) => {
  const area = screen.getByRole('textbox', { name: 'A problem that you solved' })
  fireEvent.change(area, { target: { value: text } })
  fireEvent.blur(area)
}
const hint = () => screen.queryByRole('button', { name: 'Got it' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the hint at a figure', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    forgetPerson()
    vi.useRealTimers()
  })

  it('shows for 8 seconds on leaving a story without one', () => {
    render(<Story />)
    write(vague)
    expect(hint()).not.toBeNull()
    pass(7999)
    expect(hint()).not.toBeNull()
    pass(1)
    expect(hint()).toBeNull()
  })

  it('comes back on the next leaving, until “Got it”', () => {
    render(<Story />)
    write(vague)
    pass(8000)
    write(`${vague} And so on.`)
    const gotIt = hint()
    expect(gotIt).not.toBeNull()
    if (gotIt !== null) fireEvent.click(gotIt)
    expect(hint()).toBeNull()
    write(`${vague} And so forth.`)
    expect(hint()).toBeNull()
  })

  it('once dismissed stays away when the field comes back with its step, until somebody else signs in', () => {
    render(<Story />)
    write(vague)
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
    cleanup()
    render(<Story />)
    write(vague)
    expect(hint()).toBeNull()
    act(forgetPerson)
    write(`${vague} And so on.`)
    expect(hint()).not.toBeNull()
  })

  it('stays while the focus is on it', () => {
    render(<Story />)
    write(vague)
    const gotIt = hint()
    if (gotIt !== null) fireEvent.focus(gotIt)
    pass(20_000)
    expect(hint()).not.toBeNull()
    if (gotIt !== null) fireEvent.blur(gotIt)
    pass(8000)
    expect(hint()).toBeNull()
  })

  it('leaves alone a story with figures, a short one, and fields that do not ask for it', () => {
    render(<Story />)
    write(exact)
    expect(hint()).toBeNull()
    write('We found out why.')
    expect(hint()).toBeNull()
    cleanup()
    render(<Story asksForFigures={false} />)
    write(vague)
    expect(hint()).toBeNull()
  })
})
