-- CreateEnum
CREATE TYPE "SupportState" AS ENUM ('OPEN', 'ANSWERED', 'CLOSED');

-- CreateTable
CREATE TABLE "SupportThread" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "state" "SupportState" NOT NULL DEFAULT 'OPEN',
    "promisedHours" INTEGER NOT NULL,
    "waitingSince" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "assigneeId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastMessageAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupportThread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportMessage" (
    "id" SERIAL NOT NULL,
    "threadId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "isFromStaff" BOOLEAN NOT NULL,
    "body" TEXT NOT NULL,
    "waitedSeconds" INTEGER,
    "wasLate" BOOLEAN,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupportMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SupportThread_userId_lastMessageAt_id_idx" ON "SupportThread"("userId", "lastMessageAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SupportThread_state_dueAt_id_idx" ON "SupportThread"("state", "dueAt", "id");

-- CreateIndex
CREATE INDEX "SupportThread_assigneeId_idx" ON "SupportThread"("assigneeId");

-- CreateIndex
CREATE INDEX "SupportMessage_threadId_id_idx" ON "SupportMessage"("threadId", "id");

-- CreateIndex
CREATE INDEX "SupportMessage_authorId_idx" ON "SupportMessage"("authorId");

-- CreateIndex
CREATE INDEX "SupportMessage_answers" ON "SupportMessage"("createdAt", "id") WHERE ("waitedSeconds" IS NOT NULL);

-- AddForeignKey
ALTER TABLE "SupportThread" ADD CONSTRAINT "SupportThread_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportThread" ADD CONSTRAINT "SupportThread_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMessage" ADD CONSTRAINT "SupportMessage_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "SupportThread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMessage" ADD CONSTRAINT "SupportMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
