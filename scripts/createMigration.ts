import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as schemaEngine from '@prisma/schema-engine-wasm/schema_engine_bg'
import { adapterFor, openEngine } from '../graphql-server/infra/embeddedDatabase.ts'
import { defaultMigrationsFolder, readMigrations } from '../graphql-server/infra/migrations.ts'

/*
 * npm run db:migration <name>     writes the migration from the present ones to prisma/schema.prisma
 * npm run db:migration -- --check exits with 1 when the two differ
 *
 * Prisma's own command line downloads a native engine for this. Its WebAssembly engine is part of a package and needs
 * only a temporary database in memory.
 */

const USAGE = 'Usage: npm run db:migration <name>   or   npm run db:migration -- --check'
const LOCK_FILE =
  '# Prisma reads here which database the migrations are written for.\nprovider = "postgresql"\n'

/** The SQL that changes the schema of a folder of migrations into a Prisma schema; null when they are equal. */
export async function differenceToSchema({
  schemaFile,
  migrationsFolder,
}: {
  schemaFile: string
  migrationsFolder: string
}): Promise<string | null> {
  const datamodel = await readFile(schemaFile, 'utf8')
  const migrations = await readMigrations(migrationsFolder)
  const database = await openEngine(null)
  try {
    await loadEngineOnce()
    const factory = adapterFor(database)
    const engine = await schemaEngine.SchemaEngine.new(
      { datamodels: [['schema.prisma', datamodel]] },
      () => undefined,
      // The database is empty and temporary, so the migrations are applied to it and not to a second one.
      bindMigrationAwareSqlAdapterFactory({ ...factory, connectToShadowDb: factory.connect }),
    )
    const { exitCode, stdout } = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: migrationsFolder,
        lockfile: { path: './migration_lock.toml', content: LOCK_FILE },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, script }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: datamodel }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    engine.free()
    return exitCode === 0 ? null : (stdout ?? '')
  } finally {
    await database.close()
  }
}

let loading: Promise<void> | null = null

/** Once for a process: the engine keeps its state in its module, and a second instance would break it. */
function loadEngineOnce(): Promise<void> {
  loading ??= loadEngine()
  return loading
}

/** Loads the .wasm file, which the package's own entry imports as a module. Node can't do that without a flag. */
async function loadEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const wasm = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': schemaEngine })
  schemaEngine.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
}

async function main(argument: string | undefined): Promise<number> {
  const migrationsFolder = defaultMigrationsFolder()
  const schemaFile = join(migrationsFolder, '..', 'schema.prisma')
  const isCheck = argument === '--check'
  if (!isCheck && !/^[a-z][a-z0-9_]*$/.test(argument ?? '')) {
    process.stderr.write(`${USAGE}\nA name has small letters, digits and underscores.\n`)
    return 2
  }
  await mkdir(migrationsFolder, { recursive: true })
  const script = await differenceToSchema({ schemaFile, migrationsFolder })
  if (script === null) {
    process.stdout.write('The migrations lead to prisma/schema.prisma.\n')
    return 0
  }
  if (isCheck) {
    process.stderr.write(
      `prisma/schema.prisma is not where the migrations lead. Run npm run db:migration <name>.\n\n${script}\n`,
    )
    return 1
  }
  const name = `${timestamp(new Date())}_${argument}`
  await mkdir(join(migrationsFolder, name))
  await writeFile(join(migrationsFolder, name, 'migration.sql'), script)
  await writeFile(join(migrationsFolder, 'migration_lock.toml'), LOCK_FILE)
  process.stdout.write(`Wrote prisma/migrations/${name}/migration.sql. Read it before you commit it.\n`)
  return 0
}

function timestamp(moment: Date): string {
  return moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv[2])
