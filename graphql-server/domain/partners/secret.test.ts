import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecret, hashOfSecret, secretsIn } from './secret.ts'

const app = { randomBytes: (length: number) => new Uint8Array(randomBytes(length)) }

describe('the secret of a key', () => {
  it('says its mode, and begins as it is shown', () => {
    const { secret, start, secretHash } = createSecret(app, 'TEST')
    expect(secret).toMatch(/^gw_test_[0-9a-f]{48}$/)
    expect(secret.startsWith(start) && start.length).toBe(14)
    expect(hashOfSecret(secret)).toEqual(secretHash)
  })

  it('is refused with one changed letter, cut, or with more around it', () => {
    const { secret } = createSecret(app, 'LIVE')
    const other = secret.endsWith('0') ? '1' : '0'
    for (const text of [
      secret.slice(0, -1) + other,
      secret.slice(0, -1),
      `${secret} `,
      secret.replace('live', 'test'),
      '',
    ])
      expect(hashOfSecret(text)).toBeNull()
  })

  it('is found in an address', () => {
    const { secret } = createSecret(app, 'LIVE')
    expect(secretsIn(`?query={plans{name}}&key=${secret}&a=1`)).toEqual([secret])
    expect(secretsIn('?key=gw_live_')).toEqual([])
  })
})
