-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "isCoached" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isForOtherSchool" BOOLEAN NOT NULL DEFAULT false;
