-- CreateEnum
CREATE TYPE "ShareAccess" AS ENUM ('READ', 'COMMENT');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "commentsMailedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "DocumentShare" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "access" "ShareAccess" NOT NULL,
    "commentsClosedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "uses" INTEGER NOT NULL DEFAULT 0,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DocumentShare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentComment" (
    "id" SERIAL NOT NULL,
    "shareId" INTEGER NOT NULL,
    "answersId" INTEGER,
    "authorName" TEXT,
    "body" TEXT NOT NULL,
    "quote" TEXT,
    "paragraphKey" TEXT,
    "start" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DocumentComment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DocumentShare_tokenHash_key" ON "DocumentShare"("tokenHash");

-- CreateIndex
CREATE INDEX "DocumentShare_documentId_idx" ON "DocumentShare"("documentId");

-- CreateIndex
CREATE INDEX "DocumentShare_endsAt_idx" ON "DocumentShare"("endsAt");

-- CreateIndex
CREATE INDEX "DocumentShare_revokedAt_idx" ON "DocumentShare"("revokedAt");

-- CreateIndex
CREATE INDEX "DocumentComment_shareId_id_idx" ON "DocumentComment"("shareId", "id");

-- CreateIndex
CREATE INDEX "DocumentComment_answersId_idx" ON "DocumentComment"("answersId");

-- CreateIndex
CREATE INDEX "DocumentComment_mailedAt_idx" ON "DocumentComment"("mailedAt");

-- AddForeignKey
ALTER TABLE "DocumentShare" ADD CONSTRAINT "DocumentShare_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentComment" ADD CONSTRAINT "DocumentComment_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "DocumentShare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentComment" ADD CONSTRAINT "DocumentComment_answersId_fkey" FOREIGN KEY ("answersId") REFERENCES "DocumentComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
