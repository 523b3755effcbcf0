import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrateSchema, readMigrations } from '../graphql-server/infra/migrations.ts'
import { type EmptyDatabase, openEmptyDatabase } from '../graphql-server/test/testDatabase.ts'

/*
 * The migration to one table of jobs, on rows of the former release, and the statements that processes of that release
 * still run on the new schema.
 */
const JOBS = '20261122134500_jobs'

let database: EmptyDatabase

beforeAll(async () => {
  database = await openEmptyDatabase()
})
beforeEach(async () => {
  await database.connection.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const migrations = await readMigrations()
  const former = migrations.filter(({ name }) => name < JOBS)
  await migrateSchema({ connection: database.connection, migrations: former, apply: true })
  await database.connection.run(FORMER_ROWS)
  const toJobs = migrations.filter(({ name }) => name <= JOBS)
  await migrateSchema({ connection: database.connection, migrations: toJobs, apply: true })
})
afterAll(() => database.close())

const FORMER_ROWS = `
  INSERT INTO "User" ("username", "usernameKey", "email", "emailKey", "fullName", "passwordHash", "updatedAt")
  VALUES ('asha', 'asha', 'asha@example.com', 'asha@example.com', 'Asha Verma', 'none', now());
  INSERT INTO "Document" ("userId", "documentType", "form", "course", "answers", "definitionVersion", "targetWords", "funding")
  SELECT 1, 'SOP', 'QUICK', 'MSc Robotics', '[]', 1, 800, 'CREDIT' FROM generate_series(1, 5);
  INSERT INTO "GenerationJob" ("id", "documentId", "state", "priority", "attempts", "leaseOwner", "leaseUntil", "finishedAt", "lastError")
  VALUES (11, 1, 'RUNNING', 10, 1, 'former', now() + interval '20 seconds', NULL, NULL),
         (12, 2, 'WAITING', 0, 0, NULL, NULL, NULL, NULL),
         (13, 3, 'DONE', 10, 1, NULL, NULL, now(), NULL),
         (14, 4, 'FAILED', 10, 3, NULL, NULL, now(), 'ComposingFault');
  INSERT INTO "Mail" ("kind", "toAddress", "subject", "body", "state", "attempts", "leaseUntil", "lastError")
  VALUES ('deadline-reminder', 'a@example.com', 's', 'b', 'WAITING', 2, NULL, 'ETIMEDOUT'),
         ('deadline-reminder', 'b@example.com', 's', 'b', 'WAITING', 1, now() + interval '90 seconds', NULL),
         ('deadline-reminder', 'c@example.com', 's', 'b', 'SENT', 1, NULL, NULL),
         ('deadline-reminder', 'd@example.com', 's', 'b', 'FAILED', 14, NULL, 'EENVELOPE 550');`

const rows = async (statement: string) => await database.connection.rows(statement)
const jobs = async (kind: string) =>
  await rows(`SELECT "id"::text, "subjectId"::text, "state"::text, "attempts"::text, "lastError", "leaseOwner",
                     ("runAfter" > now())::text AS "later"
              FROM "Job" WHERE "kind" = '${kind}' ORDER BY "id"`)

/** The statement that takes a generation in the former release. */
const FORMER_TAKE = `
  UPDATE "GenerationJob" SET "state" = 'RUNNING', "attempts" = "attempts" + 1, "leaseOwner" = 'former worker',
    "leaseUntil" = now() + interval '30 seconds'
  WHERE "id" = (
    SELECT "id" FROM "GenerationJob"
    WHERE ("state" = 'WAITING' AND "runAfter" <= now()) OR ("state" = 'RUNNING' AND "leaseUntil" < now())
    ORDER BY "priority", "runAfter", "id" FOR UPDATE SKIP LOCKED LIMIT 1
  )
  RETURNING "id"::text, "documentId"::text, "attempts"::text`
/** The statement that takes mails in the former release. */
const FORMER_TAKE_MAILS = `
  UPDATE "Mail" SET "attempts" = "attempts" + 1, "leaseUntil" = now() + interval '120 seconds'
  WHERE "id" IN (
    SELECT "id" FROM "Mail"
    WHERE "state" = 'WAITING' AND "runAfter" <= now() AND ("leaseUntil" IS NULL OR "leaseUntil" < now())
    ORDER BY "runAfter", "id" FOR UPDATE SKIP LOCKED LIMIT 10
  )
  RETURNING "id"::text`

describe('the rows of the former release', () => {
  test('are migrated: generations with their ids and leases, mails that were not sent', async () => {
    expect(await jobs('write-document')).toMatchObject([
      { id: '11', subjectId: '1', state: 'RUNNING', attempts: '1', leaseOwner: 'former' },
      { id: '12', subjectId: '2', state: 'WAITING', attempts: '0' },
      { id: '13', subjectId: '3', state: 'DONE' },
      { id: '14', subjectId: '4', state: 'FAILED', attempts: '3', lastError: 'ComposingFault' },
    ])
    expect(await jobs('deliver-mail')).toMatchObject([
      { id: '15', subjectId: '1', state: 'WAITING', attempts: '2', lastError: 'ETIMEDOUT', later: 'false' },
      // A former process is sending it. Its lease has to run out first.
      { id: '16', subjectId: '2', state: 'WAITING', later: 'true' },
      { id: '17', subjectId: '4', state: 'FAILED', attempts: '14', lastError: 'EENVELOPE 550' },
    ])
  })
})

describe('a process of the former release', () => {
  test('continues the generation that it has leased, takes others, and both releases use one lease', async () => {
    const renewed = `UPDATE "GenerationJob" SET "leaseUntil" = now() + interval '30 seconds'
      WHERE "id" = 11 AND "leaseOwner" = 'former' AND "state" = 'RUNNING' RETURNING "id"::text`
    expect(await rows(renewed)).toEqual([{ id: '11' }])
    expect(await rows(FORMER_TAKE)).toEqual([{ id: '12', documentId: '2', attempts: '1' }])
    expect(await rows(FORMER_TAKE)).toEqual([])
    await rows(`UPDATE "GenerationJob" SET "state" = 'DONE', "finishedAt" = now(), "leaseOwner" = NULL, "leaseUntil" = NULL
                WHERE "id" = 12 AND "leaseOwner" = 'former worker' AND "state" = 'RUNNING'`)
    expect((await jobs('write-document'))[1]).toMatchObject({ state: 'DONE', leaseOwner: null })
  })

  test('adds and cancels generations, which the new release sees', async () => {
    const added = `INSERT INTO "GenerationJob" ("documentId", "state", "priority", "attempts", "runAfter", "createdAt")
      VALUES (5, 'WAITING', 10, 0, now(), now()) RETURNING "id"::text`
    expect(await rows(added)).toEqual([{ id: '18' }])
    expect((await jobs('write-document')).at(-1)).toMatchObject({
      id: '18',
      subjectId: '5',
      state: 'WAITING',
    })
    await rows(`UPDATE "GenerationJob" SET "state" = 'CANCELLED', "finishedAt" = now(), "leaseOwner" = NULL, "leaseUntil" = NULL
                WHERE "documentId" = 5 AND "state" IN ('WAITING', 'RUNNING')`)
    expect((await jobs('write-document')).at(-1)).toMatchObject({ state: 'CANCELLED' })
  })

  test('takes no mail, not even one that it failed to send, so that no mail is sent twice', async () => {
    await rows(
      `UPDATE "Mail" SET "state" = 'WAITING', "leaseUntil" = NULL, "runAfter" = now() WHERE "id" = 2`,
    )
    expect(await rows(FORMER_TAKE_MAILS)).toEqual([])
  })

  test('writes mails, each of which gets one job at its commit', async () => {
    await rows(`INSERT INTO "Mail" ("kind", "toAddress", "subject", "body", "runAfter")
                VALUES ('deadline-reminder', 'e@example.com', 's', 'b', now())`)
    expect(await rows(FORMER_TAKE_MAILS)).toEqual([])
    expect((await jobs('deliver-mail')).at(-1)).toMatchObject({
      subjectId: '5',
      state: 'WAITING',
      later: 'false',
    })
    await database.connection.run(`BEGIN;
      INSERT INTO "Mail" ("kind", "toAddress", "subject", "body") VALUES ('deadline-reminder', 'f@example.com', 's', 'b');
      INSERT INTO "Job" ("kind", "subjectId") VALUES ('deliver-mail', 6);
      COMMIT`)
    expect((await jobs('deliver-mail')).filter(({ subjectId }) => subjectId === '6')).toHaveLength(1)
  })
})
