-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailRefusedAt" TIMESTAMPTZ(3),
ADD COLUMN     "wantsCommentMails" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "MailStop" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailStop_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MailStop_tokenHash_key" ON "MailStop"("tokenHash");

-- CreateIndex
CREATE INDEX "MailStop_userId_idx" ON "MailStop"("userId");

-- CreateIndex
CREATE INDEX "MailStop_createdAt_idx" ON "MailStop"("createdAt");

-- AddForeignKey
ALTER TABLE "MailStop" ADD CONSTRAINT "MailStop_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
