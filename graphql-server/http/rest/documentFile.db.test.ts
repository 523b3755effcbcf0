import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import type { DocumentType, PlanCode } from '../../generated/prisma/enums.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app })
})
beforeEach(() => database.truncate())
afterAll(async () => {
  await server.stop()
  await database.close()
})

const OPENING = 'In Łódź I counted what our ward threw away: “fourteen kilograms” a day, said Dr. Müller.'
const SEALED = 'The card that I drew is used in two wards.'
const SIGNATURE = 'Sincerely,\nAna Lima\nProfessor of Robotics'

async function person(plan: PlanCode) {
  return await createViewer({ app, user: await createUser({ app, columns: { plan } }) })
}

/** A finished document with these paragraphs; `isPreview`: only the first is unlocked. */
async function writtenDocument({
  viewer,
  paragraphs = [OPENING, SEALED],
  documentType = 'SOP',
  isPreview = false,
  targetUniversity = 'University of Leeds',
}: {
  viewer: Viewer
  paragraphs?: string[]
  documentType?: DocumentType
  isPreview?: boolean
  targetUniversity?: string
}): Promise<number> {
  const body = paragraphs.map((text, index) => ({
    job: 'evidence',
    title: `Part ${index + 1}`,
    sentences: [{ text, sources: [] }],
  }))
  const { id } = await database.prisma.document.create({
    data: {
      userId: viewer.userId,
      documentType,
      form: 'QUICK',
      course: 'MSc Public Health',
      targetUniversity,
      definitionVersion: 1,
      answers: {},
      targetWords: 800,
      funding: 'UNLIMITED',
      status: 'READY',
      createdAt: new Date('2026-03-01T10:00:00Z'),
      generatedAt: new Date('2026-03-02T10:00:00Z'),
      unlockedAt: isPreview ? null : app.now(),
      preview: {
        outline: body.map(({ title }) => ({ title })),
        opening: body.slice(0, 1),
        advice: [],
      },
      versions: { create: { number: 1, body: { paragraphs: body }, wordCount: 20 } },
    },
  })
  return id
}

const call = (id: number, token: string | undefined, json: object) =>
  server.call(`/api/documents/${id}/file`, { method: 'POST', token, json })

async function bytesOf(response: Response): Promise<Uint8Array> {
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** The pages of a PDF as its readers see them: size and text. */
async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes)
  const [page, { text }, { info }] = await Promise.all([
    pdf.getPage(1),
    extractText(pdf, { mergePages: false }),
    getMeta(pdf),
  ])
  const tree = await page.getStructTree()
  return {
    size: page.view.slice(2).map(Math.round),
    pages: text.length,
    text: text.join('\n').replaceAll(/\s+/g, ' '),
    title: info.Title,
    language: info.Language,
    isTagged: tree.children.length > 0,
  }
}

describe('POST /api/documents/{id}/file', () => {
  test('makes a text, named by type and day, that nobody else may keep', async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer })
    const response = await call(id, token, { format: 'TXT' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="SOP_2026-03-02.txt"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(`${OPENING}\n\n${SEALED}\n`)
  })

  test('makes a tagged PDF with every letter, on the paper of the country', async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer })
    const single = await readPdf(await bytesOf(await call(id, token, { format: 'PDF', hasTitle: true })))
    expect(single).toEqual({
      size: [595, 842],
      pages: 1,
      text: expect.stringContaining(OPENING),
      title: 'Statement of Purpose: MSc Public Health, University of Leeds',
      language: 'en',
      isTagged: true,
    })
    await database.prisma.university.create({
      data: {
        key: 'USA:Tufts',
        name: 'Tufts University',
        country: 'USA',
        city: 'Medford',
        description: '',
        otherNames: [],
        source: 'test',
        year: 2026,
        position: 1,
        searchText: ' tufts',
      },
    })
    const american = await writtenDocument({ viewer, targetUniversity: 'tufts university' })
    expect(await readPdf(await bytesOf(await call(american, token, { format: 'PDF' })))).toMatchObject({
      size: [612, 792],
    })
    expect(
      await readPdf(await bytesOf(await call(american, token, { format: 'PDF', pageSize: 'A4' }))),
    ).toMatchObject({ size: [595, 842] })
  })

  test('gives a PDF in double spacing more pages, each paragraph once', async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer, paragraphs: Array(12).fill(`${OPENING} `.repeat(4).trim()) })
    const [single, double] = await Promise.all(
      ['SINGLE', 'DOUBLE'].map(async lineSpacing =>
        readPdf(await bytesOf(await call(id, token, { format: 'PDF', lineSpacing }))),
      ),
    )
    expect(double?.pages).toBeGreaterThan(single?.pages ?? 0)
    expect(double?.text.split('In Łódź')).toHaveLength(1 + 12 * 4)
  })

  test('makes a Word file whose parts are well-formed, with the layout that was asked for', async () => {
    const { viewer, token } = await person('STANDARD')
    const id = await writtenDocument({
      viewer,
      documentType: 'LOR',
      paragraphs: ['To the Admissions Committee,', SEALED, SIGNATURE],
    })
    const response = await call(id, token, {
      format: 'DOCX',
      pageSize: 'LETTER',
      lineSpacing: 'DOUBLE',
      fontSize: 11,
      margin: 1.5,
      letterhead: {
        name: 'Ana Lima',
        position: 'Professor',
        institution: '',
        address: '1 High Street\nLisbon',
        date: '2 March 2026',
      },
    })
    expect(response.headers.get('content-disposition')).toContain('LOR_2026-03-02.docx')
    const parts = unzipSync(await bytesOf(response))
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']),
    )
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    expect(document).toMatch(/<w:pgSz [^>]*w:w="12240" w:h="15840"/)
    expect(document).toMatch(/<w:pgMar [^>]*w:top="2160"/)
    expect(document).toContain('w:line="480"')
    expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toMatch(/<w:sz w:val="22"\/>/)
    const lines = [...document.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, line]) => line)
    expect(lines).toEqual([
      ...['Ana Lima', 'Professor', '1 High Street', 'Lisbon', '', '2 March 2026'],
      ...['To the Admissions Committee,', SEALED, 'Sincerely,', 'Ana Lima', 'Professor of Robotics'],
    ])
  })

  test('makes Markdown that shows what was written, not what it marks', async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer, paragraphs: ['1. I use *stars* and_lines <b>', SIGNATURE] })
    expect(await (await call(id, token, { format: 'MARKDOWN' })).text()).toBe(
      '1\\. I use \\*stars\\* and\\_lines \\<b\\>\n\nSincerely,\\\nAna Lima\\\nProfessor of Robotics\n',
    )
  })

  test('holds the preview where that is what its owner may read', async () => {
    const { viewer, token } = await person('FREE')
    const id = await writtenDocument({ viewer, isPreview: true })
    expect(await (await call(id, token, { format: 'TXT' })).text()).toBe(
      `${OPENING}\n\nOutline\n1. Part 1\n2. Part 2\n`,
    )
    const { text } = await readPdf(await bytesOf(await call(id, token, { format: 'PDF' })))
    expect(text).toContain('Outline')
    expect(text).not.toContain(SEALED)
  })

  test('is 402 for a format of another plan', async () => {
    const { viewer, token } = await person('FREE')
    const id = await writtenDocument({ viewer })
    for (const format of ['DOCX', 'MARKDOWN']) expect((await call(id, token, { format })).status).toBe(402)
  })

  test("is 404 for another person's document, 401 for a visitor, 409 before there is a text", async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer })
    const stranger = await person('PREMIUM')
    expect((await call(id, stranger.token, { format: 'TXT' })).status).toBe(404)
    expect((await call(id, undefined, { format: 'TXT' })).status).toBe(401)
    await database.prisma.document.update({ where: { id }, data: { status: 'GENERATING' } })
    expect((await call(id, token, { format: 'TXT' })).status).toBe(409)
  })

  test.each([
    [{ format: 'RTF' }, 'format'],
    [{ format: 'PDF', fontSize: 72 }, 'fontSize'],
    [{ format: 'PDF', margin: -1 }, 'margin'],
    [{ format: 'PDF', pageSize: 'A5' }, 'pageSize'],
    [{ format: 'PDF', colour: 'red' }, 'colour'],
    [{ format: 'PDF', letterhead: { name: 'A', position: null } }, 'letterhead'],
  ])('is 422 for %j, naming the field', async (input, field) => {
    const { viewer, token } = await person('PREMIUM')
    const response = await call(await writtenDocument({ viewer }), token, input)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toContain(field)
  })

  test('names the letters that a PDF of ours cannot show; the other formats keep them', async () => {
    const { viewer, token } = await person('PREMIUM')
    const id = await writtenDocument({ viewer, paragraphs: ['My name is 王力, नमस्ते.'] })
    const refused = await call(id, token, { format: 'PDF' })
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields.format).toContain('王 力')
    expect(await (await call(id, token, { format: 'TXT' })).text()).toContain('王力')
  })
})
