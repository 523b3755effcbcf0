-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "messageKey" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "returnedAt" TIMESTAMPTZ(3);
