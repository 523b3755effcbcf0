import './awaitedAct.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/*
 * Runs before each file. Files share a worker, its packages and its page (`isolate: false`). Here each gets our modules
 * anew, so that none finds the state of another file in them, and leaves an empty page with real timers and globals.
 */
vi.resetModules()
// Relay's mock environment makes its spies with Jest's name for them.
Object.assign(globalThis, { jest: vi })

// Our styles are looked at in a browser (`web/e2e`). happy-dom matches each rule with each ancestor whenever a query by
// role asks what is hidden, which took two fifths of these tests.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null })

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.body.replaceChildren()
})

// Code that arrives late is transformed when it is first asked for, which a busy machine takes its time over.
configure({ asyncUtilTimeout: 15_000 })
