import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import type { FormQuestion } from '../kinds/index.ts'
import type { FormValue } from '../kinds/value.ts'
import { SetAsideNote } from './SetAsideNote.tsx'

afterEach(cleanup)

const common = {
  key: 'answer',
  label: 'Your answer',
  help: null,
  placeholder: null,
  starred: false,
  followUp: null,
  isQuoted: false,
  role: null,
  guidance: null,
  visibleWhen: null,
  rules: [],
}
const story: FormQuestion = { ...common, kind: 'LONG_TEXT', suggestedWords: null, metricsHint: false }
const tone: FormQuestion = {
  ...common,
  kind: 'MULTI_CHOICE',
  initial: [],
  options: [
    { value: 'warm', label: 'Warm', help: null },
    { value: 'formal', label: 'Formal and brief', help: null },
  ],
}
const savedAt = '2026-11-20T09:15:00.000Z'

function offer(question: FormQuestion, value: FormValue, ...others: FormValue[]) {
  const onTake = vi.fn()
  const onDismiss = vi.fn()
  render(
    <SetAsideNote
      question={question}
      value={value}
      entries={others.map(other => ({ value: other, savedAt }))}
      onTake={onTake}
      onDismiss={onDismiss}
    />,
  )
  return { onTake, onDismiss, person: userEvent.setup() }
}

describe('an answer that another page had saved', () => {
  it('is offered with the time at which it was saved, and can be taken', async () => {
    const { onTake, person } = offer(story, 'Mine', 'Theirs')
    expect(screen.getByText('Theirs')).toBeTruthy()
    expect(document.querySelector('time')?.dateTime).toBe(savedAt)
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Use this instead' }))
    expect(onTake).toHaveBeenCalledWith('Theirs')
  })

  it('can be dismissed', async () => {
    const { onDismiss, person } = offer(story, 'Mine', 'Theirs')
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('that is long shows its beginning, and the rest on demand', async () => {
    const long = 'I built a robot that prunes vines. '.repeat(20).trim()
    const { person } = offer(story, 'Mine', long)
    expect(screen.queryByText(long)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByText(long)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('of chosen options reads as their labels', () => {
    offer(tone, [], ['warm', 'formal'])
    expect(screen.getByText('Warm, Formal and brief')).toBeTruthy()
  })

  it('is not offered if it equals the value of the field', () => {
    offer(tone, ['warm'], ['warm'])
    expect(document.body.textContent).toBe('')
  })

  it('is offered beside others without a fault that axe knows of', async () => {
    offer(story, 'Mine', 'Theirs', 'Some other one of theirs. '.repeat(20))
    await expectAccessible()
  })
})
