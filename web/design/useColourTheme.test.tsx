// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useColourTheme } from './useColourTheme.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the colour theme', () => {
  it('follows the system until one chooses', () => {
    const { result } = renderHook(() => useColourTheme())
    expect(result.current.choice).toBe('system')
  })

  it('shows a choice at once, keeps it, and forgets it when the system is to decide again', () => {
    const { result } = renderHook(() => useColourTheme())
    act(() => result.current.choose('dark'))
    expect(result.current).toMatchObject({ choice: 'dark', shown: 'dark' })
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('gradwright-theme')).toBe('dark')
    act(() => result.current.choose('system'))
    expect(result.current.choice).toBe('system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('gradwright-theme')).toBeNull()
  })
})
