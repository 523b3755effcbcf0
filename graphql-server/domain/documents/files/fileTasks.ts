import type { FileLayout, FileText } from './fileLayout.ts'
import type { PdfResult } from './pdfFile.ts'

/* The tasks of a composing thread that make files. The libraries are loaded by the first file. */

type Sheet = { text: FileText; layout: FileLayout }

export async function pdf(sheet: Sheet): Promise<PdfResult> {
  const { pdfFile } = await import('./pdfFile.ts')
  return await pdfFile(sheet)
}

export async function docx(sheet: Sheet): Promise<Uint8Array> {
  const { docxFile } = await import('./docxFile.ts')
  return await docxFile(sheet)
}
