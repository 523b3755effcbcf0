import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultMigrationsFolder } from '../graphql-server/infra/migrations.ts'
import { differenceToSchema } from './createMigration.ts'

const migrationsFolder = defaultMigrationsFolder()
const schemaFile = join(migrationsFolder, '..', 'schema.prisma')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gradwright-schema-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the migrations', () => {
  test('result in prisma/schema.prisma, and lack nothing but what was added to it since', async () => {
    const changed = join(folder, 'schema.prisma')
    const schema = await readFile(schemaFile, 'utf8')
    await writeFile(changed, schema.replace('model User {', 'model User {\n  nickname String?'))
    const script = await differenceToSchema({ schemaFile: changed, migrationsFolder })
    expect(script?.trim()).toBe('-- AlterTable\nALTER TABLE "User" ADD COLUMN     "nickname" TEXT;')
  })
})
