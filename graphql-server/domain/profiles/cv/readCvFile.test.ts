import { deflateSync } from 'node:zlib'
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

/** A PDF of one page with these bytes as its content, packed by these filters. */
function pdfWith(content: Uint8Array, filters: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} /Filter ${filters} >>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((body, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`
  return new Uint8Array(Buffer.from(text, 'latin1'))
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

  it('does not unpack what is made to fill the memory', async () => {
    const line = 'BT /F 12 Tf 10 10 Td (Education) Tj ET '
    const flat = deflateSync(line)
    expect(await readCvFile(pdfWith(flat, '/FlateDecode'))).toEqual({ lines: ['Education'] })
    const much = deflateSync(line + ' '.repeat(40_000_000))
    expect(much.length).toBeLessThan(50_000)
    const twice = deflateSync(much)
    const hex = Buffer.from(twice.toString('hex'))
    for (const [content, filters] of [
      [much, '/FlateDecode'],
      [twice, '[/FlateDecode /FlateDecode]'],
      [hex, '[/ASCIIHexDecode /FlateDecode /FlateDecode]'],
    ] as const)
      expect([filters, await readCvFile(pdfWith(content, filters))]).toEqual([filters, { fault: 'TOO_LONG' }])
    expect(new Uint8Array(40_000_000)).toHaveLength(40_000_000)
    expect(DecompressionStream).toBeDefined()
  })

  it('unpacks no more of an archive than it says, and no entities of XML', async () => {
    const lying = word(['x'.repeat(9_000_000)])
    const sizes = Buffer.from(lying.buffer, lying.byteOffset, lying.byteLength)
    // The size of the packed text in the directory at the end of the archive.
    const entry = sizes.lastIndexOf('word/document.xml') - 46
    sizes.writeUInt32LE(1_000, entry + 24)
    expect(await readCvFile(lying)).toEqual({ fault: expect.stringMatching(/BROKEN|NO_TEXT/) })
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    )
    const document = `<!DOCTYPE w [<!ENTITY l0 "laugh">${laughs}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Education &l9;</w:t></w:r></w:p></w:body></w:document>`
    const read = await readCvFile(word([], { 'word/document.xml': strToU8(document) }))
    expect(JSON.stringify(read).length).toBeLessThan(200)
    expect(JSON.stringify(read)).not.toContain('laugh')
  })
})
