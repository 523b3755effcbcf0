/** The mail that tells a person of an answer. It has no word of it: mailboxes are read by others too. */
export function writeAnswerMail({
  fullName,
  subject,
  threadId,
  publicUrl,
}: {
  fullName: string
  subject: string
  threadId: number
  publicUrl: string
}): { subject: string; body: string } {
  return {
    subject: `An answer to your message: ${oneLine(subject)}`,
    body: `${[
      `Hello ${fullName},`,
      `your message '${oneLine(subject)}' has an answer.`,
      `Read it, and reply if something is left open: ${publicUrl}/support/${threadId}`,
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}

/** The mail that tells the operator of a message that waits. */
export function writeQuestionMail({
  subject,
  threadId,
  dueAt,
  publicUrl,
}: {
  subject: string
  threadId: number
  dueAt: Date
  publicUrl: string
}): { subject: string; body: string } {
  const due = `${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    subject: `Support, due ${due}: ${oneLine(subject)}`,
    body: `${[
      `A message to support waits for an answer, which was promised by ${due}.`,
      `Answer it: ${publicUrl}/support/${threadId}`,
    ].join('\n\n')}\n`,
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
