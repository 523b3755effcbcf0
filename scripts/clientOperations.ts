/**
 * The operations of the web client, and the record of those that earlier releases were built with. A page that is open
 * while a release goes out sends the operations that it was built with.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql'
import { z } from 'zod'
import { say } from './run.ts'

const RECORD = 'web/relay/operations.jsonl'
/** What the Relay compiler writes: texts by hash, and an artifact for each operation. */
const COMPILED = 'web/relay/persisted-operations.json'
const ARTIFACTS = 'web/__generated__'
/** An operation is dropped from the record when it was last built more than this many days ago. */
export const KEPT_FOR_DAYS = 90

/** An operation of this release or an earlier one. Its hash is the SHA-256 of its text. */
export type RecordedOperation = {
  text: string
  /** The day on which a newer text replaced it, as 2026-11-22. Absent from the operations of this release. */
  lastBuilt?: string
  /** The schema has changed so that it can't be answered any more. */
  outdated?: true
}

const recordLine = z.strictObject({
  text: z.string(),
  lastBuilt: z.iso.date().optional(),
  outdated: z.literal(true).optional(),
})
const compiledTexts = z.record(z.string(), z.string())

/** Reads a record: one operation a line, as JSON. After a merge a text may be in it twice; the later day counts. */
export function parseRecord(lines: string): RecordedOperation[] {
  const byText = new Map<string, RecordedOperation>()
  for (const line of lines.split('\n').filter(line => line !== '')) {
    const operation = recordLine.parse(JSON.parse(line))
    const other = byText.get(operation.text)
    if (!other || (other.lastBuilt ?? '') < (operation.lastBuilt ?? '')) byText.set(operation.text, operation)
  }
  return [...byText.values()]
}

/** Prints a record in the order of the texts, so that two branches rarely change the same place. */
export function printRecord(record: readonly RecordedOperation[]): string {
  return record
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ text, lastBuilt, outdated }) => `${JSON.stringify({ lastBuilt, outdated, text })}\n`)
    .join('')
}

/**
 * The record after a release with the operations `compiled`. Those that are not compiled any more get the day `today`,
 * unless they have one. Those of earlier releases that don't fit the schema are marked as outdated.
 */
export function recordOperations({
  recorded,
  compiled,
  schema,
  today,
}: {
  recorded: readonly RecordedOperation[]
  compiled: readonly string[]
  schema: GraphQLSchema
  today: string
}): RecordedOperation[] {
  const present = new Set(compiled)
  const earlier = recorded
    .filter(({ text }) => !present.has(text))
    .map(
      ({ text, lastBuilt = today }): RecordedOperation => ({
        text,
        lastBuilt,
        ...(faultsOf(text, schema).length > 0 && { outdated: true as const }),
      }),
    )
  return [...[...present].map(text => ({ text })), ...earlier]
}

/** The record without the operations that were last built more than 90 days before `today`. */
export function withoutExpired(record: readonly RecordedOperation[], today: string): RecordedOperation[] {
  const oldest = new Date(Date.parse(today) - KEPT_FOR_DAYS * 86_400_000).toISOString().slice(0, 10)
  return record.filter(({ lastBuilt }) => lastBuilt === undefined || lastBuilt >= oldest)
}

/** A line for each operation that `record` marks as outdated and `before` does not: its name, its last day, why. */
export function newlyOutdated({
  before,
  record,
  schema,
}: {
  before: readonly RecordedOperation[]
  record: readonly RecordedOperation[]
  schema: GraphQLSchema
}): string[] {
  const known = new Set(before.filter(({ outdated }) => outdated).map(({ text }) => text))
  return record
    .filter(({ text, outdated }) => outdated && !known.has(text))
    .map(
      ({ text, lastBuilt }) =>
        `  ${getOperationAST(parse(text))?.name?.value} (until ${lastBuilt}): ${faultsOf(text, schema).join(' ')}`,
    )
    .sort()
}

/** The operations by their hash: those of this release, and those of earlier ones that can still be answered. */
export function operationsByHash(record: readonly RecordedOperation[]): {
  present: Record<string, string>
  former: Record<string, string>
} {
  const byHash = (operations: readonly RecordedOperation[]) =>
    Object.fromEntries(operations.map(({ text }) => [hashOf(text), text] as const).sort())
  return {
    present: byHash(record.filter(({ lastBuilt }) => lastBuilt === undefined)),
    former: byHash(record.filter(({ lastBuilt, outdated }) => lastBuilt !== undefined && !outdated)),
  }
}

/** The operations of the compiled artifacts, by name. The file that Relay writes has former ones of this folder too. */
export async function compiledOperations(): Promise<Map<string, string>> {
  const texts = compiledTexts.parse(JSON.parse(await readFile(COMPILED, 'utf8')))
  const operations = new Map<string, string>()
  for (const file of (await readdir(ARTIFACTS)).sort()) {
    const hash = /@relayRequestID (\w+)/.exec(await readFile(join(ARTIFACTS, file), 'utf8'))?.[1]
    if (hash === undefined) continue
    const text = texts[hash]
    if (text === undefined) throw new Error(`${file} would send a hash that no server knows.`)
    operations.set(file.replace('.graphql.ts', ''), text)
  }
  return operations
}

/** The committed record, and what it has to be with the operations and the schema of this folder. */
async function compareRecord() {
  const lines = existsSync(RECORD) ? await readFile(RECORD, 'utf8') : ''
  const before = parseRecord(lines)
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const compiled = [...(await compiledOperations()).values()]
  const record = recordOperations({ recorded: before, compiled, schema, today })
  return { lines, record, today, outdated: newlyOutdated({ before, record, schema }) }
}

/**
 * Brings the record up to date and lists the operations of earlier releases that the schema has left behind. With
 * `check` it writes nothing.
 *
 * @throws Error with `check` when the record is stale
 */
export async function updateRecord({ check }: { check: boolean }): Promise<void> {
  const { lines, record, today, outdated } = await compareRecord()
  const list =
    outdated.length > 0
      ? `These operations of earlier releases can't be answered any more. Pages that send them have to be reloaded:\n${outdated.join('\n')}\n`
      : ''
  if (check) {
    if (printRecord(record) !== lines)
      throw new Error(`${list}${RECORD} is stale: run npm run codegen and commit it.`)
    return
  }
  if (list !== '') say(list)
  const printed = printRecord(withoutExpired(record, today))
  if (printed !== lines) await writeFile(RECORD, printed)
}

/** Writes the files of operations that the server reads, for this release and for earlier ones. */
export async function writeOperations(folder: string): Promise<void> {
  const { record } = await compareRecord()
  const { present, former } = operationsByHash(record)
  await writeFile(join(folder, 'persisted-operations.json'), JSON.stringify(present))
  await writeFile(join(folder, 'former-operations.json'), JSON.stringify(former))
}

function faultsOf(text: string, schema: GraphQLSchema): string[] {
  return validate(schema, parse(text)).map(({ message }) => message)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
