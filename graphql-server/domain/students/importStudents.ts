import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { JobError } from '../../infra/jobs.ts'
import type { HeldJob, JobHandler } from '../../infra/jobWorker.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { ConflictError, type FieldFault, ValidationError } from '../errors.ts'
import { enqueueJob } from '../jobKinds.ts'
import { faultsOf, parseInput } from '../parseInput.ts'
import { type Actor, lockForActor, requireActor, WORKS_WITH_STUDENTS } from '../partners/act.ts'
import { lockById } from '../partners/lockOrganisation.ts'
import { type AskedStudent, askWithin } from '../partners/students.ts'
import { newStudentInput, studentToAsk } from './inputs.ts'

/** The largest file, in bytes: 50,000 students with a line or two of a profile each. */
export const LARGEST_IMPORT = 20_000_000
/** The most rows of an import. */
export const MOST_ROWS = 50_000
/** The most rows that one call of the graph sends. */
export const MOST_SENT = 500
/** How long an import is listed, in milliseconds: 30 days. */
export const IMPORT_LIFETIME = 30 * 24 * 60 * 60 * 1000
/** The most unfinished imports of an organisation. */
const MOST_UNFINISHED = 3
/** Rows that one transaction writes. */
const BATCH = 100
/** The most rows whose faults are kept. */
export const MOST_FAULTS = 1000
/** The largest part of a file that one row of the database has, and the longest row of a list, in bytes. */
const LARGEST_PART = 256_000
const LONGEST_ROW = 64_000
/** The columns of a list. Those of a profile may be left out, all together. */
const PROFILE_COLUMNS = [
  'academicBackground',
  'targetDegree',
  'workExperience',
  'testScores',
  'preferredCountries',
  'studyInterests',
  'budget',
  'intendedStartDate',
] as const
const COLUMNS = ['fullName', 'email', ...PROFILE_COLUMNS] as const

const sentRows = z.object({
  students: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, 'Send at least one student')
    .max(MOST_SENT, `Send at most ${MOST_SENT} students at a time`),
})

/**
 * Takes up a list of students as a file of CSV, in parts as they arrive. A job asks them, row by row: see `importJob`.
 * Nothing but a part is held in memory.
 * @returns the import
 * @throws NotSignedInError, ForbiddenError, ValidationError where the file is empty or too large, ConflictError while
 * several imports wait
 */
export async function importFile({
  app,
  viewer,
  partner,
  file,
}: Actor & { app: AppContext; file: AsyncIterable<Uint8Array> }): Promise<{ importId: number }> {
  requireActor({ viewer, partner }, WORKS_WITH_STUDENTS)
  const { prisma } = app.database
  const importId = await prisma.$transaction(async tx => {
    const { id: organisationId } = await lockForActor(tx, { viewer, partner }, WORKS_WITH_STUDENTS)
    const unfinished = await tx.studentImport.count({ where: { organisationId, finishedAt: null } })
    if (unfinished >= MOST_UNFINISHED)
      throw new ConflictError(`${unfinished} imports are not finished yet. Wait until one is.`)
    const { id } = await tx.studentImport.create({
      data: { organisationId, createdAt: app.now() },
      select: { id: true },
    })
    return id
  })
  try {
    let number = 0
    for await (const bytes of partsOf(file)) {
      number += 1
      await prisma.studentImportPart.create({ data: { importId, number, bytes } })
    }
    if (number === 0) throw new ValidationError([{ path: 'file', message: 'The file is empty' }])
    await prisma.$transaction(async tx => {
      await tx.studentImport.update({ where: { id: importId }, data: { uploadedAt: app.now() } })
      await enqueueJob({ app, within: tx, kind: 'import-students', subjectId: importId })
    })
    return { importId }
  } catch (error) {
    await prisma.studentImport.deleteMany({ where: { id: importId } })
    throw error
  }
}

/** The bytes of a file in parts of one size. @throws ValidationError once there are too many */
async function* partsOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Buffer = Buffer.alloc(0)
  let size = 0
  for await (const bytes of file) {
    size += bytes.length
    if (size > LARGEST_IMPORT)
      throw new ValidationError([{ path: 'file', message: `The file is over ${LARGEST_IMPORT / 1e6} MB` }])
    held = Buffer.concat([held, bytes])
    for (; held.length >= LARGEST_PART; held = held.subarray(LARGEST_PART))
      yield new Uint8Array(held.subarray(0, LARGEST_PART))
  }
  if (held.length > 0) yield new Uint8Array(held)
}

/**
 * Takes up students that a call of the graph sends. They go the way of a file, so that a row with faults is reported as
 * there.
 * @throws NotSignedInError, ForbiddenError, ValidationError for the list itself, ConflictError
 */
export async function importRows({
  app,
  viewer,
  partner,
  input,
}: Actor & { app: AppContext; input: unknown }): Promise<{ importId: number }> {
  requireActor({ viewer, partner }, WORKS_WITH_STUDENTS)
  const { students } = parseInput(sentRows, input)
  const csv = stringify(students.map(flat), { header: true, columns: [...COLUMNS] })
  return await importFile({ app, viewer, partner, file: single(Buffer.from(csv)) })
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A student of the graph as a row: countries are separated by semicolons. */
function flat({ profile, ...student }: Record<string, unknown>): Record<string, unknown> {
  const known = typeof profile === 'object' && profile !== null ? profile : {}
  return Object.fromEntries(
    Object.entries({ ...student, ...known }).map(([column, value]) => [
      column,
      Array.isArray(value) ? value.join('; ') : value,
    ]),
  )
}

/**
 * The job that reads an import and asks its students. It goes on where a killed process ended: the rows that are done are
 * counted in the transaction that asks them.
 */
export function importJob({ app }: { app: AppContext }): JobHandler {
  return {
    run: held => readImport({ app, held }),
    async giveUp(held, error) {
      await app.database.prisma.$transaction(async tx => {
        await held.fail(tx, error)
        await finish({
          app,
          tx,
          importId: held.job.subjectId,
          fault: 'It could not be read, by a fault of ours.',
        })
      })
    },
  }
}

async function readImport({ app, held }: { app: AppContext; held: HeldJob }): Promise<void> {
  const { prisma } = app.database
  const importId = held.job.subjectId
  const found = await prisma.studentImport.findUnique({
    where: { id: importId },
    select: { rows: true, organisationId: true },
  })
  if (found === null) throw new JobError('The import is gone', { isFinal: true })
  const { organisationId } = found
  const done = found.rows
  let fault: string | null = null
  let batch: Row[] = []
  const write = async () => {
    if (batch.length === 0) return
    held.signal.throwIfAborted()
    const rows = batch
    batch = []
    await prisma.$transaction(
      async tx => {
        await held.renew(tx)
        await writeRows({ app, tx, importId, organisationId, rows })
      },
      { timeout: 60_000, maxWait: 20_000 },
    )
    // The embedded database answers within this process: others get their turn.
    await setImmediate()
  }
  try {
    let number = 0
    const onSkipped = (line: number | null) => {
      fault ??= `It is not valid CSV${line === null ? '' : ` near line ${line}`}: what is there was left out.`
    }
    for await (const record of recordsOf(app, importId, onSkipped)) {
      number += 1
      if (number === 1) {
        const missing = ['fullName', 'email'].filter(column => !(column in record))
        if (missing.length > 0) throw new Unreadable(`The first line has no column ${missing.join(' and ')}.`)
      }
      if (number <= done) continue
      if (number > MOST_ROWS) throw new Unreadable(`Only the first ${MOST_ROWS} rows were read.`)
      batch.push({ number, record })
      if (batch.length === BATCH) await write()
    }
    if (number === 0 && fault === null) throw new Unreadable('The file has no rows below its first line.')
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof ConflictError)) throw error
    fault = error.message
  }
  try {
    await write()
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    fault = error.message
  }
  await prisma.$transaction(async tx => {
    await held.complete(tx)
    await finish({ app, tx, importId, fault })
  })
}

/** A file that cannot be read on. The message is for whoever sent it. */
class Unreadable extends Error {}

async function finish({
  app,
  tx,
  importId,
  fault,
}: {
  app: AppContext
  tx: Prisma.TransactionClient
  importId: number
  fault: string | null
}): Promise<void> {
  await tx.studentImportPart.deleteMany({ where: { importId } })
  await tx.studentImport.updateMany({ where: { id: importId }, data: { finishedAt: app.now(), fault } })
}

type Row = { number: number; record: Record<string, string> }

/** The rows of an import, read from its parts one after the other. What is no row is skipped, and its line told. */
function recordsOf(
  app: AppContext,
  importId: number,
  onSkipped: (line: number | null) => void,
): AsyncIterable<Record<string, string>> {
  const parser = parse({
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    skip_records_with_error: true,
    on_skip: error => {
      onSkipped(typeof error?.lines === 'number' ? error.lines : null)
      return undefined
    },
  })
  const feed = async () => {
    for (let number = 1; ; number++) {
      const part = await app.database.prisma.studentImportPart.findUnique({
        where: { importId_number: { importId, number } },
        select: { bytes: true },
      })
      if (part === null) return parser.end()
      if (!parser.write(part.bytes)) await new Promise<void>(resolve => void parser.once('drain', resolve))
    }
  }
  feed().catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error('no parts')))
  return parser
}

async function writeRows({
  app,
  tx,
  importId,
  organisationId,
  rows,
}: {
  app: AppContext
  tx: Prisma.TransactionClient
  importId: number
  organisationId: number
  rows: readonly Row[]
}): Promise<void> {
  const organisation = await lockById(tx, organisationId)
  const students: AskedStudent[] = []
  const faults: Prisma.StudentImportFaultCreateManyInput[] = []
  for (const { number, record } of rows) {
    const read = readRow(record)
    if ('student' in read) students.push(read.student)
    else
      for (const { path, message } of read.faults)
        faults.push({ importId, row: number, field: path, message })
  }
  const { asked, known } =
    students.length === 0 ? { asked: 0, known: 0 } : await askWithin({ app, tx, organisation, students })
  const { broken } = await tx.studentImport.findUniqueOrThrow({
    where: { id: importId },
    select: { broken: true },
  })
  if (broken < MOST_FAULTS) await tx.studentImportFault.createMany({ data: faults, skipDuplicates: true })
  await tx.studentImport.update({
    where: { id: importId },
    data: {
      rows: rows.at(-1)?.number ?? 0,
      asked: { increment: asked },
      known: { increment: known },
      broken: { increment: rows.length - students.length },
    },
  })
}

/** A row as a student, or what is wrong with it, by column. */
export function readRow(
  record: Readonly<Record<string, string>>,
): { student: AskedStudent } | { faults: FieldFault[] } {
  const known: Record<string, string> = {}
  for (const column of PROFILE_COLUMNS) if (record[column]) known[column] = record[column]
  const { preferredCountries, targetDegree, ...words } = known
  const profile =
    Object.keys(known).length === 0
      ? null
      : {
          ...words,
          targetDegree: targetDegree?.toUpperCase(),
          preferredCountries: preferredCountries
            ?.split(';')
            .map(country => country.trim().toUpperCase())
            .filter(country => country !== ''),
        }
  const parsed = newStudentInput.safeParse({ fullName: record.fullName, email: record.email, profile })
  if (parsed.success) return { student: studentToAsk(parsed.data) }
  const faults = faultsOf(parsed.error).map(({ path, message }) => ({
    path: path.replace('profile.', '').split('.')[0] ?? path,
    message,
  }))
  return { faults: faults.filter(({ path }, index) => faults.findIndex(one => one.path === path) === index) }
}

/** Removes imports whose time is over, and those whose upload broke off. @throws the signal's reason once it is aborted */
export async function removeOldImports({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const now = app.now().getTime()
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.studentImport.deleteMany({
        where: {
          OR: [
            { createdAt: { lte: new Date(now - IMPORT_LIFETIME) } },
            { uploadedAt: null, createdAt: { lte: new Date(now - 60 * 60 * 1000) } },
          ],
        },
        limit,
      }),
  })
}
