-- CreateEnum
CREATE TYPE "ExpertReviewState" AS ENUM ('WAITING', 'ASSIGNED', 'RETURNED', 'WITHDRAWN');

-- CreateTable
CREATE TABLE "ExpertReview" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "documentId" INTEGER,
    "documentType" "DocumentType" NOT NULL,
    "course" TEXT NOT NULL,
    "targetUniversity" TEXT,
    "note" TEXT,
    "paragraphs" JSONB NOT NULL,
    "state" "ExpertReviewState" NOT NULL DEFAULT 'WAITING',
    "reviewerId" INTEGER,
    "summary" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "assignedAt" TIMESTAMPTZ(3),
    "returnedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "ExpertReview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExpertComment" (
    "id" SERIAL NOT NULL,
    "reviewId" INTEGER NOT NULL,
    "paragraphKey" TEXT NOT NULL,
    "quote" TEXT,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExpertComment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ExpertReview_userId_createdAt_id_idx" ON "ExpertReview"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ExpertReview_reviewerId_state_createdAt_id_idx" ON "ExpertReview"("reviewerId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ExpertReview_documentId_idx" ON "ExpertReview"("documentId");

-- CreateIndex
CREATE INDEX "ExpertReview_returned" ON "ExpertReview"("returnedAt" DESC) WHERE ("returnedAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "ExpertReview_state_createdAt_id_idx" ON "ExpertReview"("state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ExpertComment_reviewId_id_idx" ON "ExpertComment"("reviewId", "id");

-- AddForeignKey
ALTER TABLE "ExpertReview" ADD CONSTRAINT "ExpertReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExpertReview" ADD CONSTRAINT "ExpertReview_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExpertReview" ADD CONSTRAINT "ExpertReview_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExpertComment" ADD CONSTRAINT "ExpertComment_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "ExpertReview"("id") ON DELETE CASCADE ON UPDATE CASCADE;
