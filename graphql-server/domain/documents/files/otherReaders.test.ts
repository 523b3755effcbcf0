/** The files as other programs read them: LibreOffice and poppler, where they are installed. */
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docxFile } from './docxFile.ts'
import type { FileLayout, FileText } from './fileLayout.ts'
import { pdfFile } from './pdfFile.ts'

const run = promisify(execFile)

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const PARAGRAPHS = [
  'In Łódź I counted what our ward threw away: “fourteen kilograms” a day, said Dr. Müller.',
  'My grandmother called it सेवा, and the card that I drew is used in two wards.',
]
const TEXT: FileText = {
  title: 'Statement of Purpose',
  letterhead: ['Ana Lima', 'Professor of Robotics', '', '2 March 2026'],
  paragraphs: [...PARAGRAPHS, 'Sincerely,\nAna Lima'],
  outline: ['Where it began', 'What I will do'],
  language: 'en',
}
const LAYOUT: FileLayout = { pageSize: 'LETTER', lineSpacing: 'DOUBLE', fontSize: 12, margin: 1 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

async function textOfPdf(file: string): Promise<string> {
  return oneLine((await run('pdftotext', ['-enc', 'UTF-8', file, '-'])).stdout)
}

describe.skipIf(!isInstalled('soffice') || !isInstalled('pdftotext'))('LibreOffice', () => {
  it('opens a Word file with its page, every line, heading and number', async () => {
    const file = join(folder, 'sop.docx')
    await writeFile(file, await docxFile({ text: TEXT, layout: LAYOUT }))
    const profile = pathToFileURL(join(folder, 'profile')).href
    await run(
      'soffice',
      [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'pdf', '--outdir', folder, file],
      { timeout: 60_000 },
    )
    const pdf = join(folder, 'sop.pdf')
    const text = await textOfPdf(pdf)
    for (const line of [...PARAGRAPHS, ...TEXT.letterhead, 'Sincerely,', 'Outline', '1. Where it began'])
      expect(text).toContain(oneLine(line))
    expect(text.startsWith('Statement of Purpose')).toBe(true)
    expect((await run('pdfinfo', [pdf])).stdout).toMatch(/Page size:\s+612 x 792 pts/)
  }, 90_000)
})

describe.skipIf(!isInstalled('pdftotext'))('poppler', () => {
  it('reads every word of a PDF, whose fonts are in the file', async () => {
    const made = await pdfFile({ text: TEXT, layout: LAYOUT })
    if (!('bytes' in made)) throw new Error(`Cannot be drawn: ${made.undrawable.join(' ')}`)
    const file = join(folder, 'sop-drawn.pdf')
    await writeFile(file, made.bytes)
    // poppler sees a gap where a vowel sign stands before its letter.
    const text = (await textOfPdf(file)).replaceAll(/(?<=\p{Script=Deva}) (?=\p{Script=Deva})/gu, '')
    for (const paragraph of PARAGRAPHS) expect(text).toContain(paragraph)
    const fonts = (await run('pdffonts', [file])).stdout.trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/\byes\s+(?:yes|no)\s+yes\b/)
  })

  it('finds no fault in the file', async () => {
    const made = await pdfFile({ text: TEXT, layout: LAYOUT })
    const file = join(folder, 'sop-checked.pdf')
    await writeFile(file, 'bytes' in made ? made.bytes : '')
    const { stderr } = await run('pdfinfo', ['-struct-text', file])
    expect(stderr).toBe('')
    expect((await readFile(file)).length).toBeGreaterThan(1000)
  })
})
