import { useCallback, useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/theme.js before the first paint. */
const STORAGE_KEY = 'gradwright-theme'
const CHANGED = 'gradwright-theme-changed'
const DARK = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return
    show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
    onChange()
  }
  const system = window.matchMedia(DARK)
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', followOtherTab)
  system.addEventListener('change', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', followOtherTab)
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

/** What the person chose, what is shown because of it, and a way to change it (kept in this browser). */
export function useColourTheme(): {
  choice: ThemeChoice
  shown: 'light' | 'dark'
  choose: (choice: ThemeChoice) => void
} {
  const choice = useSyncExternalStore(subscribe, readChoice)
  const shown = useSyncExternalStore(subscribe, readShown)
  const choose = useCallback((next: ThemeChoice) => {
    show(next)
    try {
      if (next === 'system') localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, next)
    } catch {
      // Storage may be refused; the choice then lasts as long as the page.
    }
    window.dispatchEvent(new Event(CHANGED))
  }, [])
  return { choice, shown, choose }
}
