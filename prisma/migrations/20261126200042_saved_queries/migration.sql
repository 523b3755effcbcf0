-- CreateTable
CREATE TABLE "SavedQuery" (
    "id" SERIAL NOT NULL,
    "authorId" INTEGER,
    "collection" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "variables" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SavedQuery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SavedQuery_authorId_idx" ON "SavedQuery"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "SavedQuery_collection_title_key" ON "SavedQuery"("collection", "title");

-- AddForeignKey
ALTER TABLE "SavedQuery" ADD CONSTRAINT "SavedQuery_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
