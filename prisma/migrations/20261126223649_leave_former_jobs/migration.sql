-- What was left for processes of the release before the table of jobs. "Mail_createJob" looked through all jobs for each mail.
DROP TRIGGER "Mail_createJob" ON "Mail";
DROP FUNCTION "createJobForMail"();
DROP TRIGGER "Mail_leaveToJobs" ON "Mail";
DROP FUNCTION "leaveMailToJobs"();
DROP VIEW "GenerationJob";

-- AlterTable
ALTER TABLE "Mail" DROP COLUMN "attempts",
DROP COLUMN "lastError",
DROP COLUMN "leaseUntil",
DROP COLUMN "runAfter";
