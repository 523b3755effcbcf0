-- AlterEnum
ALTER TYPE "Funding" ADD VALUE 'REDRAFT';

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "originalId" INTEGER;

-- CreateIndex
CREATE INDEX "Document_originalId_idx" ON "Document"("originalId");
