-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "chosenStatements" TEXT[] DEFAULT ARRAY[]::TEXT[];
