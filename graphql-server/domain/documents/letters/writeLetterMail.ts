import type { WrittenMail } from '../../mail/words.ts'

/** The mail that asks a recommender, or reminds them. It goes to nobody else. */
export function writeLetterMail({
  recommender,
  student,
  target,
  address,
  endsAt,
  isQuestionsOnly,
  isReminder,
}: {
  recommender: string
  student: string
  /** The programme and university; empty where none is named. */
  target: string
  /** The secret address of the letter. */
  address: string
  endsAt: Date
  /** Whether they write the letter alone, without a draft. */
  isQuestionsOnly: boolean
  isReminder: boolean
}): WrittenMail {
  const asked = `A letter of recommendation for ${student}`
  const until = endsAt.toISOString().slice(0, 10)
  return {
    language: 'ENGLISH',
    subject: `${isReminder ? 'Reminder: a' : 'A'}${asked.slice(1)}`.replace(/\s+/g, ' ').slice(0, 150),
    body: `${[
      `Dear ${recommender},`,
      isQuestionsOnly
        ? `${student} asks you for a letter of recommendation${target === '' ? '' : ` for ${target}`}. You write it yourself: a few questions help you begin, and what you write is not shown to ${student}. You can also decline.`
        : `${student} asks you for a letter of recommendation${target === '' ? '' : ` for ${target}`}, and has prepared a draft. The letter is yours: answer a few questions if you like, change what you would say otherwise, and approve it, or decline.`,
      `Open the letter: ${address}`,
      `The link is meant for you alone and ends on ${until}. You need no account.${isReminder ? '' : ' If you do not answer, you are reminded once after a week.'}`,
    ].join('\n\n')}\n`,
  }
}
