import { AlignmentType, Document, LineRuleType, Packer, PageOrientation, Paragraph, TextRun } from 'docx'
import { type FileLayout, type FileText, LINES, PAGE_POINTS } from './fileLayout.ts'

/** Word has it on every system, and others replace it by a face of the same widths. */
const FACE = 'Times New Roman'
const TWIPS_TO_A_POINT = 20
const POINTS_TO_AN_INCH = 72
/** A single line, in the format's unit (240ths of a line). */
const SINGLE_LINE = 240

/** An Office Open XML text document. */
export async function docxFile({
  text: { title, letterhead, paragraphs, outline, language },
  layout: { pageSize, lineSpacing, fontSize, margin },
}: {
  text: FileText
  layout: FileLayout
}): Promise<Uint8Array> {
  const [width, height] = PAGE_POINTS[pageSize]
  const side = Math.round(margin * POINTS_TO_AN_INCH * TWIPS_TO_A_POINT)
  const isDouble = lineSpacing === 'DOUBLE'
  const line = { line: LINES[lineSpacing] * SINGLE_LINE, lineRule: LineRuleType.AUTO }
  const after = isDouble ? 0 : fontSize * 0.75 * TWIPS_TO_A_POINT

  const paragraph = (text: string) =>
    new Paragraph({
      children: runsOf(text),
      spacing: { ...line, after },
      // A text in double spacing shows its paragraphs by the first line.
      ...(isDouble && !text.includes('\n') ? { indent: { firstLine: POINTS_TO_AN_INCH * 10 } } : {}),
      widowControl: true,
    })

  const document = new Document({
    title: title ?? '',
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: { run: { font: FACE, size: fontSize * 2, language: { value: language } } },
        heading1: {
          run: { font: FACE, size: fontSize * 2 + 4, bold: true, color: '000000' },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: fontSize * TWIPS_TO_A_POINT } },
        },
        heading2: {
          run: { font: FACE, size: fontSize * 2, bold: true, color: '000000' },
          paragraph: { spacing: { before: fontSize * TWIPS_TO_A_POINT, after: 120 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'outline',
          levels: [{ level: 0, text: '%1.', style: { paragraph: { indent: { left: 720, hanging: 360 } } } }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: Math.round(width * TWIPS_TO_A_POINT),
              height: Math.round(height * TWIPS_TO_A_POINT),
              orientation: PageOrientation.PORTRAIT,
            },
            margin: { top: side, right: side, bottom: side, left: side },
          },
        },
        children: [
          ...(title === null ? [] : [new Paragraph({ text: title, heading: 'Heading1' })]),
          ...(letterhead.length === 0
            ? []
            : [
                new Paragraph({
                  children: runsOf(letterhead.join('\n')),
                  spacing: { after: fontSize * 1.5 * TWIPS_TO_A_POINT },
                }),
              ]),
          ...paragraphs.map(paragraph),
          ...(outline.length === 0
            ? []
            : [
                new Paragraph({ text: 'Outline', heading: 'Heading2' }),
                ...outline.map(
                  text => new Paragraph({ text, numbering: { reference: 'outline', level: 0 } }),
                ),
              ]),
        ],
      },
    ],
  })
  return await Packer.toBuffer(document)
}

/** A run for each line. */
function runsOf(text: string): TextRun[] {
  return text
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }))
}
