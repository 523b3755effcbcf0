-- CreateEnum
CREATE TYPE "StatementOrigin" AS ENUM ('ANSWER', 'PROFILE', 'REPLY');

-- CreateEnum
CREATE TYPE "StatementStatus" AS ENUM ('CURRENT', 'CORRECTED', 'REMOVED');

-- CreateEnum
CREATE TYPE "QuestionAsker" AS ENUM ('TEMPLATE', 'MODEL');

-- CreateEnum
CREATE TYPE "QuestionAddressee" AS ENUM ('STUDENT', 'RECOMMENDER');

-- CreateEnum
CREATE TYPE "FollowUpState" AS ENUM ('OPEN', 'CONFIRMED', 'REWORDED', 'DENIED', 'SKIPPED', 'STALE');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "statements" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "Statement" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "origin" "StatementOrigin" NOT NULL,
    "status" "StatementStatus" NOT NULL DEFAULT 'CURRENT',
    "correction" TEXT,
    "words" TEXT,
    "quote" TEXT,
    "question" TEXT,
    "sourceName" TEXT,
    "topic" TEXT,
    "speaker" TEXT,
    "university" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "setAside" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "followUpId" INTEGER,

    CONSTRAINT "Statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FollowUpQuestion" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "draftId" INTEGER,
    "documentId" INTEGER,
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "asker" "QuestionAsker" NOT NULL,
    "modelName" TEXT,
    "addressee" "QuestionAddressee" NOT NULL DEFAULT 'STUDENT',
    "gap" TEXT NOT NULL,
    "statementKeys" TEXT[],
    "quotes" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "suggestions" JSONB NOT NULL DEFAULT '[]',
    "state" "FollowUpState" NOT NULL DEFAULT 'OPEN',
    "confirmed" INTEGER,
    "reply" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "editor" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "setAside" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "FollowUpQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Statement_followUpId_idx" ON "Statement"("followUpId");

-- CreateIndex
CREATE INDEX "Statement_origin_status_updatedAt_idx" ON "Statement"("origin", "status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Statement_userId_key_key" ON "Statement"("userId", "key");

-- CreateIndex
CREATE INDEX "FollowUpQuestion_userId_idx" ON "FollowUpQuestion"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "FollowUpQuestion_draftId_key_key" ON "FollowUpQuestion"("draftId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "FollowUpQuestion_documentId_key_key" ON "FollowUpQuestion"("documentId", "key");

-- AddForeignKey
ALTER TABLE "Statement" ADD CONSTRAINT "Statement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Statement" ADD CONSTRAINT "Statement_followUpId_fkey" FOREIGN KEY ("followUpId") REFERENCES "FollowUpQuestion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpQuestion" ADD CONSTRAINT "FollowUpQuestion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpQuestion" ADD CONSTRAINT "FollowUpQuestion_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpQuestion" ADD CONSTRAINT "FollowUpQuestion_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
