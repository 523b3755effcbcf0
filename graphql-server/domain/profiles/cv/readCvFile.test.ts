import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readCvFile } from './readCvFile.ts'

const LINES = ['EDUCATION', 'B.Tech. Mechanical Engineering, 2024']

async function pdf({
  lines = LINES,
  pages = 1,
  password,
}: {
  lines?: string[]
  pages?: number
  password?: string
} = {}) {
  const document = new PDFDocument({
    ...(password !== undefined && { userPassword: password }),
    pdfVersion: '1.7',
  })
  for (const line of lines) document.text(line)
  for (let page = 1; page < pages; page += 1) document.addPage()
  document.end()
  const parts: Uint8Array[] = []
  for await (const part of document) if (part instanceof Uint8Array) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

function word(paragraphs: readonly string[], others: Record<string, Uint8Array> = {}) {
  const body = paragraphs.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...others,
  })
}

describe('the text of a CV', () => {
  it('is read from a PDF and from a Word document, line by line', async () => {
    expect(await readCvFile(await pdf())).toEqual({ lines: LINES })
    expect(await readCvFile(word(LINES))).toEqual({ lines: LINES })
  })

  it.each([
    ['a PDF with a password', async () => await pdf({ password: 'secret' }), 'ENCRYPTED'],
    ['a PDF without text', async () => await pdf({ lines: [] }), 'NO_TEXT'],
    ['a PDF of many pages', async () => await pdf({ pages: 13 }), 'TOO_LONG'],
    ['half a PDF', async () => strToU8('%PDF-1.7 and nothing more'), 'BROKEN'],
    ['a program', async () => Uint8Array.of(0x4d, 0x5a, 0x90, 0), 'NO_CV'],
    ['an archive of something else', async () => zipSync({ 'notes.txt': strToU8('Education') }), 'NO_CV'],
    ['a Word file of the old kind', async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'OLD_WORD'],
    [
      'an archive that unpacks to very much',
      async () => word(LINES, { 'word/styles.xml': new Uint8Array(9_000_000) }),
      'TOO_LONG',
    ],
  ])('is refused for %s', async (_, file, fault) => {
    expect(await readCvFile(await file())).toEqual({ fault })
  })

  it('leaves pictures and other parts packed', async () => {
    expect(await readCvFile(word(LINES, { 'word/media/image1.png': new Uint8Array(9_000_000) }))).toEqual({
      lines: LINES,
    })
  })
})
