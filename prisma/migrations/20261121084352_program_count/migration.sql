-- AlterTable
ALTER TABLE "University" ADD COLUMN     "programCount" INTEGER NOT NULL DEFAULT 0;
