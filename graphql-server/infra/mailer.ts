import { createTransport } from 'nodemailer'
import type { Log } from './log.ts'

/** The SMTP server that takes mails, and the address that they come from. */
export type MailerSettings = { url: string; from: string }

export type OutgoingMail = {
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** The same with its layout. Mail programs choose one of the two. */
  html: string
  /** The address that stops such mails, by one press in the mail program (RFC 8058); null where they can't be stopped. */
  unsubscribe?: string | null
  /** The same at every try, so that a duplicate can be recognised. */
  reference: string
}

/**
 * The server's answer to a mail. `isLasting`: a retry would fail too. `refusesAddress`: the server refused the recipient
 * for good. `why` contains no address and no text.
 */
export type Delivery =
  | { accepted: true }
  | { accepted: false; isLasting: boolean; refusesAddress: boolean; why: string }

export type Mailer = {
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}

/** In milliseconds. */
const CONNECTING = 15_000
const SILENCE = 30_000

/** Sends mails by an SMTP server, over connections that are kept for a while. Its password is never logged. */
export function createMailer({ settings, log }: { settings: MailerSettings; log: Log }): Mailer {
  const transport = createTransport(
    {
      url: settings.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECTING,
      greetingTimeout: CONNECTING,
      socketTimeout: SILENCE,
      // A mail is generated text: it must not make this process read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  )
  transport.on('error', error => log.warn({ err: faultOf(error).why }, 'the mail server hung up'))
  const host = settings.from.replace(/^.*@/u, '').replace(/>.*$/u, '')
  return {
    async send({ to, subject, text, html, unsubscribe = null, reference }) {
      try {
        await transport.sendMail({
          to: { address: to, name: '' },
          subject,
          text,
          html,
          ...(unsubscribe !== null && {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
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

function faultOf(error: unknown): { isLasting: boolean; refusesAddress: boolean; why: string } {
  const { code, responseCode, command } = {
    code: null,
    responseCode: null,
    command: null,
    ...(error instanceof Error ? error : {}),
  }
  // A 5xx about a recipient or a text is lasting. A failed login may be corrected by the operator.
  const isLasting = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
  const why = [code, responseCode].filter(part => part !== null && part !== undefined).join(' ')
  return { isLasting, refusesAddress: isLasting && command === 'RCPT TO', why: why || 'UNKNOWN' }
}
