-- CreateTable
CREATE TABLE "DeprecatedUse" (
    "keyId" INTEGER NOT NULL,
    "coordinate" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "DeprecatedUse_pkey" PRIMARY KEY ("keyId","coordinate","day")
);

-- CreateTable
CREATE TABLE "DeprecationNotice" (
    "organisationId" INTEGER NOT NULL,
    "coordinate" TEXT NOT NULL,
    "mailedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeprecationNotice_pkey" PRIMARY KEY ("organisationId","coordinate")
);

-- CreateIndex
CREATE INDEX "DeprecatedUse_day_idx" ON "DeprecatedUse"("day");

-- CreateIndex
CREATE INDEX "DeprecationNotice_mailedAt_idx" ON "DeprecationNotice"("mailedAt");

-- AddForeignKey
ALTER TABLE "DeprecatedUse" ADD CONSTRAINT "DeprecatedUse_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "ApiKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeprecationNotice" ADD CONSTRAINT "DeprecationNotice_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
