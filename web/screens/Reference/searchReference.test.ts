import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../scripts/vitePluginDevelopers.ts'
import { searchReference } from './searchReference.ts'

const types = referenceOf(buildSchema(readFileSync('schema.graphql', 'utf8')))
const found = (words: string) =>
  searchReference(types, words).map(({ type, part }) => (part === null ? type : `${type}.${part}`))

describe('the reference', () => {
  it('has each type with its fields, their arguments and what is deprecated', () => {
    const query = types.find(({ name }) => name === 'Query')
    const universities = query?.parts.find(({ name }) => name === 'universities')
    expect(universities?.args?.map(({ name }) => name)).toContain('filter')
    const user = types.find(({ name }) => name === 'User')
    expect(user?.parts.find(({ name }) => name === 'outlook')?.deprecated).toMatch(/^Since /)
    expect(types.every(({ description }) => description !== '')).toBe(true)
  })

  it('is searched by names before descriptions', () => {
    expect(found('University')[0]).toBe('University')
    expect(found('program.tuition')[0]).toMatch(/^Program\w*\.tuition/)
    expect(found('university tuition').length).toBeGreaterThan(0)
    expect(found('')).toEqual([])
    expect(found('zzzz qqqq')).toEqual([])
  })
})
