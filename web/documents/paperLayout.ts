import * as z from 'zod/mini'
import { storageEntry } from '../device/storage.ts'
import { words } from '../language/language.ts'

const paperLayout = z.object({
  format: z.enum(['TXT', 'PDF', 'DOCX', 'MARKDOWN']),
  /** Left out: as usual in the country of the university. */
  pageSize: z.optional(z.enum(['A4', 'LETTER'])),
  lineSpacing: z.enum(['SINGLE', 'ONE_AND_A_HALF', 'DOUBLE']),
  /** In points. */
  fontSize: z.number(),
  /** In inches. */
  margin: z.number(),
  hasTitle: z.boolean(),
})

/** The format of a download, and how it looks on paper. */
export type PaperLayout = z.infer<typeof paperLayout>
export type FileFormat = PaperLayout['format']

export type Letterhead = {
  name: string
  position: string
  institution: string
  address: string
  date: string
}

/** The formats that this build offers, in their order. */
export const FILE_FORMATS = words({
  DOCX: { label: 'Word (.docx)', description: 'To go on editing, or to upload' },
  PDF: { label: 'PDF', description: 'To print, or to upload as it is' },
  TXT: { label: 'Text (.txt)', description: 'To paste into a form' },
  MARKDOWN: { label: 'Markdown (.md)', description: 'For tools that read it' },
}) satisfies Record<FileFormat, { label: string; description: string }>

/** Formats with pages. */
export function hasPages(format: FileFormat): boolean {
  return format === 'PDF' || format === 'DOCX'
}

const kept = storageEntry({ area: 'DEVICE', key: 'gradwright:paper', schema: paperLayout })

const USUAL: PaperLayout = { format: 'PDF', lineSpacing: 'SINGLE', fontSize: 12, margin: 1, hasTitle: false }

/** The last choice of this device; else PDF as schools usually ask for it. */
export function readPaperLayout(): PaperLayout {
  return kept.read() ?? USUAL
}

/** Keeps a choice for the next download on this device. */
export function keepPaperLayout(layout: PaperLayout): void {
  kept.write(layout)
}
