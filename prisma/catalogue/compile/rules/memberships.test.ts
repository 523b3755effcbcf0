import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findScheme } from '../../../../graphql-server/domain/catalogue/schemes.ts'
import { findGroup, UNIVERSITY_GROUPS } from '../../../../graphql-server/domain/catalogue/universityGroups.ts'
import { parseRows } from '../facts.ts'
import type { Program, University } from '../rows.ts'
import { applyGroups, applySchemes } from './memberships.ts'

const reviewed = async (name: string) =>
  parseRows(await readFile(join(import.meta.dirname, '../../reviewed', `${name}.csv`), 'utf8'))

test('the groups have members in their country, so many as they are known to have', async () => {
  const rows = await reviewed('groups')
  const members = (code: string) => rows.filter(({ group }) => group === code)
  for (const { code, country } of UNIVERSITY_GROUPS)
    for (const { university } of members(code)) expect(university).toMatch(new RegExp(`^${country}/`, 'i'))
  expect(rows.filter(({ group }) => findGroup(group ?? '') === undefined)).toEqual([])
  const counts = UNIVERSITY_GROUPS.map(({ code }) => `${code} ${members(code).length}`).join(', ')
  expect(counts).toBe(
    'RUSSELL_GROUP 24, OXBRIDGE 2, G5 5, GO8 8, U15 15, TU9 9, IVY_LEAGUE 8, M7 7, T15 15, T14 14, OLD_IIMS 6, IIMS 21, OLD_IITS 7, IITS 19, NITS 12, NLUS 17',
  )
})

test('the schemes of the file are known', async () => {
  const rows = await reviewed('schemes')
  expect(rows.filter(({ scheme }) => findScheme(scheme ?? '') === undefined)).toEqual([])
})

test('a university or a programme that the catalogue lacks stops the compilation, and so does a double', () => {
  const leeds = { key: 'uk/university-of-leeds', groups: '' } as University
  const row = { group: 'RUSSELL_GROUP', university: leeds.key }
  applyGroups([leeds], [row, { ...row, group: 'G5' }])
  expect(leeds.groups).toBe('RUSSELL_GROUP|G5')
  expect(() => applyGroups([leeds], [row])).toThrow('names uk/university-of-leeds twice in RUSSELL_GROUP')
  expect(() => applyGroups([leeds], [{ ...row, university: 'uk/none' }])).toThrow('names uk/none')

  const forestry = { university: 'germany/tu', name: 'Forestry', schemes: '' } as Program
  const named = { scheme: 'EPOS', university: 'germany/tu', programme: 'Forestry' }
  applySchemes([forestry], [named])
  expect(forestry.schemes).toBe('EPOS')
  expect(() => applySchemes([forestry], [{ ...named, programme: 'Forests' }])).toThrow('germany/tu | Forests')
})
