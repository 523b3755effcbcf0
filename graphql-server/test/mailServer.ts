import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ArrivedMail = { from: string; to: string[]; source: string }

/** The server's answer to a mail: null accepts it, a number refuses it with this SMTP code. */
type Verdict = (mail: ArrivedMail, attempt: number) => number | null

/** A local mail server that keeps the mails that it accepts. `verdict` decides which ones it refuses. */
export async function startMailServer({
  verdict = () => null,
  refusesRecipients = () => null,
}: {
  verdict?: Verdict
  /** An SMTP code with which recipients are refused before the mail is sent; null accepts them. */
  refusesRecipients?: () => number | null
} = {}) {
  const arrived: ArrivedMail[] = []
  let attempts = 0
  let wake = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (auth, _session, callback) =>
      auth.username === 'gradwright' && auth.password === 'right'
        ? callback(null, { user: auth.username })
        : callback(Object.assign(new Error('Who are you?'), { responseCode: 535 })),
    onRcptTo: (_recipient, _session, callback) => {
      const responseCode = refusesRecipients()
      callback(responseCode === null ? null : Object.assign(new Error('No such person'), { responseCode }))
    },
    onData: (stream, { envelope }, callback) => {
      text(stream).then(source => {
        const mail = {
          from: envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? ''),
          to: envelope.rcptTo.map(({ address }) => address),
          source,
        }
        attempts += 1
        const refusal = verdict(mail, attempts)
        if (refusal === null) arrived.push(mail)
        callback(
          refusal === null ? null : Object.assign(new Error('Not this one'), { responseCode: refusal }),
        )
        wake()
      }, callback)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    arrived,
    urlFor: (credentials = '') => `smtp://${credentials}127.0.0.1:${address.port}`,
    /** Resolves once so many mails were sent, accepted or not. */
    async offered(count: number): Promise<void> {
      while (attempts < count)
        await new Promise<void>(resolve => {
          wake = resolve
        })
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
