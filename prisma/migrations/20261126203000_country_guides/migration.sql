-- CreateEnum
CREATE TYPE "GuidePart" AS ENUM ('COST', 'FUNDS', 'PAPERS', 'VISA', 'INTAKES', 'READERS', 'TESTS', 'DEADLINES', 'SCHOLARSHIPS', 'WORK');

-- CreateEnum
CREATE TYPE "GuideAudience" AS ENUM ('INDIA', 'OTHERS');

-- AlterTable
ALTER TABLE "Scholarship" ADD COLUMN     "isPublic" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "GuideNote" (
    "id" SERIAL NOT NULL,
    "country" "Country" NOT NULL,
    "part" "GuidePart" NOT NULL,
    "audience" "GuideAudience",
    "title" TEXT NOT NULL,
    "titleHindi" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "textHindi" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "GuideNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GuideNote_country_idx" ON "GuideNote"("country");
