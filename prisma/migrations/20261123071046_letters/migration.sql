-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "sealedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "LetterRequest" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "reminderTokenHash" BYTEA,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "isConfidential" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    "approvedRevision" INTEGER,
    "approvedAt" TIMESTAMPTZ(3),
    "approvedName" TEXT,
    "approvedRole" TEXT,
    "declinedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "LetterRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "LetterRequest_tokenHash_key" ON "LetterRequest"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "LetterRequest_reminderTokenHash_key" ON "LetterRequest"("reminderTokenHash");

-- CreateIndex
CREATE INDEX "LetterRequest_documentId_idx" ON "LetterRequest"("documentId");

-- CreateIndex
CREATE INDEX "LetterRequest_endsAt_idx" ON "LetterRequest"("endsAt");

-- AddForeignKey
ALTER TABLE "LetterRequest" ADD CONSTRAINT "LetterRequest_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
