-- CreateEnum
CREATE TYPE "PauseReason" AS ENUM ('MODEL_AWAY', 'MODEL_FAILED', 'DOCUMENT_BUDGET', 'DAY_BUDGET');

-- AlterEnum
ALTER TYPE "GenerationStage" ADD VALUE 'PAUSED';

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "modelInputTokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "modelMilliseconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "modelOutputTokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "modelRequests" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pauseReason" "PauseReason",
ADD COLUMN     "waitsUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ModelReply" (
    "documentId" INTEGER NOT NULL,
    "requestHash" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelReply_pkey" PRIMARY KEY ("documentId","requestHash")
);

-- CreateTable
CREATE TABLE "ModelDay" (
    "day" DATE NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ModelDay_pkey" PRIMARY KEY ("day")
);

-- AddForeignKey
ALTER TABLE "ModelReply" ADD CONSTRAINT "ModelReply_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
