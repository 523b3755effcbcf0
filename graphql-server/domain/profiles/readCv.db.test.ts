import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { NotSignedInError, RateLimitedError, ValidationError } from '../errors.ts'
import { RATE_LIMITS } from '../rateLimits.ts'
import { readCv } from './readCv.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())

const word = (paragraphs: readonly string[]) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ),
  })

test('a CV is read on a thread into proposals, stores nothing, and is refused in words', async () => {
  const { viewer } = await createViewer({ app, user: await createUser({ app }) })
  const read = (bytes: Uint8Array) =>
    readCv({ app, viewer, input: { file: Buffer.from(bytes).toString('base64') } })
  expect(await read(word(['Education', 'B.Sc. Physics, University of Pune, 2024']))).toEqual([
    { field: 'academicBackground', quote: 'B.Sc. Physics, University of Pune, 2024', heading: 'Education' },
  ])
  expect(await database.prisma.profile.count()).toBe(0)
  await expect(read(strToU8('MZ a program'))).rejects.toThrow(ValidationError)
  await expect(read(new Uint8Array(700_003))).rejects.toThrow(ValidationError)
  await expect(readCv({ app, viewer: null, input: {} })).rejects.toThrow(NotSignedInError)
  const tooMany = Array.from({ length: RATE_LIMITS.cvReadings.most }, () => read(strToU8('MZ')))
  const ends = await Promise.allSettled(tooMany)
  expect(ends.some(end => end.status === 'rejected' && end.reason instanceof RateLimitedError)).toBe(true)
})
