import { z } from 'zod'
import { matchSettings } from './settings.ts'
import { DEFAULT_SETTINGS, type MatchSettings } from './types.ts'

/** The settings that stand in somebody's row; as it comes, where an older version kept what is none any more. */
export function keptSettings(stored: unknown): MatchSettings {
  const { success, data } = matchSettings.safeParse(stored)
  return success ? data : DEFAULT_SETTINGS
}

/** Settings as they are sent: what is left out, or null, is as it was kept. */
export function settingsOver(kept: MatchSettings) {
  return z.preprocess(sent => (isRecord(sent) ? { ...kept, ...said(sent) } : (sent ?? kept)), matchSettings)
}

function said(sent: object): object {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null))
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
