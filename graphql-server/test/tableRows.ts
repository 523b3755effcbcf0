import type { Database } from '../infra/database.ts'

/** How many rows each table has, and a digest of what is in them. */
export type TableRows = Record<string, { rows: number; digest: string }>

/** Reads all tables but those of `except`. `only` limits the rows of a table, as a condition of SQL. */
export async function readTableRows(
  { prisma }: Pick<Database, 'prisma'>,
  { except = [], only = {} }: { except?: readonly string[]; only?: Readonly<Record<string, string>> } = {},
): Promise<TableRows> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  const union = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows,
        coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest
        FROM "${name}" t WHERE ${only[name] ?? 'TRUE'}`,
    )
  const read = await prisma.$queryRawUnsafe<{ name: string; rows: number; digest: string }[]>(
    union.join(' UNION ALL '),
  )
  return Object.fromEntries(read.map(({ name, ...content }) => [name, content]))
}

/** By table, how many rows came or went; 0 where only their content is another. */
export function changesOf(before: TableRows, after: TableRows): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, { rows, digest }]) =>
      digest === before[name]?.digest ? [] : [[name, rows - (before[name]?.rows ?? 0)]],
    ),
  )
}
