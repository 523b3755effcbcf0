-- CreateTable
CREATE TABLE "ParagraphRewrite" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "originalId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "body" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ParagraphRewrite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ParagraphRewrite_originalId_idx" ON "ParagraphRewrite"("originalId");

-- CreateIndex
CREATE INDEX "ParagraphRewrite_documentId_idx" ON "ParagraphRewrite"("documentId");

-- CreateIndex
CREATE INDEX "ParagraphRewrite_userId_createdAt_idx" ON "ParagraphRewrite"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "ParagraphRewrite" ADD CONSTRAINT "ParagraphRewrite_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParagraphRewrite" ADD CONSTRAINT "ParagraphRewrite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
