import { describe, expect, test } from 'vitest'
import { usersVisibleTo } from './accounts/policy.ts'
import { shortlistVisibleTo } from './applications/policy.ts'
import { mailsVisibleTo } from './mail/policy.ts'
import { visible } from './visible.ts'

const viewer = { userId: 7, role: 'STUDENT', sessionId: 1 } as const

describe('a row that a policy has to allow', () => {
  test('is found by one flat filter if the policy and the row share no column', () => {
    expect(visible(shortlistVisibleTo(viewer), { id: 12 })).toEqual({ userId: 7, id: 12 })
  })

  test("keeps a policy's own id", () => {
    expect(visible(usersVisibleTo(viewer), { id: 12 })).toEqual({ id: 12, AND: [{ id: 7 }] })
    expect(visible(mailsVisibleTo(viewer), { id: 12 })).toEqual({ id: 12, AND: [{ id: { in: [] } }] })
  })

  test("keeps a policy's own userId", () => {
    expect(visible(shortlistVisibleTo(viewer), { id: 12, userId: 9 })).toEqual({
      id: 12,
      userId: 9,
      AND: [{ userId: 7 }],
    })
  })

  test('combines other policies with AND', () => {
    expect(visible(shortlistVisibleTo(null), { id: 12 })).toEqual({ id: 12, AND: [{ userId: { in: [] } }] })
    const policy = { OR: [{ userId: 7 }, { isShared: true }], AND: [{ deletedAt: null }] }
    expect(visible(policy, { id: 12, OR: [{ id: 3 }] })).toEqual({ id: 12, OR: [{ id: 3 }], AND: [policy] })
    expect(visible(policy, { id: 12 })).toEqual({ id: 12, AND: [policy] })
  })
})
