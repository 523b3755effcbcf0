-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "fallBack" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "fellBack" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "plan" JSONB;

-- AlterTable
ALTER TABLE "DocumentVersion" ADD COLUMN     "removed" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "DocumentSection" (
    "documentId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "body" JSONB,
    "removed" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentSection_pkey" PRIMARY KEY ("documentId","number")
);

-- AddForeignKey
ALTER TABLE "DocumentSection" ADD CONSTRAINT "DocumentSection_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
