import PDFDocument from 'pdfkit'
import { type FileLayout, type FileText, LINES, PAGE_POINTS } from './fileLayout.ts'
import { type Face, faceFile, faceRuns, undrawable } from './pdfFonts.ts'

const POINTS_TO_AN_INCH = 72

/** The file, or the characters that it cannot show. */
export type PdfResult = { bytes: Uint8Array } | { undrawable: string[] }

/** A tagged PDF with its fonts embedded: it can be read aloud, searched and printed anywhere. */
export async function pdfFile({
  text: { title, letterhead, paragraphs, outline, language },
  layout: { pageSize, lineSpacing, fontSize, margin },
}: {
  text: FileText
  layout: FileLayout
}): Promise<PdfResult> {
  const missing = undrawable([title ?? '', ...letterhead, ...paragraphs, ...outline].join('\n'))
  if (missing.length > 0) return { undrawable: missing }

  const pdf = new PDFDocument({
    size: [...PAGE_POINTS[pageSize]],
    margin: margin * POINTS_TO_AN_INCH,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: title !== null,
    info: { ...(title === null ? {} : { Title: title }), Producer: '', Creator: '' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  for (const face of ['text', 'bold', 'devanagari'] satisfies Face[]) pdf.registerFont(face, faceFile(face))

  const lineHeight = pdf.font('text').fontSize(fontSize).currentLineHeight(true)
  const isDouble = lineSpacing === 'DOUBLE'
  const spacing = {
    lineGap: (LINES[lineSpacing] - 1) * lineHeight,
    paragraphGap: isDouble ? 0 : lineHeight * 0.65,
  }
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  /** Adds a block of lines as one element of the document's structure. */
  const add = (kind: 'H1' | 'H2' | 'P', block: string, { face = 'text', indent = 0 }: BlockOptions = {}) => {
    root.add(
      pdf.struct(kind, {}, () => {
        const lines = block.split('\n')
        for (const [index, line] of lines.entries()) {
          const isLast = index === lines.length - 1
          const runs = faceRuns(line, face)
          if (line === '') pdf.text(' ', { lineGap: spacing.lineGap })
          for (const [place, run] of runs.entries())
            pdf.font(run.face).text(run.text, {
              lineGap: spacing.lineGap,
              paragraphGap: isLast ? spacing.paragraphGap : 0,
              indent: place === 0 ? indent : 0,
              align: kind === 'H1' ? 'center' : 'left',
              continued: place < runs.length - 1,
            })
        }
      }),
    )
  }

  if (title !== null) {
    pdf.fontSize(fontSize + 2)
    add('H1', title, { face: 'bold' })
    pdf.fontSize(fontSize)
  }
  if (letterhead.length > 0) {
    add('P', letterhead.join('\n'))
    pdf.moveDown(0.5)
  }
  for (const paragraph of paragraphs)
    add('P', paragraph, isDouble && !paragraph.includes('\n') ? { indent: POINTS_TO_AN_INCH / 2 } : {})
  if (outline.length > 0) {
    add('H2', 'Outline', { face: 'bold' })
    for (const [index, line] of outline.entries()) add('P', `${index + 1}. ${line}`)
  }
  root.end()
  pdf.end()
  await ended
  return { bytes: Buffer.concat(chunks) }
}

type BlockOptions = { face?: 'text' | 'bold'; indent?: number }
