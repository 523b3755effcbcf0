import { z } from 'zod'
import { typedText } from '../../parseInput.ts'
import { FINGERPRINT } from '../review/fingerprint.ts'
import { countWords } from '../writing/plainText.ts'
import { MOST_CHARACTERS, MOST_DISMISSED, MOST_PARAGRAPHS, MOST_WORDS } from './limits.ts'

const paragraphs = z
  .array(
    z.object({
      key: z
        .string('Must be a text')
        .regex(/^[A-Za-z0-9-]{1,40}$/, 'Must be 1 to 40 letters, digits and hyphens'),
      text: typedText().transform(oneParagraph),
      /** Whether a redraft keeps it; left out, that stays as it is. */
      isLocked: z.boolean('Must be true or false').nullish(),
    }),
    'Must be a list of paragraphs',
  )
  .max(MOST_PARAGRAPHS, `A document has at most ${MOST_PARAGRAPHS.toLocaleString('en')} paragraphs`)
  .refine(sent => new Set(sent.map(({ key }) => key)).size === sent.length, {
    error: 'Two paragraphs have the same key',
    abort: true,
  })
  // Characters first: words of a text of megabytes are not counted.
  .refine(sent => sent.reduce((total, { text }) => total + text.length, 0) <= MOST_CHARACTERS, {
    error: `A document has at most ${MOST_CHARACTERS.toLocaleString('en')} characters`,
    abort: true,
  })
  .refine(sent => sent.reduce((total, { text }) => total + countWords(text), 0) <= MOST_WORDS, {
    error: `A document has at most ${MOST_WORDS.toLocaleString('en')} words`,
  })
  // Empty paragraphs are what an editor shows between others, and no text.
  .transform(sent => sent.filter(({ text }) => text !== ''))
  .refine(sent => sent.length > 0, 'Write something first')

const revision = z.int('Must be a whole number').min(0, 'Must not be negative')

/** A text to save, and the revision that it was made from. */
export const saveDocumentTextInput = z.object({
  revision,
  /** The open page that saves. */
  editor: z
    .string('Must be a text')
    .regex(/^[\x21-\x7e]{8,100}$/, 'Must be 8 to 100 visible ASCII characters'),
  paragraphs,
})

/** A version to restore, and the revision that the person saw. */
export const restoreVersionInput = z.object({
  revision,
  number: z.int('Must be a whole number').min(1, 'Must be at least 1'),
})

/** Findings to dismiss or to show again. */
export const dismissFindingsInput = z.object({
  fingerprints: z
    .array(
      z.string('Must be a text').regex(FINGERPRINT, 'Must be the fingerprint of a finding'),
      'Must be a list of fingerprints',
    )
    .min(1, 'Name a finding')
    .max(MOST_DISMISSED, `At most ${MOST_DISMISSED.toLocaleString('en')} at a time`),
  isDismissed: z.boolean('Must be true or false'),
})

/** Runs of spaces are one; single line breaks stay, since addresses and signatures have them. */
function oneParagraph(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
}
