import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { ExportFormat } from '../../generated/prisma/enums.ts'
import { JobError } from '../../infra/jobs.ts'
import type { JobHandler } from '../../infra/jobWorker.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { applicationsSharedWith } from '../applications/policy.ts'
import { documentsSharedWith } from '../documents/policy.ts'
import { readStudentContents } from '../documents/reading/readDocumentText.ts'
import { NotFoundError } from '../errors.ts'
import { keepFile, openFile } from '../exportedFiles.ts'
import { globalIdOf } from '../globalId.ts'
import { enqueueJob } from '../jobKinds.ts'
import { parseInput } from '../parseInput.ts'
import type { PartnerAccess } from '../partners/access.ts'
import { type Actor, type Duty, lockForActor, requireActor, WORKS_WITH_STUDENTS } from '../partners/act.ts'
import { exportsVisibleTo, studentsVisibleTo } from '../partners/policy.ts'
import { visible } from '../visible.ts'

/** How long a file can be fetched, in milliseconds: three days. */
export const FILE_LIFETIME = 3 * 24 * 60 * 60 * 1000
/** The most files of an organisation. Another one replaces the oldest. */
const MOST_FILES = 5
/** Students that are read at a time. */
const BATCH = 100

const READS_STUDENTS: Duty = { ...WORKS_WITH_STUDENTS, scope: 'STUDENTS_READ' }

const exportInput = z.object({ format: z.enum(ExportFormat, 'Choose CSV or JSON') })

/**
 * Asks for a file with what the students of the actor's organisation share. A job makes it. For owners, counsellors, and
 * keys with the scope students:read.
 * @throws NotSignedInError, ForbiddenError, ValidationError
 */
export async function requestStudentExport({
  app,
  viewer,
  partner,
  input,
}: Actor & { app: AppContext; input: unknown }): Promise<{ exportId: number }> {
  requireActor({ viewer, partner }, READS_STUDENTS)
  const { format } = parseInput(exportInput, input)
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    const { id: organisationId } = await lockForActor(tx, { viewer, partner }, READS_STUDENTS)
    const surplus = await tx.studentExport.findMany({
      where: { organisationId },
      orderBy: { id: 'desc' },
      skip: MOST_FILES - 1,
      select: { id: true },
    })
    await tx.studentExport.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
    const { id: exportId } = await tx.studentExport.create({
      data: { organisationId, format, createdAt: now, expiresAt: new Date(now.getTime() + FILE_LIFETIME) },
      select: { id: true },
    })
    await enqueueJob({ app, within: tx, kind: 'export-students', subjectId: exportId })
    return { exportId }
  })
}

/**
 * The job that makes a file, a batch of students a part. A student who leaves meanwhile takes the file along: its row is
 * gone then, and so the job fails.
 */
export function studentExportJob({ app }: { app: AppContext }): JobHandler {
  return {
    async run({ job: { subjectId: exportId }, signal, renew, complete }) {
      const { prisma } = app.database
      const wanted = await prisma.studentExport.findUnique({
        where: { id: exportId },
        select: { organisationId: true, format: true },
      })
      if (wanted === null) return
      const { organisationId, format } = wanted
      let students = 0
      const parts = (async function* () {
        const encode = (text: string) => new Uint8Array(Buffer.from(text))
        for (let after = 0; ; ) {
          const batch = await readBatch({ app, organisationId, after, withText: format === 'JSON' })
          const isFirst = after === 0
          yield encode(format === 'CSV' ? csvOf(batch, isFirst) : jsonOf(batch, isFirst))
          students += batch.length
          after = batch.at(-1)?.rowId ?? after
          if (batch.length < BATCH) break
        }
        if (format === 'JSON') yield encode('\n]\n')
      })()
      const { size, storedAs } = await keepFile({
        app,
        kind: 'students',
        exportId,
        parts,
        signal,
        beforePart: async within => {
          await renew(within)
          if ((await within.studentExport.count({ where: { id: exportId } })) === 0) throw gone()
        },
      })
      const readyAt = app.now()
      const expiresAt = new Date(readyAt.getTime() + FILE_LIFETIME)
      await prisma.$transaction(async tx => {
        await complete(tx)
        const { count } = await tx.studentExport.updateMany({
          where: { id: exportId },
          data: { readyAt, expiresAt, size, students, storedAs },
        })
        if (count === 0) throw gone()
      })
    },
  }
}

function gone(): JobError {
  return new JobError('The file was removed', { isFinal: true })
}

type ExportedStudent = Awaited<ReturnType<typeof readBatch>>[number]

/** The next students who share, as their organisation reads them. */
async function readBatch({
  app,
  organisationId,
  after,
  withText,
}: {
  app: AppContext
  organisationId: number
  after: number
  withText: boolean
}) {
  const { prisma } = app.database
  // The file has what a key with this scope reads.
  const partner: PartnerAccess = { keyId: 0, organisationId, mode: 'LIVE', scopes: ['STUDENTS_READ'] }
  const rows = await prisma.organisationStudent.findMany({
    where: visible(studentsVisibleTo(null, partner), { id: { gt: after }, userId: { not: null } }),
    orderBy: { id: 'asc' },
    take: BATCH,
    select: {
      id: true,
      fullName: true,
      email: true,
      consentedAt: true,
      user: {
        select: {
          profile: {
            select: {
              academicBackground: true,
              targetDegree: true,
              workExperience: true,
              testScores: true,
              preferredCountries: true,
              studyInterests: true,
              budget: true,
              intendedStartDate: true,
            },
          },
          applications: {
            where: applicationsSharedWith(null, partner),
            orderBy: { id: 'asc' },
            select: {
              id: true,
              status: true,
              deadline: true,
              program: { select: { name: true, university: { select: { name: true } } } },
            },
          },
          documents: {
            where: documentsSharedWith(null, partner),
            orderBy: { id: 'asc' },
            select: {
              id: true,
              documentType: true,
              course: true,
              targetUniversity: true,
              status: true,
              createdAt: true,
            },
          },
        },
      },
    },
  })
  const documentIds = withText ? rows.flatMap(({ user }) => user?.documents.map(({ id }) => id) ?? []) : []
  const contents = await readStudentContents({ app, viewer: null, partner, documentIds })
  return rows.map(({ id: rowId, user, ...student }) => ({
    rowId,
    id: globalIdOf('PartnerStudent', rowId),
    ...student,
    profile: user?.profile ?? null,
    applications: (user?.applications ?? []).map(({ id, status, deadline, program }) => ({
      id,
      status,
      deadline: deadline?.toISOString().slice(0, 10) ?? null,
      program: program.name,
      university: program.university.name,
    })),
    documents: (user?.documents ?? []).map(document => ({
      ...document,
      text: contents.get(document.id)?.content ?? null,
    })),
  }))
}

function jsonOf(students: readonly ExportedStudent[], isFirst: boolean): string {
  const lines = students.map(({ rowId: _rowId, ...student }) => `\n  ${JSON.stringify(student)}`).join(',')
  return isFirst ? `[${lines}` : lines === '' ? '' : `,${lines}`
}

/** A line for each student. Cells that begin like a formula are escaped: a student's words must not run in a table. */
function csvOf(students: readonly ExportedStudent[], isFirst: boolean): string {
  return stringify(
    students.map(({ profile, applications, documents, ...student }) => ({
      id: student.id,
      fullName: student.fullName,
      email: student.email,
      consentedAt: student.consentedAt?.toISOString() ?? '',
      ...profile,
      preferredCountries: profile?.preferredCountries.join('; ') ?? '',
      applications: applications
        .map(({ program, university, status, deadline }) =>
          [`${program}, ${university}`, status, ...(deadline === null ? [] : [deadline])].join(' '),
        )
        .join('; '),
      documents: documents
        .map(({ documentType, course, status }) => `${documentType} ${course} ${status}`)
        .join('; '),
    })),
    {
      header: isFirst,
      bom: isFirst,
      escape_formulas: true,
      columns: [
        ...['id', 'fullName', 'email', 'consentedAt', 'academicBackground', 'targetDegree', 'workExperience'],
        ...['testScores', 'preferredCountries', 'studyInterests', 'budget', 'intendedStartDate'],
        ...['applications', 'documents'],
      ],
    },
  )
}

/**
 * A file, one part at a time.
 * @throws NotFoundError where it is not ready, gone, or of another organisation
 */
export async function readStudentExport({
  app,
  viewer,
  partner,
  exportId,
}: Actor & { app: AppContext; exportId: number }): Promise<{
  format: ExportFormat
  size: number
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>
}> {
  const { prisma } = app.database
  const where = visible(exportsVisibleTo(viewer, partner), {
    id: exportId,
    readyAt: { not: null },
    expiresAt: { gt: app.now() },
  })
  const select = { format: true, size: true, storedAs: true } as const
  const file = await prisma.studentExport.findFirst({ where, select })
  if (file === null) throw new NotFoundError('This file is not there any more. Ask for another one.')
  const { format, size, storedAs } = file
  return { format, size, parts: await openFile({ app, kind: 'students', exportId, storedAs }) }
}

/** Removes files that cannot be fetched any more. @throws the signal's reason once it is aborted */
export async function removeOldStudentExports({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.studentExport.deleteMany({ where: { expiresAt: { lte: app.now() } }, limit }),
  })
}
