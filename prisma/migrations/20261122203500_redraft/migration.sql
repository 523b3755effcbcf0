-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "redraftOfId" INTEGER;

-- CreateIndex
CREATE INDEX "Document_redraftOfId_idx" ON "Document"("redraftOfId");

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_redraftOfId_fkey" FOREIGN KEY ("redraftOfId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;
