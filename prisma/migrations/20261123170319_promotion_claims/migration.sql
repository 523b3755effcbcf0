-- DropForeignKey
ALTER TABLE "PromotionClaim" DROP CONSTRAINT "PromotionClaim_userId_fkey";

-- AlterTable
ALTER TABLE "PromotionClaim" ADD COLUMN     "emailHash" BYTEA,
ALTER COLUMN "addressHash" DROP NOT NULL,
ALTER COLUMN "userId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "PromotionKey" (
    "campaign" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PromotionKey_pkey" PRIMARY KEY ("campaign")
);

-- CreateIndex
CREATE INDEX "PromotionClaim_campaign_emailHash_idx" ON "PromotionClaim"("campaign", "emailHash");

-- AddForeignKey
ALTER TABLE "PromotionClaim" ADD CONSTRAINT "PromotionClaim_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
