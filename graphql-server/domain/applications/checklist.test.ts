import { describe, expect, test } from 'vitest'
import { checklistFor, topicOf } from './checklist.ts'

const masters = { degreeType: 'MASTERS', typicalGre: null, typicalGmat: null } as const

describe('the first tasks of an application', () => {
  test('omit tests that the catalogue does not name', () => {
    expect(checklistFor(masters)).toEqual([
      'Statement of purpose',
      'Letters of recommendation (2 or 3)',
      'Transcripts',
      'English test',
      'CV',
      'Application fee',
      'Proof of funds',
    ])
  })

  test('include essays and the GMAT for an MBA with a typical GMAT', () => {
    const titles = checklistFor({ degreeType: 'MBA', typicalGre: null, typicalGmat: 700 })
    expect(titles).toEqual(expect.arrayContaining(['Essays', 'Letters of recommendation (2)', 'GMAT']))
    expect(titles).not.toContain('GRE')
  })

  test('include the GRE where admitted students had one', () => {
    expect(checklistFor({ ...masters, typicalGre: 325 })).toContain('GRE')
  })

  test('have a topic that is read from the title, also after renaming', () => {
    const topics = [
      ['Statement of purpose', 'STATEMENT'],
      ['SOP for Leeds', 'STATEMENT'],
      ['Letters of recommendation (2 or 3)', 'RECOMMENDERS'],
      ['Ask Prof. Rao for a reference', 'RECOMMENDERS'],
      ['Essays', 'ESSAYS'],
      ['Marksheets', 'TRANSCRIPTS'],
      ['IELTS in May', 'TESTS'],
      ['GRE', 'TESTS'],
      ['Application fee', 'FEE'],
      ['Proof of funds', 'FUNDS'],
      ['CV', null],
      ['Coffee with Meera', null],
      ['Greet the neighbours', null],
    ] as const
    for (const [title, topic] of topics) expect([title, topicOf(title)]).toEqual([title, topic])
  })
})
