import type { AppContext, Viewer } from '../appContext.ts'
import { readDocumentContents } from '../documents/reading/readDocumentText.ts'
import { PERSONAL_TABLES, type Treatment } from './personalTables.ts'
import type { ArchivedFile } from './zipStream.ts'

/** How many rows are read at a time. */
const PAGE = 100
/** How many documents are read at a time. */
const DOCUMENTS = 10

const README = `This archive has what Gradwright stores about you.

data/       One JSON file for each kind of row. Times are in UTC.
documents/  The texts of your documents, as far as your plan shows them.

Not included: your password (only a hash of it is stored), secrets of links and sessions, the texts of mails that we sent you, and earlier versions of your documents.
`

/** All files of a person's export, read page by page. */
export async function* collectFiles({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer
}): AsyncIterable<ArchivedFile> {
  yield { name: 'README.txt', text: [README] }
  for (const [table, treatment] of Object.entries<Treatment>(PERSONAL_TABLES))
    if (treatment.kind === 'EXPORTED')
      yield { name: `data/${table}.json`, text: rowsOf({ app, viewer, table, ...treatment }) }
  for await (const { id, documentType, content } of documentsOf({ app, viewer }))
    yield { name: `documents/${id}-${documentType}.txt`, text: [content] }
}

/** A table's rows as the text of a JSON array. Names of tables and columns come from `PERSONAL_TABLES` only. */
async function* rowsOf({
  app,
  viewer,
  table,
  rows,
  order,
  without = [],
}: {
  app: AppContext
  viewer: Viewer
  table: string
  rows: string
  order: string
  without?: readonly string[] | undefined
}): AsyncIterable<string> {
  const keys = order.split(', ').map(column => `t."${column}"`)
  const sql = `SELECT (to_jsonb(t) - $2::text[])::text AS "row" FROM "${table}" t WHERE ${rows} ORDER BY ${keys.join(', ')} LIMIT $3::int OFFSET $4::int`
  yield '['
  for (let offset = 0; ; offset += PAGE) {
    const page = await app.database.prisma.$queryRawUnsafe<{ row: string }[]>(
      sql,
      viewer.userId,
      [...without],
      PAGE,
      offset,
    )
    for (const [index, { row }] of page.entries()) yield `${offset + index === 0 ? '\n' : ',\n'}${row}`
    if (page.length < PAGE) break
  }
  yield '\n]\n'
}

async function* documentsOf({ app, viewer }: { app: AppContext; viewer: Viewer }) {
  for (let after = 0; ; ) {
    const page = await app.database.prisma.document.findMany({
      where: { userId: viewer.userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: DOCUMENTS,
      select: { id: true, documentType: true },
    })
    const contents = await readDocumentContents({ app, viewer, documentIds: page.map(({ id }) => id) })
    for (const { id, documentType } of page) {
      const content = contents.get(id)?.content
      if (content) yield { id, documentType, content }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < DOCUMENTS) return
    after = last.id
  }
}
