import { describe, expect, it } from 'vitest'
import { nextStep } from './nextStep.ts'

const hrefFor = (standing: Partial<Parameters<typeof nextStep>[0]>) =>
  nextStep({
    hasProfile: true,
    hasMatched: true,
    canGenerate: true,
    canGenerateOthers: false,
    newest: null,
    draft: null,
    ...standing,
  }).href

describe('the next step', () => {
  it('is the profile while there is none', () => {
    expect(hrefFor({ hasProfile: false })).toBe('/profile')
  })

  it('is the matcher once there is a profile', () => {
    expect(hrefFor({ hasMatched: false })).toBe('/university-matcher')
  })

  it('is what was written, not the matcher, for somebody who began with writing', () => {
    expect(hrefFor({ hasMatched: false, newest: { databaseId: 7, status: 'READY' } })).toBe('/results/7')
  })

  it('is the first statement once programmes were matched', () => {
    expect(hrefFor({})).toBe('/document-generator')
  })

  it('is to watch a document that is being written, before anything else', () => {
    expect(hrefFor({ hasProfile: false, newest: { databaseId: 7, status: 'QUEUED' } })).toBe('/results/7')
    expect(hrefFor({ newest: { databaseId: 7, status: 'GENERATING' } })).toBe('/results/7')
  })

  it('is to go on with a draft that was begun, even before the profile', () => {
    const draft = { name: 'Essay', href: '/document-generation/essay?draft=3', filled: 4, total: 50 }
    expect(hrefFor({ hasProfile: false, draft })).toBe(draft.href)
    expect(hrefFor({ draft, newest: { databaseId: 7, status: 'READY' } })).toBe(draft.href)
  })

  it('is to read the draft that is ready', () => {
    expect(hrefFor({ newest: { databaseId: 7, status: 'READY' } })).toBe('/results/7')
  })

  it('is another try after a failure, where one is left', () => {
    expect(hrefFor({ newest: { databaseId: 7, status: 'FAILED' } })).toBe('/document-generator')
  })

  it('is a letter or an essay when only those are left this month', () => {
    expect(hrefFor({ canGenerate: false, canGenerateOthers: true })).toBe('/document-generation')
  })

  it('is the plans when nothing can be generated and there is nothing to read', () => {
    expect(hrefFor({ canGenerate: false })).toBe('/pricing')
    expect(hrefFor({ canGenerate: false, newest: { databaseId: 7, status: 'FAILED' } })).toBe('/pricing')
  })
})
