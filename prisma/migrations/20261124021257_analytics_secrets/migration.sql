-- CreateTable
CREATE TABLE "AnalyticsSecret" (
    "name" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AnalyticsSecret_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "AnalyticsSecret_createdAt_idx" ON "AnalyticsSecret"("createdAt");
