-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "draftId" INTEGER;

-- CreateTable
CREATE TABLE "Draft" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "documentType" "DocumentType" NOT NULL,
    "form" "QuestionnaireForm" NOT NULL,
    "name" TEXT NOT NULL,
    "creationKey" TEXT NOT NULL,
    "definitionVersion" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftAnswer" (
    "draftId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB,
    "revision" INTEGER NOT NULL,
    "editor" TEXT,
    "setAside" JSONB NOT NULL DEFAULT '[]',
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DraftAnswer_pkey" PRIMARY KEY ("draftId","key")
);

-- CreateIndex
CREATE INDEX "Draft_userId_updatedAt_id_idx" ON "Draft"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Draft_deletedAt_idx" ON "Draft"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_userId_creationKey_key" ON "Draft"("userId", "creationKey");

-- CreateIndex
CREATE INDEX "Document_draftId_idx" ON "Document"("draftId");

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftAnswer" ADD CONSTRAINT "DraftAnswer_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
