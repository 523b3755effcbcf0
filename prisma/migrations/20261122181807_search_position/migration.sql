-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "searchPosition" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "University" ADD COLUMN     "searchPosition" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Program_searchPosition_id_idx" ON "Program"("searchPosition", "id");

-- CreateIndex
CREATE INDEX "University_searchPosition_id_idx" ON "University"("searchPosition", "id");
