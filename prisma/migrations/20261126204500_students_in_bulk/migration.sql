-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('CSV', 'JSON');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ApiKeyScope" ADD VALUE 'STUDENTS_WRITE';
ALTER TYPE "ApiKeyScope" ADD VALUE 'DOCUMENTS_GENERATE';

-- AlterEnum
ALTER TYPE "Funding" ADD VALUE 'ORGANISATION';

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "organisationId" INTEGER;

-- AlterTable
ALTER TABLE "Organisation" ADD COLUMN     "monthlyDocuments" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OrganisationStudent" ADD COLUMN     "allowsWriting" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "offeredProfile" JSONB;

-- CreateTable
CREATE TABLE "StudentImport" (
    "id" SERIAL NOT NULL,
    "organisationId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "uploadedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "rows" INTEGER NOT NULL DEFAULT 0,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "known" INTEGER NOT NULL DEFAULT 0,
    "broken" INTEGER NOT NULL DEFAULT 0,
    "fault" TEXT,

    CONSTRAINT "StudentImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StudentImportPart" (
    "importId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "StudentImportPart_pkey" PRIMARY KEY ("importId","number")
);

-- CreateTable
CREATE TABLE "StudentImportFault" (
    "importId" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "message" TEXT NOT NULL,

    CONSTRAINT "StudentImportFault_pkey" PRIMARY KEY ("importId","row","field")
);

-- CreateTable
CREATE TABLE "StudentExport" (
    "id" SERIAL NOT NULL,
    "organisationId" INTEGER NOT NULL,
    "format" "ExportFormat" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readyAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "students" INTEGER NOT NULL DEFAULT 0,
    "size" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "StudentExport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StudentExportPart" (
    "exportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "StudentExportPart_pkey" PRIMARY KEY ("exportId","number")
);

-- CreateIndex
CREATE INDEX "StudentImport_organisationId_idx" ON "StudentImport"("organisationId");

-- CreateIndex
CREATE INDEX "StudentImport_createdAt_idx" ON "StudentImport"("createdAt");

-- CreateIndex
CREATE INDEX "StudentExport_organisationId_idx" ON "StudentExport"("organisationId");

-- CreateIndex
CREATE INDEX "StudentExport_expiresAt_idx" ON "StudentExport"("expiresAt");

-- CreateIndex
CREATE INDEX "Document_organisationId_createdAt_idx" ON "Document"("organisationId", "createdAt");

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentImport" ADD CONSTRAINT "StudentImport_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentImportPart" ADD CONSTRAINT "StudentImportPart_importId_fkey" FOREIGN KEY ("importId") REFERENCES "StudentImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentImportFault" ADD CONSTRAINT "StudentImportFault_importId_fkey" FOREIGN KEY ("importId") REFERENCES "StudentImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentExport" ADD CONSTRAINT "StudentExport_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentExportPart" ADD CONSTRAINT "StudentExportPart_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "StudentExport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
