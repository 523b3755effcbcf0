-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "list" TEXT;
