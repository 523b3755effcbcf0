-- CreateEnum
CREATE TYPE "Tier" AS ENUM ('REACH', 'MATCH', 'SAFETY');

-- CreateEnum
CREATE TYPE "ApplicationStatus" AS ENUM ('CONSIDERING', 'PREPARING', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED', 'ENROLLED');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('WAITING', 'SENT', 'FAILED');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "modelName" TEXT;

-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "corrections" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "matchSettings" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "matchedAt" TIMESTAMPTZ(3),
ADD COLUMN     "matchPaceUntil" TIMESTAMPTZ(3),
ADD COLUMN     "wantsReminders" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Match" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "programId" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "percentage" INTEGER NOT NULL,
    "tier" "Tier" NOT NULL,
    "factors" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "reasonWriter" "Writer" NOT NULL DEFAULT 'BUILT_IN',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShortlistItem" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "programId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShortlistItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Application" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "programId" INTEGER NOT NULL,
    "status" "ApplicationStatus" NOT NULL DEFAULT 'CONSIDERING',
    "place" DOUBLE PRECISION NOT NULL,
    "deadline" DATE,
    "deadlineFrom" TEXT,
    "notes" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationTask" (
    "id" SERIAL NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "documentId" INTEGER,

    CONSTRAINT "ApplicationTask_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationReminder" (
    "applicationId" INTEGER NOT NULL,
    "deadline" DATE NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationReminder_pkey" PRIMARY KEY ("applicationId","deadline","daysBefore")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER,
    "kind" TEXT NOT NULL,
    "toAddress" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Match_programId_idx" ON "Match"("programId");

-- CreateIndex
CREATE UNIQUE INDEX "Match_userId_place_key" ON "Match"("userId", "place");

-- CreateIndex
CREATE UNIQUE INDEX "Match_userId_programId_key" ON "Match"("userId", "programId");

-- CreateIndex
CREATE INDEX "ShortlistItem_userId_createdAt_id_idx" ON "ShortlistItem"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ShortlistItem_programId_idx" ON "ShortlistItem"("programId");

-- CreateIndex
CREATE UNIQUE INDEX "ShortlistItem_userId_programId_key" ON "ShortlistItem"("userId", "programId");

-- CreateIndex
CREATE INDEX "Application_userId_status_place_id_idx" ON "Application"("userId", "status", "place", "id");

-- CreateIndex
CREATE INDEX "Application_deadline_idx" ON "Application"("deadline");

-- CreateIndex
CREATE INDEX "Application_deletedAt_idx" ON "Application"("deletedAt");

-- CreateIndex
CREATE INDEX "Application_programId_idx" ON "Application"("programId");

-- CreateIndex
CREATE UNIQUE INDEX "Application_userId_programId_key" ON "Application"("userId", "programId");

-- CreateIndex
CREATE INDEX "ApplicationTask_applicationId_place_id_idx" ON "ApplicationTask"("applicationId", "place", "id");

-- CreateIndex
CREATE INDEX "ApplicationTask_documentId_idx" ON "ApplicationTask"("documentId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE INDEX "Mail_state_runAfter_id_idx" ON "Mail"("state", "runAfter", "id");

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistItem" ADD CONSTRAINT "ShortlistItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistItem" ADD CONSTRAINT "ShortlistItem_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationTask" ADD CONSTRAINT "ApplicationTask_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationTask" ADD CONSTRAINT "ApplicationTask_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationReminder" ADD CONSTRAINT "ApplicationReminder_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
