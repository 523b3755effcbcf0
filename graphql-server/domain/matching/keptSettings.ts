import { z } from 'zod'
import { matchSettings } from './settings.ts'
import { DEFAULT_SETTINGS, type MatchSettings } from './types.ts'

/** The stored settings of a person; the defaults where an older version stored settings that are invalid now. */
export function keptSettings(stored: unknown): MatchSettings {
  const { success, data } = matchSettings.safeParse(stored)
  return success ? data : DEFAULT_SETTINGS
}

/** Sent settings. A field that is missing or null has the stored value. */
export function settingsInput(kept: MatchSettings) {
  return z.preprocess(
    sent => (isRecord(sent) ? { ...kept, ...withoutNulls(sent) } : (sent ?? kept)),
    matchSettings,
  )
}

function withoutNulls(sent: object): object {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null))
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
