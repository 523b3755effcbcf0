-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "variantOfId" INTEGER;

-- CreateIndex
CREATE INDEX "Document_variantOfId_idx" ON "Document"("variantOfId");

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_variantOfId_fkey" FOREIGN KEY ("variantOfId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;
