-- CreateEnum
CREATE TYPE "Role" AS ENUM ('STUDENT', 'PARTNER', 'REVIEWER', 'ANALYST', 'ADMIN');

-- CreateEnum
CREATE TYPE "PlanCode" AS ENUM ('FREE', 'STANDARD', 'PREMIUM');

-- CreateEnum
CREATE TYPE "DocumentType" AS ENUM ('SOP', 'LOR', 'ESSAY');

-- CreateEnum
CREATE TYPE "QuestionnaireForm" AS ENUM ('QUICK', 'WIZARD');

-- CreateEnum
CREATE TYPE "DocumentStatus" AS ENUM ('QUEUED', 'GENERATING', 'READY', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "DegreeType" AS ENUM ('MASTERS', 'MBA');

-- CreateEnum
CREATE TYPE "Country" AS ENUM ('USA', 'UK', 'CANADA', 'GERMANY', 'AUSTRALIA', 'ITALY', 'SPAIN', 'INDIA');

-- CreateEnum
CREATE TYPE "Writer" AS ENUM ('MODEL', 'BUILT_IN');

-- CreateEnum
CREATE TYPE "CreditEntryKind" AS ENUM ('SIGN_UP', 'PROMOTION', 'RESERVATION', 'RETURN', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "Funding" AS ENUM ('CREDIT', 'ALLOWANCE', 'UNLIMITED');

-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "GenerationStage" AS ENUM ('QUEUED', 'OUTLINE', 'SECTION', 'REVIEW', 'READY', 'FAILED', 'CANCELLED');

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'STUDENT',
    "plan" "PlanCode" NOT NULL DEFAULT 'FREE',
    "planSince" TIMESTAMPTZ(3),
    "isPromotional" BOOLEAN NOT NULL DEFAULT false,
    "emailConfirmedAt" TIMESTAMPTZ(3),
    "writer" "Writer",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInFailure" (
    "id" SERIAL NOT NULL,
    "usernameHash" BYTEA NOT NULL,
    "addressHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromotionClaim" (
    "id" SERIAL NOT NULL,
    "campaign" TEXT NOT NULL,
    "addressHash" BYTEA NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PromotionClaim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Profile" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "academicBackground" TEXT NOT NULL,
    "targetDegree" "DegreeType" NOT NULL,
    "workExperience" TEXT NOT NULL,
    "testScores" TEXT,
    "preferredCountries" "Country"[],
    "studyInterests" TEXT NOT NULL,
    "budget" TEXT,
    "intendedStartDate" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "CreditEntryKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "documentId" INTEGER,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "documentType" "DocumentType" NOT NULL,
    "form" "QuestionnaireForm" NOT NULL,
    "status" "DocumentStatus" NOT NULL DEFAULT 'QUEUED',
    "course" TEXT NOT NULL,
    "targetUniversity" TEXT,
    "targetProgram" TEXT,
    "answers" JSONB NOT NULL,
    "definitionVersion" INTEGER NOT NULL,
    "targetWords" INTEGER NOT NULL,
    "funding" "Funding" NOT NULL,
    "writer" "Writer",
    "unlockedAt" TIMESTAMPTZ(3),
    "unlocksOnEmail" BOOLEAN NOT NULL DEFAULT false,
    "preview" JSONB,
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "generatedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "wordCount" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GenerationJob" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "state" "JobState" NOT NULL DEFAULT 'WAITING',
    "priority" INTEGER NOT NULL DEFAULT 10,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseOwner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "GenerationJob_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GenerationEvent" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "stage" "GenerationStage" NOT NULL,
    "section" INTEGER,
    "sections" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GenerationEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" BYTEA NOT NULL,
    "documentId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "SignInFailure_addressHash_createdAt_idx" ON "SignInFailure"("addressHash", "createdAt");

-- CreateIndex
CREATE INDEX "SignInFailure_createdAt_idx" ON "SignInFailure"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PromotionClaim_userId_key" ON "PromotionClaim"("userId");

-- CreateIndex
CREATE INDEX "PromotionClaim_campaign_addressHash_idx" ON "PromotionClaim"("campaign", "addressHash");

-- CreateIndex
CREATE UNIQUE INDEX "Profile_userId_key" ON "Profile"("userId");

-- CreateIndex
CREATE INDEX "CreditEntry_userId_idx" ON "CreditEntry"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_documentId_kind_key" ON "CreditEntry"("documentId", "kind");

-- CreateIndex
CREATE INDEX "Document_userId_createdAt_id_idx" ON "Document"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "DocumentVersion_documentId_number_key" ON "DocumentVersion"("documentId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationJob_documentId_key" ON "GenerationJob"("documentId");

-- CreateIndex
CREATE INDEX "GenerationJob_state_priority_runAfter_id_idx" ON "GenerationJob"("state", "priority", "runAfter", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationEvent_documentId_sequence_key" ON "GenerationEvent"("documentId", "sequence");

-- CreateIndex
CREATE INDEX "IdempotencyKey_expiresAt_idx" ON "IdempotencyKey"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdempotencyKey_userId_key_key" ON "IdempotencyKey"("userId", "key");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionClaim" ADD CONSTRAINT "PromotionClaim_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentVersion" ADD CONSTRAINT "DocumentVersion_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GenerationJob" ADD CONSTRAINT "GenerationJob_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GenerationEvent" ADD CONSTRAINT "GenerationEvent_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
