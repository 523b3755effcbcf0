import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { CsvFault, type CsvRow, readCsv } from '../catalogue/csv.ts'
import { ConflictError, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { faultsOf, parseInput } from '../parseInput.ts'
import { seoKeywordInput } from './inputs.ts'
import { seoKeywordsChangeableBy } from './policy.ts'

/** The most keywords of one person, and of one file. */
export const MOST_KEYWORDS = 500
/** The largest file of ranks, in characters. */
const LARGEST_FILE = 200_000

/**
 * Adds a keyword, or changes one. An administrator's is for everybody, others' for themselves. A keyword that is there
 * already is changed.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError (too many)
 */
export async function saveSeoKeyword({
  app,
  viewer,
  id,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number | null
  input: unknown
}): Promise<{ id: number }> {
  if (!viewer) throw new NotSignedInError()
  return await save({ app, viewer, id, values: parseInput(seoKeywordInput, input) })
}

async function save({
  app,
  viewer,
  id,
  values: {
    keyword,
    targetPage,
    currentRank = null,
    targetRank = null,
    searchVolume = null,
    difficulty = null,
  },
}: {
  app: AppContext
  viewer: Viewer
  id: number | null
  values: z.output<typeof seoKeywordInput>
}): Promise<{ id: number }> {
  const { prisma } = app.database
  const now = app.now()
  const keywordKey = keyword.toLowerCase()
  const changeable = seoKeywordsChangeableBy(viewer)
  const known = await prisma.seoKeyword.findFirst({
    where: { AND: [changeable, id === null ? { keywordKey } : { id }] },
    select: { id: true, currentRank: true, checkedAt: true },
  })
  if (id !== null && known === null) throw new NotFoundError()
  const checkedAt = currentRank === null ? null : currentRank === known?.currentRank ? known.checkedAt : now
  const data = {
    keyword,
    keywordKey,
    targetPage,
    currentRank,
    targetRank,
    searchVolume,
    difficulty,
    checkedAt,
  }
  if (known) return await prisma.seoKeyword.update({ where: { id: known.id }, data, select: { id: true } })
  const own = await prisma.seoKeyword.count({ where: { ownerId: viewer.userId } })
  if (own >= MOST_KEYWORDS) throw new ConflictError(`At most ${MOST_KEYWORDS} keywords can be kept.`)
  return await prisma.seoKeyword.create({
    data: { ...data, ownerId: viewer.userId, isForAll: viewer.role === 'ADMIN', createdAt: now },
    select: { id: true },
  })
}

/** Removes a keyword. @throws NotSignedInError, NotFoundError */
export async function removeSeoKeyword({
  app,
  viewer,
  id,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.seoKeyword.deleteMany({
    where: { AND: [seoKeywordsChangeableBy(viewer), { id }] },
  })
  if (count === 0) throw new NotFoundError()
}

/** A row of an imported file that was left out. */
export type RowFault = { row: number; message: string }

const cellNumber = z.string().transform(cell => (cell.trim() === '' ? null : Number(cell)))
const row = z.object({
  keyword: z.string(),
  targetPage: z.string().default(''),
  currentRank: cellNumber.optional(),
  targetRank: cellNumber.optional(),
  searchVolume: cellNumber.optional(),
  difficulty: cellNumber.optional(),
})

/**
 * Reads keywords with their ranks from a file of comma-separated values, whose first line names the columns: `keyword`,
 * and any of `targetPage`, `currentRank`, `targetRank`, `searchVolume`, `difficulty`. Rows with a fault are left out and
 * named, the others are kept.
 * @throws NotSignedInError, ValidationError (no file that can be read)
 */
export async function importSeoKeywords({
  app,
  viewer,
  csv,
}: {
  app: AppContext
  viewer: Viewer | null
  csv: string
}): Promise<{ imported: number; faults: RowFault[] }> {
  if (!viewer) throw new NotSignedInError()
  const { rows, faults } = readRows(csv)
  let imported = 0
  for (const { row: number, cells } of rows) {
    const read = row.safeParse(cells)
    const parsed = read.success ? seoKeywordInput.safeParse(read.data) : null
    if (!parsed?.success) {
      const [fault] = parsed?.error ? faultsOf(parsed.error) : []
      faults.push({ row: number, message: fault ? `${fault.path}: ${fault.message}` : 'Cannot be read' })
      continue
    }
    await save({ app, viewer, id: null, values: parsed.data })
    imported += 1
  }
  return { imported, faults: faults.sort((one, other) => one.row - other.row) }
}

function readRows(csv: string): { rows: CsvRow[]; faults: RowFault[] } {
  const refuse = (message: string): never => {
    throw new ValidationError([{ path: 'csv', message }])
  }
  if (csv.length > LARGEST_FILE) refuse(`At most ${LARGEST_FILE.toLocaleString('en')} characters`)
  try {
    const { columns, rows, uneven } = readCsv(csv.trim() === '' ? '' : `${csv.trim()}\n`)
    if (!columns.includes('keyword')) refuse("The first line has to name the column 'keyword'")
    if (rows.length > MOST_KEYWORDS) refuse(`At most ${MOST_KEYWORDS} rows`)
    const faults = uneven.map(({ row, cells }) => ({
      row,
      message: `${cells === 1 ? '1 cell' : `${cells} cells`} where the first line has ${columns.length}`,
    }))
    return { rows, faults }
  } catch (error) {
    if (error instanceof CsvFault) return refuse(error.message)
    throw error
  }
}
