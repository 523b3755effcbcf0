import { describe, expect, it } from 'vitest'
import { keptSettings, settingsInput } from './keptSettings.ts'
import { DEFAULT_SETTINGS } from './types.ts'

const KEPT = { ...DEFAULT_SETTINGS, ambition: 'BOLD', budget: 0.5 } as const

describe('stored settings', () => {
  it('are the defaults before any were saved', () => {
    expect(keptSettings({})).toEqual(DEFAULT_SETTINGS)
  })

  it('are the defaults if the row’s are invalid', () => {
    for (const stored of [null, 7, [], { budget: 9 }, { ambition: 'WILD' }])
      expect(keptSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })
})

describe('sent settings', () => {
  it('override the stored ones, field by field', () => {
    expect(settingsInput(KEPT).parse({ country: 2, budget: null })).toEqual({ ...KEPT, country: 2 })
  })

  it('are the stored ones if none are sent', () => {
    for (const sent of [undefined, null, {}]) expect(settingsInput(KEPT).parse(sent)).toEqual(KEPT)
  })

  it('are refused if they are invalid', () => {
    for (const sent of [7, 'bold', [], { budget: 2.1 }, { field: -1 }, { ambition: 'WILD' }])
      expect(settingsInput(KEPT).safeParse(sent).success).toBe(false)
  })
})
