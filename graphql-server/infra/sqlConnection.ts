/** Plain SQL on one connection, for migrations and backups, which can't use a generated client. */
export type SqlConnection = {
  /** Runs a script of any number of statements. */
  run(script: string): Promise<void>
  /** Runs one statement. Select texts (`::text`): the two databases' drivers read other types differently. */
  rows(statement: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
}

/** Runs `work` in one transaction. */
export async function inTransaction<Result>(
  connection: SqlConnection,
  work: () => Promise<Result>,
  begin = 'BEGIN',
): Promise<Result> {
  await connection.run(begin)
  try {
    const result = await work()
    await connection.run('COMMIT')
    return result
  } catch (error) {
    // The first error is reported. If the connection broke, the server rolls back.
    await connection.run('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** An SQL identifier, quoted. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Names and SQL types of a table's columns. The parameter is the table's quoted name. */
export const COLUMN_TYPES = `SELECT attname::text AS "column", format_type(atttypid, atttypmod) AS "type" FROM pg_attribute
  WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped`

/** A text column of a row read through an `SqlConnection`. */
export function textOf(row: Record<string, unknown> | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new TypeError(`Column ${column} is no text`)
  return value
}
