import PostalMime, { type Email } from 'postal-mime'

/** Messages are read up to this depth of parts and so many bytes of headers. A message within one is a part as text. */
const LIMITS = {
  maxNestingDepth: 10,
  maxHeadersSize: 200_000,
  forceRfc822Attachments: true,
  attachmentEncoding: 'utf8',
} as const

/** The mail that a report is about, by what its Message-ID says. */
export type ReturnedMail = { mailId: number; messageKey: string }

/** The Message-ID of our mails: the mail's number and its UUID. `deliverMail` writes it. */
const MESSAGE_ID = /^<mail-(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/iu

/**
 * Reads a report of a mail server that a mail was not delivered (RFC 3464).
 * @returns the mail, where its recipient does not exist; null for reports of delays, full mailboxes and refused texts, and
 * for every other mail
 */
export async function readReturn(message: Uint8Array): Promise<ReturnedMail | null> {
  const report = await parse(message)
  const textOf = (types: readonly string[]) => {
    const content = report?.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
    return typeof content === 'string' ? content : ''
  }
  const status = textOf(['message/delivery-status', 'message/global-delivery-status'])
  const original = textOf([
    'message/rfc822',
    'message/global',
    'text/rfc822-headers',
    'message/rfc822-headers',
    'message/global-headers',
  ])
  if (!/^action:\s*failed\b/imu.test(status)) return null
  const code = /^status:\s*(\d\.\d{1,3}\.\d{1,3})\b/imu.exec(status)?.[1]
  const [, mailId, messageKey] = MESSAGE_ID.exec((await parse(original))?.messageId ?? '') ?? []
  if (code === undefined || !saysNobodyIsThere(code) || mailId === undefined || messageKey === undefined)
    return null
  return { mailId: Number(mailId), messageKey }
}

/** The parts of a message; null for what is over the limits. */
async function parse(message: Uint8Array | string): Promise<Email | null> {
  return await PostalMime.parse(message, LIMITS).catch(() => null)
}

/**
 * Whether an enhanced status code (RFC 3463) says that the recipient or the domain does not exist, or takes no mail at
 * all. 5.0.0 is what some servers say of unknown people. A full mailbox (5.2.2), a sender or a text that was refused
 * (5.1.7, 5.1.8, 5.7) says nothing about the address.
 */
function saysNobodyIsThere(code: string): boolean {
  if (code === '5.1.7' || code === '5.1.8') return false
  return code.startsWith('5.1.') || ['5.0.0', '5.2.1', '5.4.4'].includes(code)
}
