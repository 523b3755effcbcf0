import { documentTypeLabel } from '../../documents/documentWords.ts'
import { isoDayOf } from '../../format/dates.ts'

type NamedDocument = {
  documentType: Parameters<typeof documentTypeLabel>[0]
  generatedAt: string | null | undefined
  createdAt: string
}

/** The name of a downloaded document: 'SOP_2026-03-01.txt'. */
export function textFileName({ documentType, generatedAt, createdAt }: NamedDocument): string {
  return `${documentTypeLabel(documentType)}_${isoDayOf(generatedAt ?? createdAt)}.txt`
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
