import { signIn } from '../domain/accounts/signIn.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { User } from '../generated/prisma/client.ts'
import { createDocumentRows } from './documentRows.ts'
import { executeGraph } from './execute.ts'
import { createProfile, createUser, PASSWORD, WIZARD_ANSWERS } from './factories.ts'

/** Somebody who has something of most kinds that people have. */
export type WholePerson = { user: User; viewer: Viewer; token: string }

/** The global id of a row. */
export function globalId(type: string, row: number): string {
  return Buffer.from(`${type}:${row}`).toString('base64')
}

/** Sends a mutation. @throws when it is refused */
async function change(app: AppContext, viewer: Viewer, name: string, input: object): Promise<void> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Error { message } } }`
  const { data, errors } = await executeGraph({ app, viewer, document, variables: { input } })
  const answer = JSON.stringify({ data, errors })
  if (!/"__typename":"\w+Payload"/.test(answer)) throw new Error(`${name} was refused: ${answer}`)
}

/**
 * Creates a person with a plan, a profile, matches, documents, a shared one, a draft, an application, a conversation with
 * support, and an organisation with a key, through the graph. The small catalogue has to be there.
 */
export async function createWholePerson({
  app,
  username,
}: {
  app: AppContext
  username: string
}): Promise<WholePerson> {
  const { prisma } = app.database
  const user = await createUser({ app, columns: { username } })
  await createProfile({ app, user })
  const [document] = await createDocumentRows({ app, user, count: 2 })
  const origin = { address: '192.0.2.1' }
  const { session } = await signIn({ app, origin, input: { username, password: PASSWORD } })
  const viewer: Viewer = { userId: user.id, role: user.role, sessionId: session.sessionId }
  const program = await prisma.program.findFirstOrThrow({ where: { name: 'Robotics MSc' } })
  const programId = globalId('Program', program.id)
  const documentId = globalId('Document', document?.id ?? 0)
  const draft = { type: 'SOP', form: 'WIZARD', questionnaireVersion: 1, creationKey: 'a-draft-of-this-tab' }
  const steps: [string, object][] = [
    ['payInSandbox', { plan: 'STANDARD' }],
    ['generateMatches', {}],
    ['saveAnswers', { ...draft, answers: WIZARD_ANSWERS }],
    ['addToShortlist', { programId }],
    ['saveApplication', { programId, status: 'PREPARING', notes: 'Ask for two letters' }],
    ['openSupportThread', { subject: 'A payment', message: 'It is not listed.' }],
    ['shareDocument', { documentId, access: 'COMMENT', days: 30 }],
  ]
  for (const [name, input] of steps) await change(app, viewer, name, input)
  const { id } = await createUser({ app, columns: { username: `admin.of.${username}`, role: 'ADMIN' } })
  const admin: Viewer = { userId: id, role: 'ADMIN', sessionId: null }
  await change(app, admin, 'createOrganisation', { name: `Paths of ${username}`, ownerName: username })
  await change(app, viewer, 'createApiKey', { name: 'For our site', mode: 'LIVE', scopes: ['CATALOGUE'] })
  return { user, viewer, token: session.token }
}
