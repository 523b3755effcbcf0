import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetPerson } from './browserMemory.ts'
import { onStoredElsewhere, storageEntry, storedKeys } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const hints = storageEntry({ area: 'DEVICE', key: 'gradwright:hints', schema: z.array(z.string()) })
const choice = storageEntry({
  area: 'TAB',
  key: 'gradwright:choice',
  schema: z.enum(['yes', 'no']),
  format: 'TEXT',
})

describe('a value that the browser keeps', () => {
  it('is read as it was written', () => {
    expect(hints.read()).toBeNull()
    expect(hints.write(['goal'])).toBe(true)
    expect(hints.read()).toEqual(['goal'])
    hints.remove()
    expect(hints.read()).toBeNull()
  })

  it('may be a text as it is', () => {
    choice.write('no')
    expect(sessionStorage.getItem('gradwright:choice')).toBe('no')
    expect(choice.read()).toBe('no')
  })

  it.each(['{broken', '"a text"', '[1]', 'null'])('is nothing where it does not fit: %s', text => {
    localStorage.setItem('gradwright:hints', text)
    expect(hints.read()).toBeNull()
  })

  it('is announced to other tabs', () => {
    const changes: unknown[] = []
    const stop = onStoredElsewhere((key, text) => changes.push([key, text]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'gradwright:hints', newValue: '[]' }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'gradwright:hints', newValue: null }))
    expect(changes).toEqual([['gradwright:hints', '[]']])
  })
})

describe('a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }

  it.each([
    ['because it refuses storage', refuse],
    ['because it has none', () => null as never],
  ])('%s reads nothing and says so when it writes', (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage)
    expect(hints.read()).toBeNull()
    expect(hints.write(['goal'])).toBe(false)
    expect(storedKeys('DEVICE', 'gradwright')).toEqual([])
    choice.remove()
    forgetPerson()
  })

  it('because it is full says so when it writes', () => {
    const full: Storage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
      clear: () => undefined,
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => full)
    expect(hints.write(['goal'])).toBe(false)
  })

  it('for a fault of ours does not hide it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new TypeError('A fault')
    })
    expect(() => hints.read()).toThrow('A fault')
  })
})

describe('signing out', () => {
  it('wipes all that is the person’s, and leaves the theme and other sites’ values', () => {
    hints.write(['goal'])
    choice.write('yes')
    localStorage.setItem('gradwright-theme', 'dark')
    localStorage.setItem('another-site', 'stays')
    forgetPerson()
    expect([hints.read(), choice.read()]).toEqual([null, null])
    expect(storedKeys('DEVICE', 'gradwright').toSorted()).toEqual([
      'gradwright-theme',
      'gradwright:forgotten',
    ])
    expect(localStorage.getItem('another-site')).toBe('stays')
  })
})
