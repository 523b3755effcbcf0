-- Search by parts of words. A trusted extension: whoever may create tables in the database may create it too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "FigureBasis" AS ENUM ('SOURCED', 'INDICATIVE');

-- CreateEnum
CREATE TYPE "TuitionPeriod" AS ENUM ('YEAR', 'PROGRAMME');

-- CreateEnum
CREATE TYPE "AiPolicy" AS ENUM ('ALLOWED', 'DISCLOSE', 'COACH_ONLY', 'UNKNOWN');

-- CreateEnum
CREATE TYPE "UniversityControl" AS ENUM ('PUBLIC', 'PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT');

-- CreateEnum
CREATE TYPE "UniversitySize" AS ENUM ('SMALL', 'MEDIUM', 'LARGE', 'VERY_LARGE');

-- CreateEnum
CREATE TYPE "RequirementKind" AS ENUM ('MINIMUM', 'TYPICAL', 'NOTE');

-- CreateTable
CREATE TABLE "CatalogueVersion" (
    "id" SERIAL NOT NULL,
    "checksum" TEXT NOT NULL,
    "universities" INTEGER NOT NULL,
    "programs" INTEGER NOT NULL,
    "loadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CatalogueVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogueSource" (
    "code" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "publisher" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "licence" TEXT NOT NULL,
    "url" TEXT,

    CONSTRAINT "CatalogueSource_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "LivingCost" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "country" "Country" NOT NULL,
    "city" TEXT,
    "amountMonth" INTEGER NOT NULL,
    "rentMonth" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "LivingCost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "University" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "localName" TEXT,
    "country" "Country" NOT NULL,
    "city" TEXT NOT NULL,
    "website" TEXT,
    "control" "UniversityControl",
    "size" "UniversitySize",
    "selectivity" INTEGER,
    "description" TEXT NOT NULL,
    "imageUrl" TEXT,
    "aiPolicy" "AiPolicy" NOT NULL DEFAULT 'UNKNOWN',
    "livingCostId" INTEGER,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "isListed" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "University_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Program" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "universityId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "degreeType" "DegreeType" NOT NULL,
    "award" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "durationMonths" INTEGER,
    "languages" TEXT[],
    "website" TEXT,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "tuition" INTEGER,
    "tuitionCurrency" TEXT,
    "tuitionPeriod" "TuitionPeriod",
    "tuitionYear" INTEGER,
    "tuitionBasis" "FigureBasis",
    "tuitionSource" TEXT,
    "tuitionNote" TEXT,
    "intakeMonths" INTEGER[],
    "intakeBasis" "FigureBasis",
    "intakeSource" TEXT,
    "minimumIelts" DOUBLE PRECISION,
    "minimumToefl" INTEGER,
    "minimumGpaOf4" DOUBLE PRECISION,
    "typicalGmat" INTEGER,
    "typicalGre" INTEGER,
    "typicalGpaOf10" DOUBLE PRECISION,
    "typicalWorkYears" DOUBLE PRECISION,
    "requirementsBasis" "FigureBasis",
    "requirementsSource" TEXT,
    "requirementsYear" INTEGER,
    "requirements" TEXT,
    "country" "Country" NOT NULL,
    "selectivity" INTEGER,
    "tuitionYearUsd" INTEGER,
    "livingYearUsd" INTEGER,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "isListed" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "Program_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProgramDeadline" (
    "id" SERIAL NOT NULL,
    "programId" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "cycle" TEXT NOT NULL,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "ProgramDeadline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UniversityRequirement" (
    "id" SERIAL NOT NULL,
    "universityId" INTEGER NOT NULL,
    "kind" "RequirementKind" NOT NULL,
    "what" TEXT NOT NULL,
    "value" DOUBLE PRECISION,
    "text" TEXT NOT NULL,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "UniversityRequirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AiPolicyNote" (
    "id" SERIAL NOT NULL,
    "universityId" INTEGER,
    "country" "Country",
    "unit" TEXT NOT NULL,
    "appliesTo" TEXT NOT NULL,
    "policy" "AiPolicy" NOT NULL,
    "summary" TEXT NOT NULL,
    "note" TEXT,
    "isSecondHand" BOOLEAN NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "AiPolicyNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Scholarship" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "countries" "Country"[],
    "amount" TEXT NOT NULL,
    "deadline" TEXT NOT NULL,
    "whoMayApply" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "Scholarship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProofOfFunds" (
    "id" SERIAL NOT NULL,
    "country" "Country" NOT NULL,
    "area" TEXT,
    "what" TEXT NOT NULL,
    "amount" DOUBLE PRECISION,
    "currency" TEXT NOT NULL,
    "validFrom" DATE,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "ProofOfFunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" TEXT NOT NULL,
    "inrPerUnit" DOUBLE PRECISION NOT NULL,
    "usdPerUnit" DOUBLE PRECISION NOT NULL,
    "date" DATE NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ExchangeRate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "CountryIntake" (
    "country" "Country" NOT NULL,
    "months" INTEGER[],
    "text" TEXT NOT NULL,
    "basis" "FigureBasis" NOT NULL,
    "source" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "CountryIntake_pkey" PRIMARY KEY ("country")
);

-- CreateIndex
CREATE UNIQUE INDEX "LivingCost_key_key" ON "LivingCost"("key");

-- CreateIndex
CREATE UNIQUE INDEX "University_key_key" ON "University"("key");

-- CreateIndex
CREATE INDEX "University_livingCostId_idx" ON "University"("livingCostId");

-- CreateIndex
CREATE INDEX "University_position_id_idx" ON "University"("position", "id");

-- CreateIndex
CREATE INDEX "University_country_position_id_idx" ON "University"("country", "position", "id");

-- CreateIndex
CREATE INDEX "University_searchText_idx" ON "University" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Program_key_key" ON "Program"("key");

-- CreateIndex
CREATE INDEX "Program_universityId_position_id_idx" ON "Program"("universityId", "position", "id");

-- CreateIndex
CREATE INDEX "Program_position_id_idx" ON "Program"("position", "id");

-- CreateIndex
CREATE INDEX "Program_country_degreeType_position_id_idx" ON "Program"("country", "degreeType", "position", "id");

-- CreateIndex
CREATE INDEX "Program_isSample_position_id_idx" ON "Program"("isSample", "position", "id");

-- CreateIndex
CREATE INDEX "Program_searchText_idx" ON "Program" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ProgramDeadline_programId_date_idx" ON "ProgramDeadline"("programId", "date");

-- CreateIndex
CREATE INDEX "UniversityRequirement_universityId_idx" ON "UniversityRequirement"("universityId");

-- CreateIndex
CREATE INDEX "AiPolicyNote_universityId_idx" ON "AiPolicyNote"("universityId");

-- CreateIndex
CREATE INDEX "ProofOfFunds_country_idx" ON "ProofOfFunds"("country");

-- AddForeignKey
ALTER TABLE "University" ADD CONSTRAINT "University_livingCostId_fkey" FOREIGN KEY ("livingCostId") REFERENCES "LivingCost"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Program" ADD CONSTRAINT "Program_universityId_fkey" FOREIGN KEY ("universityId") REFERENCES "University"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProgramDeadline" ADD CONSTRAINT "ProgramDeadline_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UniversityRequirement" ADD CONSTRAINT "UniversityRequirement_universityId_fkey" FOREIGN KEY ("universityId") REFERENCES "University"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiPolicyNote" ADD CONSTRAINT "AiPolicyNote_universityId_fkey" FOREIGN KEY ("universityId") REFERENCES "University"("id") ON DELETE CASCADE ON UPDATE CASCADE;
