-- CreateTable
CREATE TABLE "CvReview" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "findings" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CvReview_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CvReview_userId_createdAt_id_idx" ON "CvReview"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CvReview_createdAt_idx" ON "CvReview"("createdAt");

-- AddForeignKey
ALTER TABLE "CvReview" ADD CONSTRAINT "CvReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
