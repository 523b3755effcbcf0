import type { Prisma } from '../generated/prisma/client.ts'
import type { AppContext } from './appContext.ts'
import { NotFoundError } from './errors.ts'

/** What a file holds: everything about one person, or what the students of an organisation share. */
export type FileKind = 'account' | 'students'

type Part = { exportId: number; number: number; bytes: Uint8Array<ArrayBuffer> }
type Client = Prisma.TransactionClient

/** The table of parts, as both kinds have it. */
type PartTable = {
  create(given: { data: Part }): PromiseLike<unknown>
  findUnique(given: {
    where: { exportId_number: { exportId: number; number: number } }
  }): PromiseLike<{ bytes: Uint8Array<ArrayBuffer> } | null>
  deleteMany(given: { where: { exportId: number } }): PromiseLike<unknown>
}

/** Where the parts of each kind are without an object store. */
const PARTS: Readonly<Record<FileKind, (within: Client) => PartTable>> = {
  account: within => within.accountExportPart,
  students: within => within.studentExportPart,
}

const PREFIX = 'exports/'
/** How old an object without a row is before it is removed, in milliseconds: its row may be written a moment later. */
const OBJECT_GRACE = 60 * 60 * 1000

/**
 * Keeps a file while it is made: in the object store where one is set, else in the database. `beforePart` is called in a
 * transaction before each part is kept; it renews the job's lease, and throws where the file is not wanted any more.
 * Each attempt writes another object, so that an attempt which lost its lease changes nothing that another one wrote.
 * @returns the size in bytes, and the object's key; null where the parts are rows
 */
export async function keepFile({
  app,
  kind,
  exportId,
  parts,
  signal,
  beforePart,
}: {
  app: AppContext
  kind: FileKind
  exportId: number
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>
  signal: AbortSignal
  beforePart: (within: Client) => Promise<void>
}): Promise<{ size: number; storedAs: string | null }> {
  const { prisma } = app.database
  const { objectStore } = app
  const storedAs =
    objectStore === null ? null : `${PREFIX}${Buffer.from(app.randomBytes(24)).toString('hex')}`
  let size = 0
  let number = 0
  await PARTS[kind](prisma).deleteMany({ where: { exportId } })
  const kept = (async function* () {
    for await (const bytes of parts) {
      signal.throwIfAborted()
      number += 1
      size += bytes.length
      await prisma.$transaction(async tx => {
        await beforePart(tx)
        if (storedAs === null) await PARTS[kind](tx).create({ data: { exportId, number, bytes } })
      })
      yield bytes
    }
  })()
  if (objectStore !== null && storedAs !== null) await objectStore.write({ key: storedAs, parts: kept })
  else for await (const _ of kept);
  return { size, storedAs }
}

/**
 * A kept file, one part at a time.
 * @throws NotFoundError where its object is gone, or no object store is set any more
 */
export async function openFile({
  app,
  kind,
  exportId,
  storedAs,
}: {
  app: AppContext
  kind: FileKind
  exportId: number
  storedAs: string | null
}): Promise<AsyncIterable<Uint8Array<ArrayBuffer>>> {
  if (storedAs === null) return partsOf({ app, kind, exportId })
  const parts = (await app.objectStore?.read(storedAs)) ?? null
  if (parts === null) throw new NotFoundError('This file is not there any more. Ask for another one.')
  return parts
}

async function* partsOf({
  app,
  kind,
  exportId,
}: {
  app: AppContext
  kind: FileKind
  exportId: number
}): AsyncIterable<Uint8Array<ArrayBuffer>> {
  for (let number = 1; ; number++) {
    const part = await PARTS[kind](app.database.prisma).findUnique({
      where: { exportId_number: { exportId, number } },
    })
    if (part === null) return
    yield part.bytes
  }
}

/**
 * Removes objects that no export names: those of removed exports, erased accounts and attempts that ended early.
 * @throws the signal's reason once it is aborted
 */
export async function removeLostObjects({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  if (app.objectStore === null) return
  const { prisma } = app.database
  const before = app.now().getTime() - OBJECT_GRACE
  for await (const page of app.objectStore.list(PREFIX)) {
    signal?.throwIfAborted()
    const keys = page.filter(({ storedAt }) => storedAt.getTime() <= before).map(({ key }) => key)
    const where = { storedAs: { in: keys } }
    const named = [
      ...(await prisma.accountExport.findMany({ where, select: { storedAs: true } })),
      ...(await prisma.studentExport.findMany({ where, select: { storedAs: true } })),
    ].map(({ storedAs }) => storedAs)
    const kept = new Set(named)
    await app.objectStore.remove(keys.filter(key => !kept.has(key)))
  }
}
