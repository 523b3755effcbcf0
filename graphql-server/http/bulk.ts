import { Hono } from 'hono'
import { NotFoundError } from '../domain/errors.ts'
import { requireActor, WORKS_WITH_STUDENTS } from '../domain/partners/act.ts'
import { spendPoints } from '../domain/partners/spendPoints.ts'
import { readStudentExport } from '../domain/students/exportStudents.ts'
import { importFile, LARGEST_IMPORT } from '../domain/students/importStudents.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { bodyOf } from './bodyOf.ts'
import { RequestFault } from './faults.ts'
import { streamOf } from './streamOf.ts'

/** What an uploaded list costs a key, in points. */
const COST_OF_UPLOAD = 500
const TYPES = { CSV: 'text/csv; charset=utf-8', JSON: 'application/json; charset=utf-8' } as const

/**
 * Lists of students in, and files with what they share out: what is too large for a call of the graph. Both are streamed,
 * a part at a time. With a session or a key; a member's page sends and fetches them as well.
 */
export function bulkRoutes(): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.post('/imports', async c => {
    const { app, viewer, partner } = c.get('caller')
    requireActor({ viewer, partner }, WORKS_WITH_STUDENTS)
    if (!/^text\/csv\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      throw new RequestFault('UNSUPPORTED_MEDIA_TYPE', 'Send the list as text/csv.')
    if (Number(c.req.header('content-length') ?? 0) > LARGEST_IMPORT)
      throw new RequestFault('TOO_LARGE', `The list is over ${LARGEST_IMPORT / 1e6} MB.`, {
        connection: 'close',
      })
    if (partner) await spendPoints({ app, partner, cost: COST_OF_UPLOAD })
    // What is left of a list that is refused is not read.
    c.header('connection', 'close')
    const { importId } = await importFile({ app, viewer, partner, file: bodyOf(c.req.raw.body) })
    return c.json({ importId }, 202)
  })
  routes.get('/exports/:id', async c => {
    const { app, viewer, partner } = c.get('caller')
    const id = c.req.param('id')
    if (!/^\d{1,9}$/.test(id)) throw new NotFoundError()
    const { format, size, parts } = await readStudentExport({ app, viewer, partner, exportId: Number(id) })
    return c.body(streamOf(parts), 200, {
      'content-type': TYPES[format],
      'content-length': String(size),
      'content-disposition': `attachment; filename="gradwright-students.${format.toLowerCase()}"`,
    })
  })
  return routes
}
