import { describe, expect, it } from 'vitest'
import { keptSettings, settingsOver } from './keptSettings.ts'
import { DEFAULT_SETTINGS } from './types.ts'

const KEPT = { ...DEFAULT_SETTINGS, ambition: 'BOLD', budget: 0.5 } as const

describe('settings that are kept', () => {
  it('are as they come before any were sent', () => {
    expect(keptSettings({})).toEqual(DEFAULT_SETTINGS)
  })

  it('are as they come where the row holds none that can be', () => {
    for (const stored of [null, 7, [], { budget: 9 }, { ambition: 'WILD' }])
      expect(keptSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })
})

describe('settings that are sent', () => {
  it('stand over the kept ones, part by part', () => {
    expect(settingsOver(KEPT).parse({ country: 2, budget: null })).toEqual({ ...KEPT, country: 2 })
  })

  it('are the kept ones where none are sent', () => {
    for (const sent of [undefined, null, {}]) expect(settingsOver(KEPT).parse(sent)).toEqual(KEPT)
  })

  it('are refused where they are none', () => {
    for (const sent of [7, 'bold', [], { budget: 2.1 }, { field: -1 }, { ambition: 'WILD' }])
      expect(settingsOver(KEPT).safeParse(sent).success).toBe(false)
  })
})
