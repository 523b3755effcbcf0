-- CreateEnum
CREATE TYPE "TestPolicy" AS ENUM ('NOT_USED', 'OPTIONAL', 'REQUIRED');

-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "fields" TEXT[],
ADD COLUMN     "isPartTime" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "knowledgeYear" INTEGER,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "ownSelectivity" INTEGER,
ADD COLUMN     "prerequisites" TEXT,
ADD COLUMN     "testPolicy" "TestPolicy",
ADD COLUMN     "tests" TEXT[],
ADD COLUMN     "typicalIelts" DOUBLE PRECISION,
ADD COLUMN     "typicalToefl" INTEGER,
ADD COLUMN     "usualDeadlines" TEXT[],
ADD COLUMN     "usualDeadlinesYear" INTEGER;

-- AlterTable
ALTER TABLE "University" ADD COLUMN     "otherNames" TEXT[];
