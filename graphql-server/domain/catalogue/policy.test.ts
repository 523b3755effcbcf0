import { expect, test } from 'vitest'
import { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { catalogueReachOf, within } from './policy.ts'

test('a visitor sees the sample', () => {
  expect(catalogueReachOf(null)).toBe('SAMPLE')
})

test('students and reviewers see what their plan gives, catalogue staff see all', () => {
  const reaches = Object.values(Role).map(role => [
    role,
    ...Object.values(PlanCode).map(plan => catalogueReachOf({ role, plan })),
  ])
  expect(reaches).toEqual([
    ['STUDENT', 'SAMPLE', 'ALL', 'ALL'],
    ['PARTNER', 'ALL', 'ALL', 'ALL'],
    ['REVIEWER', 'SAMPLE', 'ALL', 'ALL'],
    ['ANALYST', 'ALL', 'ALL', 'ALL'],
    ['ADMIN', 'ALL', 'ALL', 'ALL'],
  ])
})

test('unlisted rows are within no reach', () => {
  expect([within('ALL'), within('SAMPLE')]).toEqual([{ isListed: true }, { isListed: true, isSample: true }])
})
