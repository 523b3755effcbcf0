-- AlterTable
ALTER TABLE "AccountExport" ADD COLUMN     "storedAs" TEXT;

-- AlterTable
ALTER TABLE "StudentExport" ADD COLUMN     "storedAs" TEXT;

-- CreateIndex
CREATE INDEX "AccountExport_storedAs_idx" ON "AccountExport"("storedAs");

-- CreateIndex
CREATE INDEX "StudentExport_storedAs_idx" ON "StudentExport"("storedAs");
