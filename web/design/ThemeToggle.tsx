import { Monitor, Moon, Sun } from 'lucide-react'
import { t, words } from '../language/language.ts'
import { IconButton } from './IconButton.tsx'
import { type ThemeChoice, useColourTheme } from './useColourTheme.ts'

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' }
const names: Record<ThemeChoice, string> = words({ system: 'as your device', light: 'light', dark: 'dark' })
const signs = { system: Monitor, light: Sun, dark: Moon }

/** Turns the colours: as the device, light, dark. */
export function ThemeToggle() {
  const { choice, choose } = useColourTheme()
  const Sign = signs[choice]
  return (
    <IconButton
      label={t('Colours: {now}. Change to {next}', { now: names[choice], next: names[next[choice]] })}
      icon={<Sign aria-hidden="true" />}
      onClick={() => choose(next[choice])}
    />
  )
}
