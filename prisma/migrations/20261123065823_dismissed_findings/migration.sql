-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "dismissedFindings" TEXT[] DEFAULT ARRAY[]::TEXT[];
