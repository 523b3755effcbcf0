-- AlterTable
ALTER TABLE "CommunityPost" ALTER COLUMN "userId" DROP NOT NULL;
