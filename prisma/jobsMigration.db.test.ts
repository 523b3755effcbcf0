import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrateSchema, readMigrations } from '../graphql-server/infra/migrations.ts'
import { type EmptyDatabase, openEmptyDatabase } from '../graphql-server/test/testDatabase.ts'

/* The migration to one table of jobs, on rows of the release before it. */
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
