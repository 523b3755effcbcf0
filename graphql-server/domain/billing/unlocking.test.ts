import { describe, expect, it } from 'vitest'
import { unlockDocument } from './unlocking.ts'

const now = new Date('2026-11-22T10:00:00Z')
const earlier = new Date('2026-05-01T00:00:00Z')
const decide = (
  document: Partial<Parameters<typeof unlockDocument>[0]['document']>,
  owner: Partial<Parameters<typeof unlockDocument>[0]['owner']>,
) =>
  unlockDocument({
    document: { unlockedAt: null, unlocksOnEmail: false, ...document },
    owner: { plan: 'FREE', emailConfirmedAt: null, ...owner },
    now,
  })

describe('a document', () => {
  it('stays locked on Free, and is unlocked on a paid plan', () => {
    expect(decide({}, {})).toBeNull()
    expect(decide({}, { plan: 'STANDARD' })).toBe(now)
    expect(decide({}, { plan: 'PREMIUM' })).toBe(now)
  })

  it('of the promotion is unlocked once the email is confirmed', () => {
    expect(decide({ unlocksOnEmail: true }, {})).toBeNull()
    expect(decide({ unlocksOnEmail: true }, { emailConfirmedAt: earlier })).toBe(now)
    expect(decide({}, { emailConfirmedAt: earlier })).toBeNull()
  })

  it('that is unlocked stays unlocked, with its time', () => {
    expect(decide({ unlockedAt: earlier }, {})).toBe(earlier)
    expect(decide({ unlockedAt: earlier }, { plan: 'PREMIUM' })).toBe(earlier)
  })
})
