import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDocumentRows, OPENING_SENTENCE } from '../../../test/documentRows.ts'
import { createAppContext, createViewer } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext } from '../../appContext.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  PlanRequiredError,
  ValidationError,
} from '../../errors.ts'
import { readDocumentContents, readVersions } from '../reading/readDocumentText.ts'
import { readReviews } from '../reading/readReview.ts'
import { dismissFindings } from './dismissFindings.ts'
import { MOST_VERSIONS, MOST_WORDS } from './limits.ts'
import { restoreVersion } from './restoreVersion.ts'
import { saveDocumentText } from './saveDocumentText.ts'

let database: TestDatabase
let app: AppContext
let now: Date

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => now })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z')
  await database.truncate()
})

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function createEditor(columns: object = { unlockedAt: new Date() }) {
  const { user, viewer } = await createViewer({ app })
  const [document] = await createDocumentRows({ app, user, count: 1, columns })
  if (document === undefined) throw new Error('No document')
  const documentId = document.id
  const content = async () => {
    const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
    return contents.get(documentId)
  }
  return {
    viewer,
    documentId,
    content,
    revision: async () =>
      (await database.prisma.document.findUniqueOrThrow({ where: { id: documentId } })).textRevision,
    versions: async () =>
      (await readVersions({ app, viewer, documentIds: [documentId] })).get(documentId) ?? [],
    save: (revision: number, texts: readonly string[], editor = 'first-page') =>
      saveDocumentText({
        app,
        viewer,
        documentId,
        input: {
          revision,
          editor,
          paragraphs: texts.map((text, index) => ({ key: `p${index + 1}`, text })),
        },
      }),
    restore: (revision: number, number: number) =>
      restoreVersion({ app, viewer, documentId, input: { revision, number } }),
  }
}

test('an edited text is what everybody reads: text, figures, sources and review', async () => {
  const { viewer, documentId, save, content } = await createEditor()
  expect(await save(0, [`${OPENING_SENTENCE} I delve into pumps.`])).toEqual({ documentId, isSaved: true })
  const edited = await content()
  expect(edited).toMatchObject({
    content: `${OPENING_SENTENCE} I delve into pumps.`,
    wordCount: 11,
    paragraphs: [
      {
        key: 'p1',
        title: 'Where the interest began',
        sentences: [{ sources: [{ key: 'fieldInterestOrigin' }] }, { sources: [], origin: 'PERSON' }],
      },
    ],
  })
  const reviews = await readReviews({ app, viewer, documentIds: [documentId] })
  expect(reviews.get(documentId)?.findings.map(({ excerpt }) => excerpt)).toContain('delve into')
})

test('a dismissed finding stays so, also after a move, until the words of its sentence change', async () => {
  const { viewer, documentId, save, revision } = await createEditor()
  const phrase = async () => {
    const reviews = await readReviews({ app, viewer, documentIds: [documentId] })
    const found = reviews.get(documentId)?.findings ?? []
    const ofPhrase = found.find(({ excerpt }) => excerpt === 'delve into')
    if (ofPhrase === undefined) throw new Error('No finding')
    expect(found.filter(({ isDismissed }) => isDismissed).every(one => one === ofPhrase)).toBe(true)
    return ofPhrase
  }
  const dismiss = (fingerprints: readonly string[], isDismissed = true, by: typeof viewer | null = viewer) =>
    dismissFindings({ app, viewer: by, documentId, input: { fingerprints, isDismissed } })
  const rewrite = async (...texts: string[]) => save(await revision(), texts)
  await rewrite(OPENING_SENTENCE, 'Wells run dry. I delve into pumps. They leak.')
  const { fingerprint, isDismissed } = await phrase()
  expect(isDismissed).toBe(false)
  await dismiss([fingerprint])
  await dismiss([fingerprint])
  expect(await phrase()).toMatchObject({ isDismissed: true })
  await rewrite('Rain came. I delve into pumps. They leak now.', OPENING_SENTENCE)
  expect(await phrase()).toMatchObject({ isDismissed: true, fingerprint })
  await rewrite('I delve into two pumps.', OPENING_SENTENCE)
  expect(await phrase()).toMatchObject({ isDismissed: false })
  await rewrite('I delve into pumps.', OPENING_SENTENCE)
  expect(await phrase()).toMatchObject({ isDismissed: true })
  await dismiss([fingerprint], false)
  expect(await phrase()).toMatchObject({ isDismissed: false })

  const { viewer: other } = await createViewer({ app })
  await expect(dismiss([fingerprint], true, other)).rejects.toThrow(NotFoundError)
  await expect(dismiss([fingerprint], true, null)).rejects.toThrow(NotSignedInError)
  await expect(dismiss(['<b>'])).rejects.toThrow(ValidationError)
  await expect(dismiss([])).rejects.toThrow(ValidationError)
})

test('a stale save changes nothing, and replacing the newer text keeps it as a version', async () => {
  const { save, content, versions } = await createEditor()
  await save(0, ['From the phone.'], 'phone-page')
  expect(await save(0, ['From the desk.'], 'desk-page')).toMatchObject({ isSaved: false })
  expect(await content()).toMatchObject({ content: 'From the phone.' })
  // The answer to the phone's save got lost, and it is sent again.
  expect(await save(0, ['From the phone.'], 'phone-page')).toMatchObject({ isSaved: true })
  expect(await save(1, ['From the desk.'], 'desk-page')).toMatchObject({ isSaved: true })
  expect(await content()).toMatchObject({ content: 'From the desk.' })
  expect((await versions()).map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'EDITED'],
    [2, 'EDITED'],
    [1, 'GENERATED'],
  ])
})

test('of saves at the same moment from one revision exactly one is kept', async () => {
  const { save, revision } = await createEditor()
  const saved = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((text, page) => save(0, [text], `page-number-${page}`)),
  )
  expect(saved.filter(({ isSaved }) => isSaved)).toHaveLength(1)
  expect(await revision()).toBe(1)
})

test('ten minutes of editing are one version, and the text after them another', async () => {
  const { save, versions } = await createEditor()
  await save(0, ['First.'])
  pass(9)
  await save(1, ['Second.'])
  expect(await versions()).toHaveLength(2)
  pass(2)
  await save(2, ['Third.'])
  expect((await versions()).map(({ number, wordCount }) => [number, wordCount])).toEqual([
    [3, 1],
    [2, 1],
    [1, 14],
  ])
})

test('restoring is a version too, and restoring the one before takes it back', async () => {
  const { save, restore, content, versions } = await createEditor()
  const before = await content()
  await save(0, ['Mine.'])
  expect(await restore(0, 1)).toMatchObject({ isRestored: false })
  expect(await restore(1, 1)).toMatchObject({ isRestored: true })
  expect(await content()).toEqual(before)
  await restore(2, 2)
  expect(await content()).toMatchObject({ content: 'Mine.' })
  expect((await versions()).map(({ kind, restoredFrom }) => [kind, restoredFrom])).toEqual([
    ['RESTORED', 2],
    ['RESTORED', 1],
    ['EDITED', null],
    ['GENERATED', null],
  ])
  await expect(restore(3, 99)).rejects.toThrow(NotFoundError)
})

test('the oldest edits go; what a writer wrote stays', async () => {
  const { documentId, save, versions } = await createEditor()
  await database.prisma.documentVersion.createMany({
    data: Array.from({ length: MOST_VERSIONS }, (_, index) => ({
      documentId,
      number: index + 2,
      kind: 'EDITED' as const,
      body: { paragraphs: [] },
      wordCount: 0,
    })),
  })
  await save(0, ['New.'])
  const numbers = (await versions()).map(({ number }) => number)
  expect(numbers).toHaveLength(MOST_VERSIONS + 1)
  expect([numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([MOST_VERSIONS + 2, 3, 1])
})

test('only its owner edits a text, and reads its versions', async () => {
  const { documentId, revision } = await createEditor()
  const { viewer: other } = await createViewer({ app })
  const input = { revision: 0, editor: 'other-page', paragraphs: [{ key: 'p1', text: 'Theirs.' }] }
  await expect(saveDocumentText({ app, viewer: other, documentId, input })).rejects.toThrow(NotFoundError)
  await expect(saveDocumentText({ app, viewer: null, documentId, input })).rejects.toThrow(NotSignedInError)
  await expect(
    restoreVersion({ app, viewer: other, documentId, input: { revision: 0, number: 1 } }),
  ).rejects.toThrow(NotFoundError)
  expect(await readVersions({ app, viewer: other, documentIds: [documentId] })).toEqual(new Map())
  expect(await revision()).toBe(0)
})

test('a preview and an unfinished document cannot be edited, and a preview shows no versions', async () => {
  const preview = await createEditor({ unlockedAt: null })
  await expect(preview.save(0, ['Mine.'])).rejects.toThrow(PlanRequiredError)
  await expect(preview.restore(0, 1)).rejects.toThrow(PlanRequiredError)
  expect(await preview.versions()).toEqual([])
  const unfinished = await createEditor({ unlockedAt: new Date(), status: 'GENERATING' })
  await expect(unfinished.save(0, ['Mine.'])).rejects.toThrow(ConflictError)
})

test.each([
  ['more than the most words', ['word '.repeat(MOST_WORDS + 1)]],
  ['megabytes', ['x'.repeat(5_000_000)]],
  ['nothing', [' ', '\n']],
])('%s is refused with its field', async (_name, texts) => {
  const { save, revision } = await createEditor()
  await expect(save(0, texts)).rejects.toThrow(ValidationError)
  expect(await revision()).toBe(0)
})
