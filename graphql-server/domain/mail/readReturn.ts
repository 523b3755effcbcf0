import PostalMime from 'postal-mime'

/** Reports are read up to this depth of parts, and up to so many bytes of headers. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 200_000 } as const

/** The mail that a report is about, by what its Message-ID says. */
export type ReturnedMail = { mailId: number; messageKey: string }

/** The Message-ID of our mails; `deliverMail` writes it. */
const MESSAGE_ID = /^message-id:\s*<mail-(\d{1,9})\.([0-9a-f-]{36})@/imu

/**
 * Reads a report of a mail server that a mail was not delivered (RFC 3464).
 * @returns the mail, where its recipient does not exist; null for reports of delays, full mailboxes and refused texts, and
 * for every other mail
 */
export async function readReturn(message: Uint8Array): Promise<ReturnedMail | null> {
  const parsed = await PostalMime.parse(message, {
    ...LIMITS,
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  }).catch(() => null)
  const textOf = (types: readonly string[]) => {
    const content = parsed?.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
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
  const [, mailId, messageKey] = MESSAGE_ID.exec(headersOf(original)) ?? []
  if (code === undefined || !saysNobodyIsThere(code) || mailId === undefined || messageKey === undefined)
    return null
  return { mailId: Number(mailId), messageKey }
}

/** The headers of a message, each on one line. */
function headersOf(message: string): string {
  const [headers = ''] = message.split(/\r?\n\r?\n/u, 1)
  return headers.replaceAll(/\r?\n[\t ]+/gu, ' ')
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
