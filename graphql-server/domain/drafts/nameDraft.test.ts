import { describe, expect, it } from 'vitest'
import { sopQuick } from '../questionnaires/sopQuick.ts'
import { sopWizard } from '../questionnaires/sopWizard.ts'
import { draftName } from './inputs.ts'
import { LONGEST_NAME } from './limits.ts'
import { freeName, isGivenName, nameFor, programIn } from './nameDraft.ts'

describe('the name of a new draft', () => {
  it('is its type, with the programme if it is known', () => {
    expect(nameFor({ type: 'SOP', program: null })).toBe('Statement of purpose')
    expect(nameFor({ type: 'SOP', program: 'MS in Robotics' })).toBe(
      'Statement of purpose for MS in Robotics',
    )
    expect(nameFor({ type: 'LOR', program: 'MBA' })).toBe('Letter of recommendation for MBA')
  })

  it('has the programme from its question, on one line', () => {
    const answers = { targetProgram: { text: '  MS in\n Robotics ' } }
    expect(programIn(sopWizard, answers)).toBe('MS in Robotics')
    expect(programIn(sopWizard, { targetProgram: { text: '  ' } })).toBeNull()
    expect(programIn(sopQuick, answers)).toBeNull()
  })

  it('has a number if the name exists', () => {
    expect(freeName('Essay', [])).toBe('Essay')
    expect(freeName('Essay', ['Essay'])).toBe('Essay 2')
    expect(freeName('Essay', ['Essay', 'Essay 2', 'Essay 4'])).toBe('Essay 3')
  })

  it('stays within the limit with and without a number, and splits no character', () => {
    const name = nameFor({ type: 'SOP', program: '𝔐'.repeat(200) })
    expect(name.isWellFormed()).toBe(true)
    expect(freeName(name, [name]).length).toBeLessThanOrEqual(LONGEST_NAME)
    const copy = `Copy of ${'x'.repeat(LONGEST_NAME)}`
    expect(freeName(copy, []).length).toBeLessThanOrEqual(LONGEST_NAME)
  })

  it('is distinguished from a name that the owner chose', () => {
    const given = 'Statement of purpose'
    expect(isGivenName({ name: 'Statement of purpose', given })).toBe(true)
    expect(isGivenName({ name: 'Statement of purpose 12', given })).toBe(true)
    expect(isGivenName({ name: 'Statement of purpose for Delft', given })).toBe(false)
    expect(isGivenName({ name: 'Delft', given })).toBe(false)
  })
})

describe('a name that a person enters', () => {
  it('is trimmed and on one line', () => {
    expect(draftName.parse('  For \n Delft ')).toBe('For Delft')
    expect(draftName.parse('x'.repeat(LONGEST_NAME))).toHaveLength(LONGEST_NAME)
  })

  it.each(['', '   ', '\u200b', '\u3164', 'a\u0000b', '\ud800', 'x'.repeat(LONGEST_NAME + 1), 3, null])(
    'is not %j',
    name => {
      expect(draftName.safeParse(name).success).toBe(false)
    },
  )
})
