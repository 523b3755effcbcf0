-- CreateEnum
CREATE TYPE "EditorialStatus" AS ENUM ('PLANNED', 'IN_PROGRESS', 'COMPLETED');

-- CreateTable
CREATE TABLE "EditorialItem" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER,
    "isForAll" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "keywords" TEXT[],
    "author" TEXT NOT NULL,
    "scheduledDate" DATE NOT NULL,
    "status" "EditorialStatus" NOT NULL DEFAULT 'PLANNED',
    "notes" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "slug" TEXT,
    "publishedAt" TIMESTAMPTZ(3),
    "unpublishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EditorialItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeoKeyword" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER,
    "isForAll" BOOLEAN NOT NULL,
    "keyword" TEXT NOT NULL,
    "keywordKey" TEXT NOT NULL,
    "targetPage" TEXT NOT NULL DEFAULT '',
    "currentRank" INTEGER,
    "targetRank" INTEGER,
    "searchVolume" INTEGER,
    "difficulty" INTEGER,
    "checkedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeoKeyword_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageVisit" (
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "PageVisit_pkey" PRIMARY KEY ("day","path")
);

-- CreateIndex
CREATE UNIQUE INDEX "EditorialItem_slug_key" ON "EditorialItem"("slug");

-- CreateIndex
CREATE INDEX "EditorialItem_ownerId_scheduledDate_idx" ON "EditorialItem"("ownerId", "scheduledDate");

-- CreateIndex
CREATE INDEX "EditorialItem_isForAll_scheduledDate_idx" ON "EditorialItem"("isForAll", "scheduledDate");

-- CreateIndex
CREATE INDEX "EditorialItem_publishedAt_idx" ON "EditorialItem"("publishedAt");

-- CreateIndex
CREATE INDEX "SeoKeyword_ownerId_keywordKey_idx" ON "SeoKeyword"("ownerId", "keywordKey");

-- CreateIndex
CREATE INDEX "SeoKeyword_isForAll_keywordKey_idx" ON "SeoKeyword"("isForAll", "keywordKey");

-- AddForeignKey
ALTER TABLE "EditorialItem" ADD CONSTRAINT "EditorialItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeoKeyword" ADD CONSTRAINT "SeoKeyword_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
