import { createTransport } from 'nodemailer'
import type { Log } from './log.ts'

/** Where mails are handed to: an SMTP server, and the address that they come from. */
export type MailerSettings = { url: string; from: string }

export type OutgoingMail = {
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** The same at every try: a mail that arrives twice can be told from two mails. */
  reference: string
}

/** What the server said of a mail. `isLasting`: it would say the same again. `why` names no address and no text. */
export type Delivery = { accepted: true } | { accepted: false; isLasting: boolean; why: string }

export type Mailer = {
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}

/** In milliseconds. */
const CONNECTING = 15_000
const SILENCE = 30_000

/** The one door for mail: an SMTP server, over connections that are kept for a while. Its password reaches no log. */
export function createMailer({ settings, log }: { settings: MailerSettings; log: Log }): Mailer {
  const transport = createTransport(
    {
      url: settings.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECTING,
      greetingTimeout: CONNECTING,
      socketTimeout: SILENCE,
      // A mail is text of ours: it never makes this process read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  )
  transport.on('error', error => log.warn({ err: faultOf(error).why }, 'the mail server hung up'))
  const host = settings.from.replace(/^.*@/u, '').replace(/>.*$/u, '')
  return {
    async send({ to, subject, text, reference }) {
      try {
        await transport.sendMail({
          to: { address: to, name: '' },
          subject,
          text,
          messageId: `<${reference}@${host}>`,
        })
        return { accepted: true }
      } catch (error) {
        return { accepted: false, ...faultOf(error) }
      }
    },
    close: () => transport.close(),
  }
}

function faultOf(error: unknown): { isLasting: boolean; why: string } {
  const { code, responseCode } = { code: null, responseCode: null, ...(error instanceof Error ? error : {}) }
  // 5xx to a recipient or a text is for good; a server that refuses us altogether may be set right.
  const isLasting = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
  const why = [code, responseCode].filter(part => part !== null && part !== undefined).join(' ')
  return { isLasting, why: why || 'UNKNOWN' }
}
