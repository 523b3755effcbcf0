-- AlterTable
ALTER TABLE "User" ADD COLUMN     "communityName" TEXT,
ADD COLUMN     "communityNameKey" TEXT;

-- CreateTable
CREATE TABLE "CommunityPost" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "questionId" INTEGER,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "isAccepted" BOOLEAN NOT NULL DEFAULT false,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CommunityPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CommunityReport" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CommunityReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CommunityPost_userId_idx" ON "CommunityPost"("userId");

-- CreateIndex
CREATE INDEX "CommunityPost_questionId_id_idx" ON "CommunityPost"("questionId", "id");

-- CreateIndex
CREATE INDEX "CommunityPost_questions" ON "CommunityPost"("createdAt" DESC, "id" DESC) WHERE ("questionId" IS NULL);

-- CreateIndex
CREATE INDEX "CommunityPost_hidden" ON "CommunityPost"("id") WHERE ("hiddenAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "CommunityReport_userId_idx" ON "CommunityReport"("userId");

-- CreateIndex
CREATE INDEX "CommunityReport_open" ON "CommunityReport"("postId") WHERE ("resolvedAt" IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "CommunityReport_postId_userId_key" ON "CommunityReport"("postId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "User_communityNameKey_key" ON "User"("communityNameKey");

-- AddForeignKey
ALTER TABLE "CommunityPost" ADD CONSTRAINT "CommunityPost_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommunityPost" ADD CONSTRAINT "CommunityPost_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "CommunityPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommunityReport" ADD CONSTRAINT "CommunityReport_postId_fkey" FOREIGN KEY ("postId") REFERENCES "CommunityPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommunityReport" ADD CONSTRAINT "CommunityReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
