import { isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../index.ts'

/** Names of what decides over rights, money, secrets and owners. */
const DECIDES =
  /role|plan|credit|premium|admin|grant|entitle|hash|secret|balance|price|amount|user(?!name)|owner|viewer|account|payer|author|verified|confirmed|unlocked|paid/i

/** The fields of inputs that may have such a name, and why. */
const CHECKED = {
  'AdjustCreditsInput.amount':
    'for administrators, who are checked by the domain and leave an entry in the audit log',
  'ChangeRoleInput.role': 'for administrators, as above',
  'ApproveLetterInput.role': "a recommender's position",
  'ChangePlanInput.plan': 'what is bought',
  'PayInSandboxInput.plan': 'what is bought, where no money moves',
  'RenewInSandboxInput.isPaid': 'how a payment is to end, where no money moves',
  'StartCheckoutInput.plan': 'what is bought',
  'YearCostInput.amount': "a year's cost, as the person expects it",
  'CreateOrganisationInput.ownerName': 'for administrators: an account that exists',
  'NameOwnerInput.ownerName': 'for administrators: an account that exists',
  'InviteMemberInput.role': 'for owners of an organisation: what its member may do in it',
  'ChangeMemberInput.role': 'for owners of an organisation, as above',
  'SaveProfileInput.confirmedReadings': 'which readings of their own profile somebody calls right',
  'SaveEditorialItemInput.author': 'a name that is printed, for editors',
}

test('no input of the graph decides over rights, money or owners, but those of this list', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap(type => Object.keys(type.getFields()).map(name => `${type.name}.${name}`))
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter(field => DECIDES.test(field.split('.')[1] ?? '')).sort()).toEqual(
    Object.keys(CHECKED).sort(),
  )
})
