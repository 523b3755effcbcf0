import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCsv } from '../../../graphql-server/domain/catalogue/csv.ts'
import { withoutUsualCells } from '../../../graphql-server/domain/catalogue/sourceCells.ts'
import {
  readCatalogue,
  TABLE_NAMES,
  TABLES,
  type TableName,
} from '../../../graphql-server/domain/catalogue/tables.ts'
import type { Tables } from './rows.ts'

/**
 * Writes all tables into a folder, each with the columns of `TABLES`.
 * @throws CatalogueFault for a row that the server would refuse at its start; nothing is written then
 */
export async function writeTables({ folder, tables }: { folder: string; tables: Tables }): Promise<void> {
  const written = { ...tables, programs: withoutUsualCells(tables.programs, tables.sources) }
  const files = Object.fromEntries(
    TABLE_NAMES.map(name => [name, formatCsv(Object.keys(TABLES[name].shape), written[name])]),
  ) as Record<TableName, string>
  readCatalogue({ files, checksum: '' })
  await mkdir(folder, { recursive: true })
  for (const name of TABLE_NAMES) await writeFile(join(folder, `${name}.csv`), files[name])
}
