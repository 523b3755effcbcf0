-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "costYearUsd" INTEGER;
