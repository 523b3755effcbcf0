import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { onStoredElsewhere, storageEntry } from '../device/storage.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/theme.js before the first paint. */
const STORAGE_KEY = 'gradwright-theme'
const keptChoice = storageEntry({
  area: 'DEVICE',
  key: STORAGE_KEY,
  schema: z.enum(['light', 'dark']),
  format: 'TEXT',
})
const CHANGED = 'gradwright-theme-changed'
const DARK = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const system = window.matchMedia(DARK)
  window.addEventListener(CHANGED, onChange)
  const stopListening = onStoredElsewhere((key, text) => {
    if (key !== STORAGE_KEY) return
    show(text === 'light' || text === 'dark' ? text : 'system')
    onChange()
  })
  system.addEventListener('change', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    stopListening()
    system.removeEventListener('change', onChange)
  }
}

function readChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function readShown(): 'light' | 'dark' {
  const choice = readChoice()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

function show(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** The chosen theme, the theme that is shown, and a function to choose another, which this browser stores. */
export function useColourTheme(): {
  choice: ThemeChoice
  shown: 'light' | 'dark'
  choose: (choice: ThemeChoice) => void
} {
  const choice = useSyncExternalStore(subscribe, readChoice, (): ThemeChoice => 'system')
  const shown = useSyncExternalStore(subscribe, readShown, (): 'light' | 'dark' => 'light')
  const choose = useCallback((next: ThemeChoice) => {
    show(next)
    // Where storage is refused, the choice lasts as long as the page.
    if (next === 'system') keptChoice.remove()
    else keptChoice.write(next)
    window.dispatchEvent(new Event(CHANGED))
  }, [])
  return { choice, shown, choose }
}
