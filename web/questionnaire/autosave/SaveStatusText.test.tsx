import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SaveStatusText, saveStatusWords } from './SaveStatusText.tsx'
import type { SaveStatus } from './saverState.ts'

afterEach(cleanup)

const at = null
const status = () => screen.getByRole('status')

describe('the words on saving', () => {
  it.each<[SaveStatus, string]>([
    [{ kind: 'IDLE', at }, ''],
    [{ kind: 'SAVING', at }, 'Saving'],
    [{ kind: 'SAVED', at }, 'Saved'],
    [{ kind: 'SAVED', at, refusedCount: 2 }, 'Saved, except for 2 answers'],
    [{ kind: 'OFFLINE', at }, 'Offline, kept on this device'],
    [{ kind: 'OFFLINE', at, isKept: false }, 'Offline, and not kept on this device: leave this page open'],
    [
      { kind: 'FAILED', at, message: 'You have 100 drafts already.' },
      'Not saved, kept on this device. You have 100 drafts already.',
    ],
    [{ kind: 'SIGNED_OUT', at }, 'Signed out, kept on this device'],
    [{ kind: 'GONE', at }, 'This draft was deleted, kept on this device'],
  ])('for %o are “%s”', (saving, words) => {
    expect(saveStatusWords(saving)).toBe(words)
    render(<SaveStatusText status={saving} />)
    expect(status().textContent).toBe(words)
    // The state must not be told by colour alone: there is an icon beside the words.
    expect(status().querySelector('svg[aria-hidden]') === null).toBe(words === '')
  })

  it('are announced when they change, and not with every pause in typing', () => {
    const { rerender } = render(<SaveStatusText status={{ kind: 'IDLE', at }} />)
    const isSaid = (kind: SaveStatus['kind']) => {
      rerender(<SaveStatusText status={{ kind, at }} />)
      return status().getAttribute('aria-live') === 'polite'
    }
    expect(isSaid('SAVING')).toBe(false)
    expect(isSaid('SAVED')).toBe(true)
    expect(isSaid('SAVING')).toBe(false)
    expect(isSaid('SAVED')).toBe(false)
    expect(isSaid('OFFLINE')).toBe(true)
    expect(isSaid('SAVED')).toBe(true)
    expect(isSaid('SAVING')).toBe(false)
    expect(isSaid('SAVED')).toBe(false)
  })
})
