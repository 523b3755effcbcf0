import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkSpreads } from './spreads.ts'

let web = ''

beforeEach(() => {
  web = join(mkdtempSync(join(tmpdir(), 'spreads-')), 'web')
  cpSync('web', web, { recursive: true, filter: path => !path.includes('__generated__') })
})

afterEach(() => rmSync(dirname(web), { recursive: true }))

function plant(file: string, text: string): void {
  const path = join(web, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export const planted = graphql\`${text}\`\n`)
}

describe('the GraphQL spreads of the client', () => {
  it('follow the order of the rooms, and mutations spread state fragments', () => {
    const { faults, fragments, changes } = checkSpreads(web)
    expect(faults).toEqual([])
    expect(fragments).toBeGreaterThan(100)
    expect(changes).toBeGreaterThan(20)
  })

  it.each([
    [
      'of another screen',
      'screens/Profile/planted.ts',
      'fragment planted_viewer on User { ...NextStep_viewer }',
      'screens/Profile/planted.ts spreads NextStep_viewer of screens/Dashboard/NextStep.tsx, which it must not know',
    ],
    [
      'of a room further up',
      'drafts/planted.ts',
      'fragment planted_viewer on User { ...DraftList_viewer }',
      'drafts/planted.ts spreads DraftList_viewer of screens/DocumentHub/DraftList.tsx, which it must not know',
    ],
    [
      'of a component, in a mutation beside it',
      'screens/Dashboard/planted.ts',
      'mutation plantedMutation { upgradeToPremium(input: {}) { ... on UpgradeToPremiumPayload { viewer { ...NextStep_viewer } } } }',
      'screens/Dashboard/planted.ts changes something and spreads NextStep_viewer, which is no state fragment',
    ],
    [
      'of a component, in a state fragment',
      'screens/Dashboard/plantedState.ts',
      'fragment plantedState_viewer on User @inline { ...NextStep_viewer }',
      'screens/Dashboard/plantedState.ts changes something and spreads NextStep_viewer, which is no state fragment',
    ],
    [
      'of an inline fragment that is declared beside a component, in a mutation',
      'screens/Dashboard/planted.ts',
      'fragment planted_viewer on User @inline { id } mutation plantedMutation { upgradeToPremium(input: {}) { ... on UpgradeToPremiumPayload { viewer { ...planted_viewer } } } }',
      'screens/Dashboard/planted.ts changes something and spreads planted_viewer, which is no state fragment',
    ],
    [
      'of a field of the account that its state lacks',
      'screens/Dashboard/planted.ts',
      'fragment planted_viewer on User { entitlements { generation { unknown } } }',
      'screens/Dashboard/planted.ts reads entitlements.generation.unknown, which is in none of accountState_viewer',
    ],
    [
      'of a field of a programme that its states lack',
      'screens/Dashboard/planted.ts',
      'fragment planted_program on Program { name application { deadline } }',
      'screens/Dashboard/planted.ts reads application.deadline, which is in none of shortlistState_program, applicationState_program',
    ],
    [
      'of a field that the subject’s state lacks',
      'screens/Dashboard/planted.ts',
      'fragment planted_document on Document { targetProgram }',
      'screens/Dashboard/planted.ts reads targetProgram, which is in none of documentState_document',
    ],
    [
      'that lead nowhere',
      'screens/Dashboard/planted.ts',
      'fragment planted_viewer on User { ...Nowhere_viewer }',
      'screens/Dashboard/planted.ts spreads Nowhere_viewer, which is declared nowhere',
    ],
    [
      'in a room without a place in the order',
      'elsewhere/planted.ts',
      'fragment planted_viewer on User { id }',
      'elsewhere/planted.ts: the room elsewhere has no place in the order of rooms',
    ],
  ])('%s: a violation is found', (_what, file, text, fault) => {
    plant(file, text)
    expect(checkSpreads(web).faults).toEqual([fault])
  })
})
