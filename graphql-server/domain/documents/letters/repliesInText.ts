import type { KeyedParagraph } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { splitSentences } from '../writing/splitSentences.ts'

/** The key of every source that is a recommender's reply. */
const SOURCE = 'recommender'
/** What paragraphs of replies are called in an outline. */
const TITLE = 'In the words of the recommender'

/** Whether a text has the words of a reply already, whatever their marks. */
export function isInText(reply: string, text: readonly KeyedParagraph[]): boolean {
  return lettersOf(plainText(text)).includes(lettersOf(reply))
}

/** A reply as paragraphs: its sentences unchanged, each with the question and itself as its source. */
export function paragraphsOfReply(
  { number, text: question, reply }: { number: number; text: string; reply: string },
  present: readonly KeyedParagraph[],
): KeyedParagraph[] {
  const taken = new Set(present.map(({ key }) => key))
  return reply
    .split(/\n\s*\n/u)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map((part, index) => ({
      key: unused(`reply-${number}-${index + 1}`, taken),
      job: 'reply',
      title: TITLE,
      sentences: splitSentences(part).map(({ text }) => ({
        text,
        sources: [{ key: SOURCE, label: question, quote: text }],
        origin: 'PERSON' as const,
      })),
    }))
}

function unused(key: string, taken: ReadonlySet<string>): string {
  for (let times = 2, free = key; ; free = `${key}-${times}`, times += 1) if (!taken.has(free)) return free
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
