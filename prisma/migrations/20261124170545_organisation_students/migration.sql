-- Another value for the enum. A value that is added to a type cannot be used in the same transaction, which a restored
-- backup would do, so the type is replaced.
CREATE TYPE "ApiKeyScope_new" AS ENUM ('CATALOGUE', 'MATCHES', 'STUDENTS_READ');
ALTER TABLE "ApiKey" ALTER COLUMN "scopes" TYPE "ApiKeyScope_new"[] USING ("scopes"::text[]::"ApiKeyScope_new"[]);
DROP TYPE "ApiKeyScope";
ALTER TYPE "ApiKeyScope_new" RENAME TO "ApiKeyScope";

-- CreateTable
CREATE TABLE "OrganisationStudent" (
    "id" SERIAL NOT NULL,
    "organisationId" INTEGER NOT NULL,
    "userId" INTEGER,
    "fullName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "tokenHash" BYTEA,
    "invitedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "consentedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OrganisationStudent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrganisationStudent_userId_key" ON "OrganisationStudent"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "OrganisationStudent_tokenHash_key" ON "OrganisationStudent"("tokenHash");

-- CreateIndex
CREATE INDEX "OrganisationStudent_expiresAt_idx" ON "OrganisationStudent"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "OrganisationStudent_organisationId_emailKey_key" ON "OrganisationStudent"("organisationId", "emailKey");

-- AddForeignKey
ALTER TABLE "OrganisationStudent" ADD CONSTRAINT "OrganisationStudent_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "Organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrganisationStudent" ADD CONSTRAINT "OrganisationStudent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
