import { expect, test } from 'vitest'
import { readFamily } from './family.ts'

test.each([
  ['My wife and two children will come with me', true],
  ['husband is coming so spouse work permit v imp', true],
  ['MBA. Two little kids, so not two years', true],
  ['special needs children, inclusive education', false],
  ['family business, my family can pay', false],
  ['MBA one year. Wife is teaching in Jaipur and will not shift, child 4', false],
  ['12 months is the longest; my kids stay with their father', false],
])('whether %j speaks of a family that would come along', (words, isTrue) => {
  expect(readFamily(words).value ?? false).toBe(isTrue)
})
