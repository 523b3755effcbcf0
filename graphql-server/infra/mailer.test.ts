import { afterEach, describe, expect, test } from 'vitest'
import { startMailServer } from '../test/mailServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { createMailer, type Mailer } from './mailer.ts'

const open: { mailer?: Mailer; server?: Awaited<ReturnType<typeof startMailServer>> } = {}

afterEach(async () => {
  open.mailer?.close()
  await open.server?.stop()
})

async function start({
  refusal = null,
  credentials,
}: {
  refusal?: number | null
  credentials?: string
} = {}) {
  const server = await startMailServer({ verdict: () => refusal })
  const settings = { url: server.urlFor(credentials), from: 'Gradwright <mail@gradwright.example>' }
  const mailer = createMailer({ settings, log: silentLog })
  Object.assign(open, { server, mailer })
  return { server, mailer }
}

const LETTER = {
  to: 'asha@example.com',
  subject: 'Frist für München – in 7 Tagen',
  text: 'Guten Morgen\n\n.\nhttp://localhost:4000/applications\n',
  html: '<!doctype html><p>Guten Morgen</p>',
  reference: 'mail-12',
}

describe('the mailer', () => {
  test('sends a complete mail, with its sender and its reference', async () => {
    const { server, mailer } = await start()
    expect(await mailer.send(LETTER)).toEqual({ accepted: true })
    const [mail] = server.arrived
    expect(mail).toMatchObject({ from: 'mail@gradwright.example', to: ['asha@example.com'] })
    expect(mail?.source).toContain('Message-ID: <mail-12@gradwright.example>')
    expect(mail?.source).toContain('http://localhost:4000/applications')
    // The plain text comes first: mail programs show the last part that they can.
    expect(mail?.source).toMatch(
      /multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*<p>Guten Morgen/,
    )
  })

  test('distinguishes a lasting refusal from a passing one', async () => {
    const { mailer } = await start({ refusal: 550 })
    expect(await mailer.send(LETTER)).toMatchObject({ accepted: false, isLasting: true })
    mailer.close()
    await open.server?.stop()
    const later = await start({ refusal: 451 })
    expect(await later.mailer.send(LETTER)).toMatchObject({ accepted: false, isLasting: false })
  })

  test('treats an unreachable server and a failed login as passing', async () => {
    const { server, mailer } = await start({ credentials: 'gradwright:wrong@' })
    const refused = await mailer.send(LETTER)
    expect(refused).toMatchObject({ accepted: false, isLasting: false })
    expect(JSON.stringify(refused)).not.toContain('wrong')
    await server.stop()
    const away = await mailer.send(LETTER)
    expect(away).toMatchObject({ accepted: false, isLasting: false })
    expect(JSON.stringify(away)).not.toContain('asha@example.com')
    delete open.server
  })

  test('sends no mail to a second address within the first', async () => {
    const { server, mailer } = await start()
    await mailer.send({ ...LETTER, to: 'asha@example.com, eve@example.com' })
    await mailer.send({ ...LETTER, to: 'asha@example.com\r\nBcc: eve@example.com' })
    for (const { to, source } of server.arrived) {
      expect(to).not.toContain('eve@example.com')
      expect(source).not.toMatch(/^Bcc:/im)
    }
  })
})
