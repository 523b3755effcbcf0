-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "deletionDueAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "AccountExport" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readyAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "size" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AccountExport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountExportPart" (
    "exportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "AccountExportPart_pkey" PRIMARY KEY ("exportId","number")
);

-- CreateIndex
CREATE INDEX "AccountExport_userId_idx" ON "AccountExport"("userId");

-- CreateIndex
CREATE INDEX "AccountExport_expiresAt_idx" ON "AccountExport"("expiresAt");

-- CreateIndex
CREATE INDEX "User_deletionDueAt_idx" ON "User"("deletionDueAt");

-- AddForeignKey
ALTER TABLE "AccountExport" ADD CONSTRAINT "AccountExport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountExportPart" ADD CONSTRAINT "AccountExportPart_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "AccountExport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
