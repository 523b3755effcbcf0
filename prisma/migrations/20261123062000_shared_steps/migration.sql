-- AlterTable
ALTER TABLE "ApplicationTask" ADD COLUMN     "isReopened" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "SharedStep" (
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "SharedStep_pkey" PRIMARY KEY ("userId","key")
);

-- AddForeignKey
ALTER TABLE "SharedStep" ADD CONSTRAINT "SharedStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A step that was ticked in one application is done in all that share it.
INSERT INTO "SharedStep" ("userId", "key", "doneAt")
SELECT application."userId",
       CASE lower(task."title")
           WHEN 'transcripts' THEN 'TRANSCRIPTS'
           WHEN 'english test' THEN 'ENGLISH_TEST'
           WHEN 'gre' THEN 'GRE'
           WHEN 'gmat' THEN 'GMAT'
           ELSE 'CV'
       END AS "key",
       min(task."doneAt")
FROM "ApplicationTask" AS task
JOIN "Application" AS application ON application."id" = task."applicationId"
WHERE task."doneAt" IS NOT NULL
  AND lower(task."title") IN ('transcripts', 'english test', 'gre', 'gmat', 'cv')
GROUP BY 1, 2;
