import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { signatureOf } from './signature.ts'

const body = '{"id":"evt_1","type":"ping"}'

// The form is Stripe's, so what checks Stripe's signatures checks ours.
it.each(['present', 'former'])('is accepted with the %s secret, and with no other', secret => {
  const { webhooks } = new Stripe('sk_test_none')
  const header = signatureOf({ body, secrets: ['present', 'former'], now: new Date() })
  expect(webhooks.constructEvent(body, header, secret)).toMatchObject({ id: 'evt_1' })
  expect(() => webhooks.constructEvent(body, header, 'another')).toThrow('signature')
  expect(() => webhooks.constructEvent(`${body} `, header, secret)).toThrow('signature')
  const old = signatureOf({ body, secrets: [secret], now: new Date(Date.now() - 600_000) })
  expect(() => webhooks.constructEvent(body, old, secret)).toThrow('tolerance')
})
