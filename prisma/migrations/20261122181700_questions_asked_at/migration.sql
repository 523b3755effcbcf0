-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "questionsAskedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "questionsAskedAt" TIMESTAMPTZ(3);
