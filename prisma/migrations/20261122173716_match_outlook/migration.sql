-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "history" JSONB,
ADD COLUMN     "subject" TEXT,
ADD COLUMN     "ties" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "matchGaps" JSONB NOT NULL DEFAULT '[]';
