import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['asha@example.com', 'Asha@Example.com'],
  ['asha@example.com', 'asha+letters@example.com'],
  ['asha.rao@gmail.com', 'asharao+x@googlemail.com'],
  ['asha@example.com', ' ａsha@example.com '],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one))
})

test.each([
  ['asha@example.com', 'asha@example.org'],
  ['asha.rao@example.com', 'asharao@example.com'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(other)).not.toBe(mailboxOf(one))
})
