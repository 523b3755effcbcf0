-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "schemes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "University" ADD COLUMN     "groups" TEXT[] DEFAULT ARRAY[]::TEXT[];
