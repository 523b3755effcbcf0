-- One table for all jobs. Processes of the former release go on working on this schema: they find their own jobs in a
-- view, and triggers give their mails a job. A later migration drops the view, the triggers and the former columns of Mail.

-- The former release locks these tables in different orders, so all are locked at once or none: no deadlock.
DO $$
BEGIN
  FOR attempt IN 1..600 LOOP
    BEGIN
      LOCK TABLE "Document", "GenerationJob", "Mail" IN ACCESS EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables of jobs were in use for 30 seconds. Start again.';
END $$;

-- CreateTable
CREATE TABLE "Job" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL DEFAULT 0,
    "state" "JobState" NOT NULL DEFAULT 'WAITING',
    "priority" INTEGER NOT NULL DEFAULT 10,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseOwner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- Generations keep their ids and leases: a former process that is writing goes on under the same id.
INSERT INTO "Job" ("id", "kind", "subjectId", "state", "priority", "attempts", "runAfter", "leaseOwner", "leaseUntil",
                   "lastError", "createdAt", "finishedAt")
SELECT "id", 'write-document', "documentId", "state", "priority", "attempts", "runAfter", "leaseOwner", "leaseUntil",
       "lastError", "createdAt",
       CASE WHEN "state" NOT IN ('WAITING', 'RUNNING') THEN coalesce("finishedAt", now()) END
FROM "GenerationJob";
SELECT setval('"Job_id_seq"', max("id")) FROM "Job" HAVING max("id") IS NOT NULL;

-- A mail that a former process is sending waits until that process's lease is over.
INSERT INTO "Job" ("kind", "subjectId", "state", "attempts", "runAfter", "lastError", "createdAt", "finishedAt")
SELECT 'deliver-mail', "id", CASE "state" WHEN 'WAITING' THEN 'WAITING' ELSE 'FAILED' END::"JobState", "attempts",
       greatest("runAfter", "leaseUntil"), "lastError", "createdAt", CASE WHEN "state" = 'FAILED' THEN now() END
FROM "Mail" WHERE "state" <> 'SENT' ORDER BY "id";

-- DropTable
DROP TABLE "GenerationJob";

-- DropIndex
DROP INDEX "Mail_state_runAfter_id_idx";

-- CreateIndex
CREATE INDEX "Job_kind_priority_runAfter_id_idx" ON "Job"("kind", "priority", "runAfter", "id") WHERE ("finishedAt" IS NULL);

-- CreateIndex
CREATE INDEX "Job_state_kind_finishedAt_idx" ON "Job"("state", "kind", "finishedAt") WHERE ("finishedAt" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "Job_kind_subjectId_key" ON "Job"("kind", "subjectId") WHERE ("finishedAt" IS NULL);

-- CreateIndex
CREATE INDEX "GenerationEvent_createdAt_idx" ON "GenerationEvent"("createdAt");

-- CreateIndex
CREATE INDEX "Mail_createdAt_id_idx" ON "Mail"("createdAt", "id");

-- For the former release: its statements read and write the same rows, under the same leases.
CREATE VIEW "GenerationJob" AS
SELECT "id", "subjectId" AS "documentId", "kind", "state", "priority", "attempts", "runAfter", "leaseOwner", "leaseUntil",
       "lastError", "createdAt", "finishedAt"
FROM "Job" WHERE "kind" = 'write-document';
ALTER VIEW "GenerationJob" ALTER COLUMN "kind" SET DEFAULT 'write-document';

-- For the former release: it takes a mail whose runAfter has come. None comes, so that no mail is sent by both releases.
CREATE FUNCTION "leaveMailToJobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."runAfter" := TIMESTAMPTZ '9999-01-01 00:00:00+00';
  RETURN NEW;
END $$;
CREATE TRIGGER "Mail_leaveToJobs" BEFORE INSERT OR UPDATE OF "runAfter" ON "Mail"
FOR EACH ROW EXECUTE FUNCTION "leaveMailToJobs"();
UPDATE "Mail" SET "runAfter" = DEFAULT WHERE "state" = 'WAITING';

-- For the former release: a mail that was committed without a job gets one.
CREATE FUNCTION "createJobForMail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Job" ("kind", "subjectId")
  SELECT 'deliver-mail', NEW."id"
  WHERE NEW."state" = 'WAITING'
    AND NOT EXISTS (SELECT FROM "Job" WHERE "kind" = 'deliver-mail' AND "subjectId" = NEW."id");
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Mail_createJob" AFTER INSERT ON "Mail" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "createJobForMail"();
