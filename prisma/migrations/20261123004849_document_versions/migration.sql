-- CreateEnum
CREATE TYPE "VersionKind" AS ENUM ('GENERATED', 'REDRAFTED', 'EDITED', 'RESTORED');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "textRevision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "DocumentVersion" ADD COLUMN     "kind" "VersionKind" NOT NULL DEFAULT 'GENERATED',
ADD COLUMN     "editor" TEXT,
ADD COLUMN     "restoredFrom" INTEGER,
ADD COLUMN     "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The versions from before are what a writer wrote, and were never edited.
UPDATE "DocumentVersion" SET "savedAt" = "createdAt";
UPDATE "DocumentVersion" SET "kind" = 'REDRAFTED' FROM "Document"
WHERE "Document"."id" = "DocumentVersion"."documentId" AND "Document"."redraftOfId" IS NOT NULL;
