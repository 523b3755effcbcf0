-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "hits" TIMESTAMPTZ(3)[],
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "KnownNetwork" (
    "userId" INTEGER NOT NULL,
    "networkHash" BYTEA NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownNetwork_pkey" PRIMARY KEY ("userId","networkHash")
);

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");

-- CreateIndex
CREATE INDEX "KnownNetwork_lastSignInAt_idx" ON "KnownNetwork"("lastSignInAt");

-- AddForeignKey
ALTER TABLE "KnownNetwork" ADD CONSTRAINT "KnownNetwork_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
