import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { charactersLeft } from './charactersLeft.ts'
import { longText } from './longText.tsx'
import type { FormRule } from './question.ts'
import { shortText } from './shortText.tsx'

const rules: FormRule[] = [
  { type: 'REQUIRED', message: 'Required' },
  { type: 'MAX_LENGTH', value: 2000, message: 'Please keep this to 2,000 characters' },
]
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
  rules,
}
const asked = { error: undefined, onChange: () => {}, onLeave: () => {} }

afterEach(cleanup)

describe('the count of characters', () => {
  it.each([
    [0, null],
    [1800, null],
    [1801, '1,801 of 2,000 characters'],
    [2000, '2,000 of 2,000 characters'],
    [2001, '1 character too many'],
    [3500, '1,500 characters too many'],
  ])('at %i says %s', (length, words) => {
    expect(charactersLeft(rules, 'x'.repeat(length))).toBe(words)
  })

  it('leaves out the white space around the text, and texts without a limit', () => {
    expect(charactersLeft(rules, `  ${'x'.repeat(1800)}\n`)).toBeNull()
    expect(charactersLeft([], 'x'.repeat(100_000))).toBeNull()
  })

  it('is shown beside the count of words of a story, and at a line', () => {
    const text = 'word '.repeat(380)
    render(
      <longText.Field
        {...asked}
        question={{ ...common, kind: 'LONG_TEXT', suggestedWords: 300, metricsHint: false }}
        value={text}
      />,
    )
    expect(screen.getByText('380 of about 300 words, 1,899 of 2,000 characters')).toBeTruthy()
    cleanup()
    render(<shortText.Field {...asked} question={{ ...common, kind: 'SHORT_TEXT' }} value={text} />)
    expect(screen.getByText('1,899 of 2,000 characters')).toBeTruthy()
  })
})
