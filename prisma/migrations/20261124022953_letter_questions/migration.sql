-- AlterTable
ALTER TABLE "LetterRequest" ADD COLUMN     "isQuestionsOnly" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "LetterQuestion" (
    "requestId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "reply" TEXT NOT NULL DEFAULT '',
    "isUnknown" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "savedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LetterQuestion_pkey" PRIMARY KEY ("requestId","number")
);

-- AddForeignKey
ALTER TABLE "LetterQuestion" ADD CONSTRAINT "LetterQuestion_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "LetterRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
