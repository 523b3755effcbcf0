-- AlterTable
ALTER TABLE "DraftAnswer" ADD COLUMN     "sequence" INTEGER NOT NULL DEFAULT 0;
