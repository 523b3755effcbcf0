import { strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { ArrayTooLargeError, withBoundedArrays } from './boundedArrays.ts'

/** Why a file gives no text. */
export type CvFault = 'NO_CV' | 'ENCRYPTED' | 'OLD_WORD' | 'NO_TEXT' | 'TOO_LONG' | 'BROKEN'
/** The lines of a CV in reading order, without empty ones, or why there are none. */
export type CvText = { lines: string[] } | { fault: CvFault }

/** More pages are no CV. */
const MOST_PAGES = 12
/** More text is no CV, in characters. */
const MOST_TEXT = 60_000
/** What the parts of a Word document that are read may unpack to, in bytes. */
const MOST_UNPACKED = 8_000_000

/** What one part of a PDF may unpack to, in bytes. */
const MOST_OF_A_PART = 5_000_000

/** The parts of a Word document that hold its text. Pictures, macros and embedded files are never unpacked. */
const WORD_PARTS: readonly string[] = [
  '[Content_Types].xml',
  '_rels/.rels',
  'word/_rels/document.xml.rels',
  'word/document.xml',
  'word/styles.xml',
  'word/numbering.xml',
]

const PDF = strToU8('%PDF-')
const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
/** The container of old Word files, and of encrypted new ones. */
const COMPOUND = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)

/** The text of a PDF or a Word document. What the file is, its first bytes say; its name does not count. */
export async function readCvFile(bytes: Uint8Array): Promise<CvText> {
  try {
    if (startsWith(bytes, PDF)) return await readPdf(bytes)
    if (startsWith(bytes, ZIP)) return await readWord(bytes)
    return { fault: startsWith(bytes, COMPOUND) ? 'OLD_WORD' : 'NO_CV' }
  } catch (error) {
    if (error instanceof ArrayTooLargeError) return { fault: 'TOO_LONG' }
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'BROKEN' }
  }
}

async function readPdf(bytes: Uint8Array): Promise<CvText> {
  return await withBoundedArrays(MOST_OF_A_PART, async () => {
    const document = await getDocumentProxy(bytes, { verbosity: 0 })
    if (document.numPages > MOST_PAGES) return { fault: 'TOO_LONG' }
    const { text } = await extractText(document, { mergePages: false })
    return linesOf(text.join('\n'))
  })
}

async function readWord(bytes: Uint8Array): Promise<CvText> {
  let unpacked = 0
  // fflate unpacks into a buffer of the size that the archive states, so what it states is what memory it takes.
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!WORD_PARTS.includes(name)) return false
      unpacked += originalSize
      return unpacked <= MOST_UNPACKED
    },
  })
  if (unpacked > MOST_UNPACKED) return { fault: 'TOO_LONG' }
  if (parts['word/document.xml'] === undefined) return { fault: 'NO_CV' }
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(parts, { level: 0 })) })
  return linesOf(value)
}

function linesOf(text: string): CvText {
  if (text.length > MOST_TEXT) return { fault: 'TOO_LONG' }
  const lines = text
    .toWellFormed()
    .replaceAll('\u0000', '')
    .split(/[\n\r\u2028]+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
  return lines.some(line => /\p{L}{2}/u.test(line)) ? { lines } : { fault: 'NO_TEXT' }
}

function startsWith(bytes: Uint8Array, beginning: Uint8Array): boolean {
  return beginning.every((byte, index) => bytes[index] === byte)
}
