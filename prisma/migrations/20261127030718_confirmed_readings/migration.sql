-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "confirmedReadings" TEXT[] DEFAULT ARRAY[]::TEXT[];
