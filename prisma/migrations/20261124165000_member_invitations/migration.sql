-- AlterTable
ALTER TABLE "Organisation" ADD COLUMN     "seats" INTEGER NOT NULL DEFAULT 10;

-- CreateTable
CREATE TABLE "MemberInvitation" (
    "id" SERIAL NOT NULL,
    "organisationId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "role" "MembershipRole" NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MemberInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MemberInvitation_tokenHash_key" ON "MemberInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "MemberInvitation_expiresAt_idx" ON "MemberInvitation"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "MemberInvitation_organisationId_emailKey_key" ON "MemberInvitation"("organisationId", "emailKey");

-- AddForeignKey
ALTER TABLE "MemberInvitation" ADD CONSTRAINT "MemberInvitation_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
