/** Asks a list of students as an organisation sends it: the upload in parts, then the job that reads it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startJobs } from '../domain/jobs.ts'
import { createOrganisation } from '../domain/partners/createOrganisation.ts'
import { importFile } from '../domain/students/importStudents.ts'
import { collectGarbage } from '../infra/collectGarbage.ts'
import { openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'

export const IMPORTED_ROWS = 50_000
const BROKEN_ROWS: readonly number[] = [2, 25_000, IMPORTED_ROWS]
const UPLOADED_AT_ONCE = 64_000

/** Times in seconds; the growth of this process's memory in MB at its highest, looked at five times a second. */
export type ImportCost = {
  upload: number
  work: number
  asked: number
  broken: number
  faults: string
  /** The most that the resident memory grew by, in MB, garbage included. */
  megabytes: number
  /** What the heap kept of it after a collection, in MB. */
  kept: number
}

/** Measures on the embedded database, or on a new one of a PostgreSQL server. */
export async function timeImport(databaseUrl: string | null): Promise<ImportCost> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  const log = createLog({ level: 'error' })
  const database = await openDatabase({ databaseUrl, dataFolder: folder, migrate: true, log })
  try {
    const app = createAppContext({ database, log })
    const admin = await createUser({ app, columns: { username: 'admin', role: 'ADMIN' } })
    const owner = await createUser({ app, columns: { username: 'owner' } })
    await createOrganisation({
      app,
      viewer: (await createViewer({ app, user: admin })).viewer,
      input: { name: 'Bright Paths', ownerName: owner.username },
    })
    const { viewer } = await createViewer({ app, user: owner })
    collectGarbage()
    const before = process.memoryUsage()
    const uploadBegan = performance.now()
    const { importId } = await importFile({ app, viewer, partner: null, file: uploaded() })
    const upload = (performance.now() - uploadBegan) / 1_000
    const workBegan = performance.now()
    const worker = await startJobs({ app, kinds: { 'import-students': 1 } })
    let highest = before.rss
    try {
      for (;;) {
        await setTimeout(200)
        highest = Math.max(highest, process.memoryUsage.rss())
        const { finishedAt, asked, broken, fault, faults } =
          await database.prisma.studentImport.findUniqueOrThrow({
            where: { id: importId },
            include: { faults: { orderBy: { row: 'asc' } } },
          })
        if (finishedAt === null) continue
        if (fault !== null) throw new Error(fault)
        const work = (performance.now() - workBegan) / 1_000
        collectGarbage()
        return {
          upload,
          work,
          asked,
          broken,
          faults: faults.map(({ row, field }) => `${row} ${field}`).join(', '),
          megabytes: (highest - before.rss) / 2 ** 20,
          kept: (process.memoryUsage().heapUsed - before.heapUsed) / 2 ** 20,
        }
      }
    } finally {
      await worker.stop()
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

/** The list as bytes, as a connection brings them. */
async function* uploaded(): AsyncGenerator<Uint8Array> {
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, place) => {
    const number = place + 1
    const email = BROKEN_ROWS.includes(number) ? 'not an address' : `student${number}@example.com`
    return `Student ${number},${email},"B.Tech in Mechanical Engineering, CGPA 8.1",MASTERS,Two years at a maker of pumps,GERMANY; UK,Robotics and control systems`
  })
  const columns =
    'fullName,email,academicBackground,targetDegree,workExperience,preferredCountries,studyInterests'
  const bytes = Buffer.from([columns, ...rows].join('\n'))
  for (let at = 0; at < bytes.length; at += UPLOADED_AT_ONCE) yield bytes.subarray(at, at + UPLOADED_AT_ONCE)
}
